import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { swapItem } from '@cadence/domain/planner/edit/edit';
import { alternativesFor } from '@cadence/domain/planner/legal/alternatives';
import type { Request } from '@cadence/domain/planner/request';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ExerciseSheet } from '../exercise/exercise-sheet.tsx';

interface SwapListProps {
  workout: Workout;
  index: number;
  request: Request;
  onChoose: (workout: Workout) => void;
}

export function SwapList({ workout, index, request, onChoose }: SwapListProps) {
  const found = useMemo(() => alternativesFor(workout, index, request), [workout, index, request]);
  const [shownId, setShownId] = useState<string>();
  if (found.length === 0) {
    return <p className="text-ink-2">Nothing else fits your limits today.</p>;
  }
  return (
    <>
      <p className="text-ink-2">It takes as long as before and keeps to your limits.</p>
      <ul className="divide-y divide-line border-line border-y">
        {found.map(({ exercise, reasons }) => (
          <li key={exercise.id} className="flex items-center gap-2 py-3">
            <Words exercise={exercise} reasons={reasons} />
            <div className="flex shrink-0 gap-1">
              <Button
                variant="ghost"
                aria-label={`See how: ${exercise.name}`}
                onClick={() => setShownId(exercise.id)}
              >
                See how
              </Button>
              <Button
                aria-label={`Swap in ${exercise.name}`}
                onClick={() => onChoose(swapItem(workout, index, exercise, request))}
              >
                Swap
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {shownId && <ExerciseSheet exerciseId={shownId} onClose={() => setShownId(undefined)} />}
    </>
  );
}

interface WordsProps {
  exercise: LibraryExercise;
  reasons: readonly string[];
}

function Words({ exercise, reasons }: WordsProps) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-[650] text-base leading-tight">{exercise.name}</p>
      <p className="text-ink-2 text-sm">{exercise.cues[0]}</p>
      {reasons.length > 0 && (
        <p className="mt-1 font-[600] text-[0.8125rem]">{reasons.join(' · ')}</p>
      )}
    </div>
  );
}
