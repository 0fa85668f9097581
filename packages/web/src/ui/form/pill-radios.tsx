import { type ReactNode, useId } from 'react';
import { RadioOption } from './radio-option.tsx';

interface PillRadiosProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** Under the options, such as a way to clear the answer. */
  aside?: ReactNode;
}

/** One of several, in as many rows as they need. For a few short ones there is `Segmented`. */
export function PillRadios<Value extends string>(props: PillRadiosProps<Value>) {
  const { label, options, value, onChange, hint, error, aside } = props;
  const name = useId();
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset className="min-w-0" {...(described && { 'aria-describedby': described })}>
      <legend className="mb-2 font-[650]">{label}</legend>
      <div className="flex flex-wrap gap-1.5 sm:gap-2">
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            onCheck={() => onChange(option.value)}
            className="inline-flex min-h-11 rounded-full px-4 font-[600] text-sm"
          >
            {option.label}
          </RadioOption>
        ))}
      </div>
      {(hint || aside) && (
        <div className="mt-0.5 flex min-h-11 items-center justify-between gap-3">
          <p id={`${name}-hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
          {aside}
        </div>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-2 font-[550] text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
