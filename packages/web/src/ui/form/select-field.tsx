import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
}

/** The browser's own list under a field that looks like the others. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-[650]">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          className="h-13 w-full appearance-none truncate rounded-card border border-field-line bg-surface pr-11 pl-4 text-base text-ink"
        />
        <ChevronDown
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-4 size-4 text-ink-2"
        />
      </div>
    </div>
  );
}
