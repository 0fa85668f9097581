import { formatClock } from '@cadence/domain/timer/format-clock';
import { isStopwatch, stepsToPlay } from '@cadence/domain/timer/quick';
import { timerAt } from '@cadence/domain/timer/timer';
import { totalText } from '@cadence/domain/timer/total-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from '../../ui/router/router.tsx';
import { Strip } from '../../ui/strip.tsx';
import { isRunOf, type StoredRun, useStoredRun } from './engine/run-store.ts';

interface ResumeCardProps {
  runKey: string;
  workout: Workout;
}

/** Nothing pauses it here, so a run that is running is in another tab, or was in one that is gone. */
const headings = { running: 'Under way', stopped: 'Pick up where you left off' } as const;

function readPlace(run: StoredRun | null, runKey: string, steps: readonly TimerStep[]) {
  if (run?.runKey !== runKey || run.state.status === 'not-started') return null;
  if (!isRunOf(run, steps)) return null;
  const reading = timerAt(steps, run.state, run.lastSeenMs);
  return { reading, kind: run.state.status === 'running' ? 'running' : 'stopped' } as const;
}

/** The workout that is loaded, with the place where it was last seen. */
export function ResumeCard({ runKey, workout }: ResumeCardProps) {
  const run = useStoredRun();
  const steps = useMemo(() => stepsToPlay(workout), [workout]);
  const place = readPlace(run, runKey, steps);
  const begun = place?.reading;
  const isGuess = begun === undefined || steps.some(({ likelySeconds }) => likelySeconds);
  const known = isGuess ? totalText(steps) : formatClock(begun.totalSeconds);
  const total = isStopwatch(workout) ? '' : known;
  const stop = place ? `${place.kind} at ${formatClock(place.reading.elapsedSeconds)}` : '';
  const where = [stop, total].filter(Boolean).join(' of ');
  return (
    <section>
      <h2 className="eyebrow mb-2.5">{place ? headings[place.kind] : 'Ready when you are'}</h2>
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
