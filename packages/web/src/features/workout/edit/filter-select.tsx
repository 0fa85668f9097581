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
        className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-[0.8125rem] text-ink-2"
      >
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full appearance-none truncate rounded-control border border-field-line bg-surface pr-9 pl-16 font-[600] text-base text-ink"
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
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4 text-ink-2"
      />
    </div>
  );
}
