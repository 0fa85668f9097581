import { type ReactNode, useId } from 'react';

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
          <label
            key={option.value}
            className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-line bg-surface px-4 font-[600] text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-ink-3 has-checked:border-ink has-checked:bg-ink has-checked:font-[650] has-checked:text-paper"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <span className="num pointer-events-none">{option.label}</span>
          </label>
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
