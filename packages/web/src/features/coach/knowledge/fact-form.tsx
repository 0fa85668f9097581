import { factChange } from '@cadence/contract/coach/schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../../ui/form/field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';

interface FactFormProps {
  label: string;
  value: string;
  onSave: (value: string) => Promise<void>;
  onCancel: () => void;
}

/** The message of the server's own rule, or undefined. */
function check(value: string): string | undefined {
  return z.safeParse(factChange, { value }).error?.issues[0]?.message;
}

export function FactForm({ label, value, onSave, onCancel }: FactFormProps) {
  const [text, setText] = useState(value);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = isChecked ? check(text) : undefined;
  const focus = () => form.current?.querySelector('input')?.focus();

  useEffect(() => form.current?.querySelector('input')?.select(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (check(text)) {
      focus();
      return;
    }
    setBusy(true);
    await onSave(text.trim());
    setBusy(false);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The sheet stays open.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
      className="flex flex-col gap-2"
    >
      <TextField
        label={label}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setChecked(true)}
      />
      <FormActions action="Save" busy={isBusy} onCancel={onCancel} />
    </form>
  );
}
