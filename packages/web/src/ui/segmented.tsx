import { type ReactNode, useId } from 'react';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: ReactNode;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
}

export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  labelHidden = false,
  disabled = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-50">
      <legend className={labelHidden ? 'sr-only' : 'mb-2 font-[650]'}>{label}</legend>
      <div className="flex gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-12 min-w-11 flex-1 cursor-pointer items-center justify-center rounded-control border border-line bg-surface px-3 text-center font-[650] has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:text-paper"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
            />
            <span className="num pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
