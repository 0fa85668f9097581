import { formatClock } from '@cadence/domain/timer/format-clock';
import { isStopwatch } from '@cadence/domain/timer/quick';
import { type TimerReading, timerAt } from '@cadence/domain/timer/timer';
import { totalText } from '@cadence/domain/timer/total-text';
import type { TimerStep } from '@cadence/domain/timer/types';
import type { Workout } from '@cadence/domain/workout/types';
import { isRunOf, type StoredRun } from '../engine/run-store.ts';

interface RunPlace {
  reading: TimerReading;
  /** Nothing pauses it elsewhere: a run that is running is in another tab, or was in one that is gone. */
  kind: 'running' | 'stopped';
}

/** Where a run was last seen; null where it has not begun, or is of something else. */
export function placeOf(
  run: StoredRun | null,
  runKey: string,
  steps: readonly TimerStep[],
): RunPlace | null {
  if (run?.runKey !== runKey || run.state.status === 'not-started') return null;
  if (!isRunOf(run, steps)) return null;
  const reading = timerAt(steps, run.state, run.lastSeenMs);
  return { reading, kind: run.state.status === 'running' ? 'running' : 'stopped' };
}

/** 'running at 1:33 of 30:00'; of what has not begun '30:00'. */
export function placeText(
  place: RunPlace | null,
  workout: Workout,
  steps: readonly TimerStep[],
): string {
  const isGuess = place === null || steps.some(({ likelySeconds }) => likelySeconds);
  const known = isGuess ? totalText(steps) : formatClock(place.reading.totalSeconds);
  const total = isStopwatch(workout) ? '' : known;
  const stop = place ? `${place.kind} at ${formatClock(place.reading.elapsedSeconds)}` : '';
  return [stop, total].filter(Boolean).join(' of ');
}
