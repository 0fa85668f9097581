import { messageLength } from '@cadence/contract/coach/schemas';
import { type FormEvent, useRef, useState } from 'react';
import { pageLanguage } from '../../../platform/dates/formats.ts';
import { TextArea } from '../../../ui/form/field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useDraftText } from '../chat/use-draft-text.ts';

interface GoalFormProps {
  draftKey: string;
  label: string;
  hint: string;
  action: string;
  busy: boolean;
  problem: string | null;
  /** True when it was taken. */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

function check(text: string): string | undefined {
  if (text === '') return 'Write a few words';
  if (text.length > messageLength) {
    return `Use at most ${messageLength.toLocaleString(pageLanguage())} characters`;
  }
}

/** A goal, or what to change about one, in the user's own words. */
export function GoalForm({
  draftKey,
  label,
  hint,
  action,
  busy,
  problem,
  onSubmit,
  onCancel,
}: GoalFormProps) {
  const [text, setText] = useDraftText(draftKey);
  const [isChecked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const words = text.trim();
  const error = isChecked ? check(words) : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (check(words)) form.current?.querySelector('textarea')?.focus();
    else if (await onSubmit(words)) setText('');
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setChecked(words !== '')}
      />
      <Problem className="">{problem}</Problem>
      <FormActions action={action} busy={busy} onCancel={onCancel} />
    </form>
  );
}
