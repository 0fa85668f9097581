import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { WeightUnit } from '@cadence/domain/profile/units';
import { type FormEvent, useState } from 'react';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { ScoreFields } from '../../../ui/strip/score-fields.tsx';
import { applyDrafts, draftOf, problemsOf, type SetDraft } from './set-drafts.ts';

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

interface SessionEditFormProps {
  session: WorkoutSession;
  onSave: (session: WorkoutSession) => void;
  onCancel: () => void;
}

export function SessionEditForm({ session, onSave, onCancel }: SessionEditFormProps) {
  const unit = useUnit();
  const [title, setTitle] = useState(session.title);
  const [difficulty, setDifficulty] = useState(session.difficulty?.toString());
  const [rating, setRating] = useState(session.userRating?.toString());
  const [notes, setNotes] = useState(session.notes);
  const [scores, setScores] = useState(session.scores);
  const [drafts, setDrafts] = useState(() =>
    session.exercises.map(({ actual }) => actual.sets.map((set) => draftOf(set, unit))),
  );
  const error = title.trim() === '' ? 'Give it a name' : undefined;
  const isWrong = drafts.flat().some((draft) => Object.keys(problemsOf(draft, unit)).length > 0);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (error || isWrong) return;
    onSave({
      ...session,
      title: title.trim(),
      notes,
      difficulty: difficulty === undefined ? null : Number(difficulty),
      userRating: rating === undefined ? null : Number(rating),
      exercises: applyDrafts(session.exercises, drafts, unit),
      ...(scores && { scores }),
    });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4 border-line border-t pt-4">
      <TextField
        label="Name"
        value={title}
        error={error}
        maxLength={sessionLimits.textLength}
        onChange={(event) => setTitle(event.target.value)}
      />
      {scores?.map((score) =>
        score.kind === 'done' || score.kind === 'load' ? null : (
          <fieldset key={score.block} className="min-w-0">
            <legend className="font-[650]">{score.title}</legend>
            <ScoreFields
              score={score}
              onChange={(changed) =>
                setScores(scores.map((one) => (one === score ? changed : one)))
              }
            />
          </fieldset>
        ),
      )}
      {session.exercises.map(({ name }, index) => (
        <SetFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice.
          key={index}
          exercise={name}
          unit={unit}
          drafts={drafts[index] ?? []}
          onChange={(changed) =>
            setDrafts(drafts.map((one, place) => (place === index ? changed : one)))
          }
        />
      ))}
      <Segmented
        label="How hard was it?"
        options={scale}
        value={difficulty}
        onChange={setDifficulty}
      />
      <Segmented label="How did you like it?" options={scale} value={rating} onChange={setRating} />
      <TextArea
        label="Notes"
        rows={3}
        value={notes}
        maxLength={sessionLimits.notesLength}
        onChange={(event) => setNotes(event.target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface SetFieldsProps {
  exercise: string;
  unit: WeightUnit;
  drafts: readonly SetDraft[];
  onChange: (drafts: SetDraft[]) => void;
}

/** The sets that were logged: a slip of the finger would stand as a record for good. */
function SetFields({ exercise, unit, drafts, onChange }: SetFieldsProps) {
  if (drafts.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-[650]">{exercise}</legend>
      <div className="grid grid-cols-2 gap-3">
        {drafts.map((draft, index) => (
          <SetRow
            // biome-ignore lint/suspicious/noArrayIndexKey: sets are told apart by their place.
            key={index}
            name={`Set ${index + 1}`}
            unit={unit}
            draft={draft}
            onChange={(changed) =>
              onChange(drafts.map((one, place) => (place === index ? changed : one)))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SetRowProps {
  name: string;
  unit: WeightUnit;
  draft: SetDraft;
  onChange: (draft: SetDraft) => void;
}

const numberField = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } as const;

function SetRow({ name, unit, draft, onChange }: SetRowProps) {
  const problems = problemsOf(draft, unit);
  return (
    <>
      <TextField
        {...numberField}
        label={`${name}, reps`}
        value={draft.reps}
        error={problems.reps}
        onChange={(event) => onChange({ ...draft, reps: event.target.value })}
      />
      <TextField
        {...numberField}
        label={`${name}, ${unit}`}
        value={draft.weight}
        error={problems.weight}
        onChange={(event) => onChange({ ...draft, weight: event.target.value })}
      />
    </>
  );
}
