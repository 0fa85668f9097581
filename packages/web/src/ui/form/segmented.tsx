import { type ReactNode, useId } from 'react';
import { RadioOption } from './radio-option.tsx';

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
          <RadioOption
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onCheck={() => onChange(option.value)}
            className="flex min-h-12 flex-1 rounded-control px-3 text-center font-[650]"
          >
            {option.label}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
