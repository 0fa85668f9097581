import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { formatClock } from '@cadence/domain/timer/format-clock';
import { isStopwatch } from '@cadence/domain/timer/quick';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { useMemo } from 'react';
import { Strip } from '../../ui/strip.tsx';
import { workoutKey } from './current-workout.ts';

interface RecentListProps {
  workouts: readonly Workout[];
  onChoose: (workout: Workout) => void;
}

/** The latest workouts, each with its strip; a tap loads one. */
export function RecentList({ workouts, onChoose }: RecentListProps) {
  return (
    <ul className="divide-y divide-line border-line border-t">
      {workouts.map((workout) => (
        <Row key={workoutKey(workout)} workout={workout} onChoose={onChoose} />
      ))}
    </ul>
  );
}

interface RowProps {
  workout: Workout;
  onChoose: (workout: Workout) => void;
}

function Row({ workout, onChoose }: RowProps) {
  const steps = useMemo(() => buildTimerSteps(workout), [workout]);
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(workout)}
        className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] flex-col gap-2 rounded-control px-2 py-3 text-left hover:bg-ink/5"
      >
        <span className="flex w-full items-baseline justify-between gap-4">
          <span className="min-w-0 truncate font-[650]">
            {workout.title ?? workout.workoutType ?? 'Workout'}
          </span>
          <span className="num shrink-0 text-ink-2 text-sm">
            {isStopwatch(workout) ? 'Counts up' : formatClock(sumSeconds(steps))}
          </span>
        </span>
        <Strip steps={steps} size="sm" decorative />
      </button>
    </li>
  );
}
