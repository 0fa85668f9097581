import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { alternativesFor } from '@cadence/domain/planner/legal/alternatives';
import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';

interface ClockSwapsProps {
  workout: Workout;
  index: number;
  /** What is done there now, which may be a swap itself. */
  exerciseId: string | undefined;
  request: Request;
  onChoose: (exercise: LibraryExercise) => void;
}

/** What may be done instead, each with one press. */
export function ClockSwaps({ workout, index, exerciseId, request, onChoose }: ClockSwapsProps) {
  const found = useMemo(
    () =>
      alternativesFor(workout, index, request, 6).filter(
        ({ exercise }) => exercise.id !== exerciseId,
      ),
    [workout, index, request, exerciseId],
  );
  if (found.length === 0) {
    return <p className="text-ink-2">Nothing else fits your limits today.</p>;
  }
  return (
    <>
      <p className="text-ink-2">Sets that you have logged stay as they are.</p>
      <ul className="divide-y divide-line border-line border-y">
        {found.map(({ exercise, reasons }) => (
          <li key={exercise.id} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="font-[650] text-base leading-tight">{exercise.name}</p>
              <p className="text-ink-2 text-sm">{reasons.join(' · ') || exercise.cues[0]}</p>
            </div>
            <Button aria-label={`Swap in ${exercise.name}`} onClick={() => onChoose(exercise)}>
              Swap
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
