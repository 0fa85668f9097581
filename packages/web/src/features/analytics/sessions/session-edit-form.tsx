import { sessionLimits } from '@cadence/domain/analytics/limits';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { type FormEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { rpeSentence } from '../../../platform/exercises/effort-words.ts';
import { useUnit } from '../../../platform/items/use-unit.ts';
import { TextArea, TextField } from '../../../ui/form/field.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ScoreFields } from '../../../ui/strip/score-fields.tsx';
import type { DescribeExercise } from './add-exercise.tsx';
import { settled } from './hand-session.ts';
import { applyDrafts, exerciseDraftOf, problemsOf } from './set-drafts.ts';
import { SetFields } from './set-fields.tsx';

/** With the library of exercises, which is long. */
const AddExercise = lazyPart(() => import('./add-exercise.tsx').then((m) => m.AddExercise));

const scale = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

interface SessionEditFormProps {
  session: WorkoutSession;
  Describe?: DescribeExercise | undefined;
  /** What is typed so far, whenever all of it is right. */
  onKeep?: (session: WorkoutSession) => void;
  onSave: (session: WorkoutSession) => void;
  onCancel: () => void;
}

/** '2026-03-01T18:30', as a field for a local time wants it. */
function localText(instant: string): string {
  const date = new Date(instant);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

const minutesOf = (seconds: number) => String(Math.round(seconds / 60));

function dateProblem(when: string): string | undefined {
  const ms = Date.parse(when);
  if (Number.isNaN(ms)) return 'Choose a day and a time';
  return ms > Date.now() + 86_400_000 ? 'Choose a day that has been' : undefined;
}

export function SessionEditForm(props: SessionEditFormProps) {
  const { session, Describe, onKeep, onSave, onCancel } = props;
  const unit = useUnit();
  const [title, setTitle] = useState(session.title);
  const [when, setWhen] = useState(() => localText(session.date));
  const [minutes, setMinutes] = useState(minutesOf(session.duration.actual));
  const [difficulty, setDifficulty] = useState(session.difficulty?.toString());
  const [rating, setRating] = useState(session.userRating?.toString());
  const [notes, setNotes] = useState(session.notes);
  const [scores, setScores] = useState(session.scores);
  const [exercises, setExercises] = useState(() =>
    session.exercises.map((exercise) => exerciseDraftOf(exercise, unit)),
  );
  const error = title.trim() === '' ? 'Give it a name' : undefined;
  const whenError = dateProblem(when);
  const isMinutes =
    /^\d+$/.test(minutes.trim()) && Number(minutes) * 60 <= sessionLimits.sessionSeconds;
  const isWrong = exercises.some(({ sets }) =>
    sets.some(({ draft }) => Object.keys(problemsOf(draft, unit)).length > 0),
  );

  /** Null while a field is wrong. What was not touched stays to the second. */
  const made = useMemo((): WorkoutSession | null => {
    if (error || whenError || !isMinutes || isWrong) return null;
    const { planned, actual } = session.duration;
    return settled({
      ...session,
      title: title.trim(),
      date: when === localText(session.date) ? session.date : new Date(when).toISOString(),
      duration: {
        planned,
        actual: minutes === minutesOf(actual) ? actual : Number(minutes) * 60,
      },
      notes,
      difficulty: difficulty === undefined ? null : Number(difficulty),
      userRating: rating === undefined ? null : Number(rating),
      exercises: applyDrafts(exercises, unit),
      ...(scores && { scores }),
    });
  }, [
    error,
    whenError,
    isMinutes,
    isWrong,
    session,
    unit,
    title,
    when,
    minutes,
    notes,
    difficulty,
    rating,
    exercises,
    scores,
  ]);
  useEffect(() => {
    if (made) onKeep?.(made);
  }, [made, onKeep]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (made) onSave(made);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 border-line border-t pt-4">
      <TextField
        label="Name"
        value={title}
        error={error}
        maxLength={sessionLimits.textLength}
        onChange={(event) => setTitle(event.target.value)}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <TextField
          label="When"
          type="datetime-local"
          value={when}
          error={whenError}
          onChange={(event) => setWhen(event.target.value)}
        />
        <TextField
          label="Minutes"
          inputMode="numeric"
          autoComplete="off"
          value={minutes}
          error={isMinutes ? undefined : 'Use whole minutes'}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </div>
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
      {exercises.length > 0 && <p className="text-ink-2 text-sm">{rpeSentence}</p>}
      {exercises.map((exercise, index) => (
        <SetFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the same exercise may come twice.
          key={index}
          unit={unit}
          exercise={exercise}
          onChange={(changed) =>
            setExercises(exercises.map((one, place) => (place === index ? changed : one)))
          }
          onRemove={() => setExercises(exercises.filter((_, place) => place !== index))}
        />
      ))}
      <Suspense>
        <AddExercise
          Describe={Describe}
          onAdd={(added) => setExercises([...exercises, exerciseDraftOf(added, unit)])}
        />
      </Suspense>
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
      <FormActions action="Save" onCancel={onCancel} />
    </form>
  );
}
