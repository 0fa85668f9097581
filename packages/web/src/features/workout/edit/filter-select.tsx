import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="relative">
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-1.5 left-3.5 text-ink-2 text-xs sm:inset-y-0 sm:flex sm:items-center sm:text-[0.8125rem]"
      >
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-13 w-full appearance-none truncate rounded-control border border-field-line bg-surface pt-4 pr-7 pl-3.5 font-[600] text-base text-ink sm:h-11 sm:pt-0 sm:pr-9 sm:pl-16"
      >
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 size-4 sm:right-3 text-ink-2"
      />
    </div>
  );
}
