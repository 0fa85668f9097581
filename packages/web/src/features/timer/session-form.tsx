import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';

export type SessionAnswers = Pick<WorkoutSession, 'userRating' | 'difficulty' | 'notes'>;

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const maxNotes = 2000;

interface SessionFormProps {
  onSave: (answers: SessionAnswers) => void;
  onClose: () => void;
}

/** All of it is optional: the session itself is already kept. */
export function SessionForm({ onSave, onClose }: SessionFormProps) {
  const [difficulty, setDifficulty] = useState<string>();
  const [rating, setRating] = useState<string>();
  const [notes, setNotes] = useState('');
  const numberOf = (value: string | undefined) => (value === undefined ? null : Number(value));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave({
      difficulty: numberOf(difficulty),
      userRating: numberOf(rating),
      notes: notes.trim(),
    });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Scale
        label="How hard was it?"
        ends={['Easy', 'All out']}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Scale
        label="How did you like it?"
        ends={['Not for me', 'Again, please']}
        value={rating}
        onChange={setRating}
      />
      <TextArea
        label="Notes"
        rows={3}
        maxLength={maxNotes}
        placeholder="What should the next one remember?"
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <div className="flex flex-col gap-1">
        <Button type="submit" variant="primary" size="lg" className="w-full">
          Save session
        </Button>
        <Button variant="ghost" onClick={onClose} className="w-full">
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
