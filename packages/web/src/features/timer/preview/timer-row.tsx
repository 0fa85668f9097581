import { formatClock } from '@cadence/domain/timer/format-clock';
import { stepsToPlay } from '@cadence/domain/timer/quick';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import type { Workout } from '@cadence/domain/workout/types';
import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { Strip } from '../../../ui/strip/strip.tsx';

interface TimerRowProps {
  name: string;
  /** '8 × 20/10' */
  note: string;
  workout: Workout;
  onStart: (workout: Workout) => void;
  /** Opens it to be changed. */
  onOpen: () => void;
}

/** One timer as its strip. Play starts it; the rest of the row opens it. */
export function TimerRow({ name, note, workout, onStart, onOpen }: TimerRowProps) {
  const steps = useMemo(
    () => stepsToPlay(workout).filter(({ type }) => type !== 'pre-workout'),
    [workout],
  );
  return (
    <li className="flex items-center gap-4 border-line border-b py-3 last:border-b-0">
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        aria-label={`Change ${name}`}
        className="flex min-h-11 min-w-0 flex-1 flex-col gap-2 rounded-control text-left"
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="min-w-0 truncate text-ink-2">
            <strong className="mr-2.5 font-[700] text-base text-ink">{name}</strong>
            {note}
          </span>
          <span className="num shrink-0 font-[650] text-base text-ink-2">
            {formatClock(sumSeconds(steps))}
          </span>
        </span>
        <Strip steps={steps} size="md" decorative />
      </button>
      <button
        type="button"
        aria-label={`Start ${name}`}
        onClick={() => onStart(workout)}
        className="grid size-12 shrink-0 place-items-center rounded-full bg-sunken hover:bg-line"
      >
        <Play aria-hidden="true" className="size-5 translate-x-px fill-current" />
      </button>
    </li>
  );
}
