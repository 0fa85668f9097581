import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, hint, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-center justify-between gap-4">
      <div className="py-1.5">
        {/* The label's pseudo-element makes the whole row one target. */}
        <label htmlFor={id} className="font-[650] after:absolute after:inset-0">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-2 text-sm">
            {hint}
          </p>
        )}
      </div>
      <span aria-hidden="true" className="hidden print:block">
        {checked ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        className="relative h-11 w-12 shrink-0 appearance-none rounded-control before:absolute before:inset-x-0 before:inset-y-2 before:rounded-full before:border before:border-field-line before:bg-sunken after:absolute after:top-3 after:left-1 after:size-5 after:rounded-full after:bg-field-line after:transition-transform checked:before:border-ink checked:before:bg-ink checked:after:translate-x-5 checked:after:bg-paper disabled:opacity-50 print:hidden"
      />
    </div>
  );
}
