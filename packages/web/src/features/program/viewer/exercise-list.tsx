import type { LibraryExerciseView } from '@cadence/domain/exercise/project';
import type { ProgramWeek } from '@cadence/domain/program/types';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ExerciseStill } from '../../../ui/figure/exercise-still.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useShowAll } from '../../../ui/use-show-all.tsx';
import { useProgressions } from './use-details.ts';

interface ExerciseListProps {
  exercises: readonly LibraryExerciseView[];
  /** How to do it, with pictures. */
  onOpenExercise: (exerciseId: string) => void;
}

const firstShown = 8;

/** What a week trains, in the order of its sessions. */
export function exercisesOf(
  { sessions }: ProgramWeek,
  library: readonly LibraryExerciseView[],
): LibraryExerciseView[] {
  const ids = new Set(
    sessions.flatMap(({ workout }) =>
      workout.workout.flatMap(({ type, exerciseId }) =>
        type === 'exercise' && exerciseId !== undefined ? [exerciseId] : [],
      ),
    ),
  );
  return [...ids].flatMap((id) => library.find((one) => one.id === id) ?? []);
}

/** The exercises of a week, and what comes before and after each. */
export function ExerciseList({ exercises, onOpenExercise }: ExerciseListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const base = useId();
  const { shown, list, button } = useShowAll(exercises, firstShown, 'w-full');
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-line border-t">
        {shown.map((exercise) => {
          const isOpen = exercise.id === openId;
          const panelId = `${base}-${exercise.id}`;
          return (
            <li key={exercise.id}>
              <button
                type="button"
                aria-expanded={isOpen}
                {...(isOpen && { 'aria-controls': panelId })}
                onClick={() => setOpenId(isOpen ? null : exercise.id)}
                className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-4 rounded-control px-2 py-2 text-left hover:bg-ink/5"
              >
                <ExerciseStill exerciseId={exercise.id} className="size-10" />
                <span className="min-w-0 flex-1 font-[650]">{exercise.name}</span>
                <span className="shrink-0 text-ink-2 text-sm">
                  Level {exercise.complexity_level}
                </span>
              </button>
              {isOpen && (
                <div id={panelId} className="flex flex-col gap-3 pb-4">
                  {exercise.coaching_cues.length > 0 && (
                    <p className="text-ink-2">{exercise.coaching_cues.slice(0, 2).join(' ')}</p>
                  )}
                  <Steps exercise={exercise} />
                  <Button onClick={() => onOpenExercise(exercise.id)} className="self-start">
                    How to do it
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {button}
    </>
  );
}

interface StepsProps {
  exercise: LibraryExerciseView;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

function Steps({ exercise }: StepsProps) {
  const { value, hasFailed } = useProgressions(exercise.id);
  if (!value && !hasFailed) {
    return (
      <SkeletonGroup label="Loading progressions" className="flex flex-col gap-2">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </SkeletonGroup>
    );
  }
  // The program itself knows the nearest ones.
  const of = (kind: 'easier' | 'harder') =>
    value?.[kind] ?? exercise.variations.filter((one) => one.kind === kind);
  const ways = value?.ways ?? [];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      <dt className="text-ink-2">Easier</dt>
      <dd>{namesOf(of('easier')) || 'Nothing easier'}</dd>
      <dt className="text-ink-2">Harder</dt>
      <dd>{namesOf(of('harder')) || 'Nothing harder'}</dd>
      {ways.length > 0 && (
        <>
          <dt className="text-ink-2">First</dt>
          <dd>{ways.slice(0, 3).join(' ')}</dd>
        </>
      )}
    </dl>
  );
}
