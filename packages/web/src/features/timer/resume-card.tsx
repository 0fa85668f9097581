import { formatClock } from '@cadence/domain/timer/format-clock';
import { isStopwatch, stepsToPlay } from '@cadence/domain/timer/quick';
import { sumSeconds } from '@cadence/domain/timer/timeline';
import { timerAt } from '@cadence/domain/timer/timer';
import type { Workout } from '@cadence/domain/workout/types';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Strip } from '../../ui/strip.tsx';
import { type StoredRun, useStoredRun } from './engine/run-store.ts';

interface ResumeCardProps {
  runKey: string;
  workout: Workout;
}

function isBegun(run: StoredRun | null, runKey: string): run is StoredRun {
  return run?.runKey === runKey && run.state.status !== 'not-started';
}

/** The workout that is loaded, with the place where it was last seen. */
export function ResumeCard({ runKey, workout }: ResumeCardProps) {
  const run = useStoredRun();
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const begun = isBegun(run, runKey) ? timerAt(steps, run.state, run.lastSeenMs) : null;
  const total = isStopwatch(workout) ? '' : formatClock(begun?.totalSeconds ?? sumSeconds(steps));
  const stop = begun ? `stopped at ${formatClock(begun.elapsedSeconds)}` : '';
  const where = [stop, total].filter(Boolean).join(' of ');
  return (
    <section>
      <h2 className="eyebrow mb-2.5">
        {begun ? 'Pick up where you left off' : 'Ready when you are'}
      </h2>
      <Link
        to="/workout"
        className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-4 no-underline hover:border-ink-3"
      >
        <span className="flex items-center gap-3 text-base">
          <span className="num min-w-0 flex-1 text-ink-2">
            <strong className="font-[700] text-ink">{workout.title ?? 'Workout'}</strong>
            {where && ` · ${where}`}
          </span>
          <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
        </span>
        <Strip
          steps={steps}
          size="md"
          decorative
          position={
            begun
              ? { stepIndex: begun.stepIndex, stepSeconds: begun.stepElapsedSeconds }
              : undefined
          }
        />
      </Link>
    </section>
  );
}
