import { buildTimerSteps } from '@cadence/domain/timer/build-steps';
import { isStopwatch } from '@cadence/domain/timer/quick';
import { totalText } from '@cadence/domain/timer/total-text';
import type { Workout } from '@cadence/domain/workout/types';
import { shortTitle } from '@cadence/domain/workout/words';
import { type RefObject, useMemo } from 'react';
import { shortDay, shortWeekday } from '../../platform/dates/short-day.ts';
import { Strip } from '../../ui/strip/strip.tsx';
import { workoutKey } from './workout-table.ts';

interface RecentListProps {
  ref?: RefObject<HTMLUListElement | null>;
  workouts: readonly Workout[];
  onChoose: (workout: Workout) => void;
}

/** The latest workouts, each with its strip; a tap loads one. */
export function RecentList({ ref, workouts, onChoose }: RecentListProps) {
  return (
    <ul ref={ref} className="divide-y divide-line border-line border-t">
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
  const day = dayText(workout.generatedAt);
  return (
    <li>
      <button
        type="button"
        onClick={() => onChoose(workout)}
        className="-mx-2 flex min-h-14 w-[calc(100%+1rem)] flex-col gap-2 rounded-control px-2 py-3 text-left hover:bg-ink/5"
      >
        <span className="flex w-full items-baseline justify-between gap-4">
          <strong className="min-w-0 font-[650] leading-snug">
            {shortTitle(workout.title ?? workout.workoutType ?? 'Workout')}
          </strong>
          <span className="num shrink-0 text-ink-2 text-sm">
            {day && `${day} · `}
            {isStopwatch(workout) ? 'Counts up' : totalText(steps)}
          </span>
        </span>
        <Strip steps={steps} size="sm" decorative />
      </button>
    </li>
  );
}

const weekMs = 7 * 86_400_000;

/** 'Thu', or '3 Nov' from a week on; nothing where the day is not known. */
function dayText(generatedAt: string | undefined): string | null {
  const madeMs = Date.parse(generatedAt ?? '');
  if (!Number.isFinite(madeMs)) return null;
  const isRecent = Date.now() - madeMs < weekMs;
  return (isRecent ? shortWeekday : shortDay)(new Date(madeMs));
}
