import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { type FormEvent, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from '../../platform/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';

export type SessionAnswers = Pick<WorkoutSession, 'userRating' | 'difficulty' | 'notes'>;

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const maxNotes = 2000;

interface SessionFormProps {
  sessionId: string;
  onSave: (answers: SessionAnswers) => void;
  /** With the answers too: leaving is no reason to lose them. */
  onClose: (answers: SessionAnswers) => void;
}

type Field = 'difficulty' | 'rating' | 'notes';

/** A reload and a crash leave what was answered. */
function useAnswers(sessionId: string) {
  const draftKey = `session-${sessionId}`;
  const [values, setValues] = useState<Partial<Record<Field, string>>>(() => readDraft(draftKey));
  return {
    values,
    set: (field: Field) => (value: string) => {
      const next = { ...values, [field]: value };
      setValues(next);
      writeDraft(draftKey, next);
    },
    take(): SessionAnswers {
      clearDraft(draftKey);
      return {
        difficulty: numberOf(values.difficulty),
        userRating: numberOf(values.rating),
        notes: (values.notes ?? '').trim(),
      };
    },
  };
}

const numberOf = (value: string | undefined) =>
  scale.some((option) => option.value === value) ? Number(value) : null;

/** All of it is optional: the session itself is already kept. */
export function SessionForm({ sessionId, onSave, onClose }: SessionFormProps) {
  const { values, set, take } = useAnswers(sessionId);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(take());
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Scale
        label="How hard was it?"
        ends={['Easy', 'All out']}
        value={values.difficulty}
        onChange={set('difficulty')}
      />
      <Scale
        label="How did you like it?"
        ends={['Not for me', 'Again, please']}
        value={values.rating}
        onChange={set('rating')}
      />
      <TextArea
        label="Notes"
        rows={3}
        maxLength={maxNotes}
        placeholder="What should the next one remember?"
        value={values.notes ?? ''}
        onChange={(event) => set('notes')(event.target.value)}
      />
      <div className="flex flex-col gap-1">
        <Button type="submit" variant="primary" size="lg" className="w-full">
          Save session
        </Button>
        <Button variant="ghost" onClick={() => onClose(take())} className="w-full">
          Back to home
        </Button>
      </div>
    </form>
  );
}

interface ScaleProps {
  label: string;
  ends: readonly [string, string];
  value: string | undefined;
  onChange: (value: string) => void;
}

function Scale({ label, ends, value, onChange }: ScaleProps) {
  return (
    <div>
      <Segmented label={label} options={scale} value={value} onChange={onChange} />
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-[0.8125rem] text-ink-2">
        <span>1 · {ends[0]}</span>
        <span>5 · {ends[1]}</span>
      </p>
    </div>
  );
}
