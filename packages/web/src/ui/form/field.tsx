import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';

interface Words {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
}

const box =
  'w-full rounded-card border border-field-line bg-surface px-4 text-base text-ink aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:bg-sunken disabled:text-ink-2';

/** So that styles know a field without words: none of it is printed. */
const emptyPlaceholder = ' ';

function useWords(id: string | undefined, { error, hint }: Words, describedBy?: string) {
  const made = useId();
  const fieldId = id ?? made;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [hint ? hintId : '', error ? errorId : '', describedBy ?? '']
    .filter(Boolean)
    .join(' ');
  return {
    fieldId,
    hintId,
    errorId,
    aria: {
      ...(described && { 'aria-describedby': described }),
      ...(error && { 'aria-invalid': true }),
    },
  };
}

interface FrameProps extends Words {
  fieldId: string;
  hintId: string;
  errorId: string;
  className?: string | undefined;
  children: ReactNode;
}

function Frame({
  label,
  error,
  hint,
  fieldId,
  hintId,
  errorId,
  className = '',
  children,
}: FrameProps) {
  return (
    <div className={`field flex flex-col gap-2 ${className}`}>
      <label htmlFor={fieldId} className="font-[650] text-ink">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId} className="text-ink-2 text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 font-[550] text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

export interface TextFieldProps extends ComponentProps<'input'>, Words {
  /** Stands inside the field at its end; the text keeps clear of it. */
  trailing?: ReactNode;
}

export function TextField({
  label,
  error,
  hint,
  trailing,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const { aria, ...ids } = useWords(id, { label, error, hint }, describedBy);
  return (
    <Frame {...ids} label={label} error={error} hint={hint} className={className}>
      <div className="relative">
        <input
          placeholder={emptyPlaceholder}
          {...rest}
          {...aria}
          id={ids.fieldId}
          className={`${box} h-13 ${trailing ? 'pr-14' : ''}`}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
    </Frame>
  );
}

export interface TextAreaProps extends ComponentProps<'textarea'>, Words {}

export function TextArea({
  label,
  error,
  hint,
  id,
  className,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  const { aria, ...ids } = useWords(id, { label, error, hint }, describedBy);
  return (
    <Frame {...ids} label={label} error={error} hint={hint} className={className}>
      <textarea
        placeholder={emptyPlaceholder}
        {...rest}
        {...aria}
        id={ids.fieldId}
        rows={rows}
        className={`${box} resize-y py-3`}
      />
    </Frame>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
