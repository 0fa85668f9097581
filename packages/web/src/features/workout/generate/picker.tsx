import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** One small control of the row: its name, what is chosen, and a full touch target. */
export const pill =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-control bg-sunken px-3 text-sm xl:gap-1 xl:px-2.5 lg:text-[0.8125rem] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:bg-ink/9';

/** The text decides: the control steps back, and shows what it says. */
export const steppedBack = 'bg-transparent shadow-[inset_0_0_0_1px_var(--line)]';

export function FromText() {
  return <span className="text-ink-2">from text</span>;
}

export interface PickerOption {
  value: string;
  label: string;
}

interface PickerProps {
  label: string;
  /** What the row shows; the list itself may say more. */
  shown: ReactNode;
  value: string;
  /** The text has said it. */
  told?: boolean;
  options: readonly PickerOption[];
  onChange: (value: string) => void;
}

/** The browser's own list lies over the pill: it knows phones, keyboards and screen readers best. */
export function Picker({ label, shown, value, told, options, onChange }: PickerProps) {
  return (
    <label className={`${pill} ${told ? steppedBack : ''}`}>
      <span className="text-ink-2">{label}</span>
      <span aria-hidden="true" className="font-[650]">
        {shown}
      </span>
      {told && <FromText />}
      <ChevronDown aria-hidden="true" className="-mr-0.5 size-3.5" />
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 cursor-pointer rounded-control opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
