import type { RunLog } from '@cadence/domain/analytics/session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import type { TimerState } from '@cadence/domain/timer/timer-state';

/**
 * `move`: the user leaves the current step for another one, unfinished.
 * `end`: the user ends the current step, which was all of it.
 */
export type Leap = 'move' | 'end';

interface Change {
  leap: Leap | null;
  before: TimerState;
  after: TimerState;
  stepCount: number;
  startedAtMs: number;
  newId: () => string;
}

const emptyLog = ({ newId, startedAtMs }: Pick<Change, 'newId' | 'startedAtMs'>): RunLog => ({
  sessionId: newId(),
  startedAtMs,
  skippedSteps: [],
  sets: {},
});

const indexes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

/**
 * What lies behind and was not skipped was passed by time, Done or Rest: it is finished,
 * and stays so when the user goes back. What else is passed over is noted as skipped;
 * what lies ahead again no longer is.
 */
function noteLeap(log: RunLog, leap: Leap, from: number, to: number): RunLog {
  const skipped = new Set(log.skippedSteps);
  const finished = new Set(log.finishedSteps);
  for (const index of indexes(0, from)) if (!skipped.has(index)) finished.add(index);
  if (leap === 'end') finished.add(from);
  const kept = log.skippedSteps.filter((index) => index < from && index < to);
  const passed = indexes(from, to).filter((index) => !finished.has(index));
  return { ...log, skippedSteps: [...kept, ...passed], finishedSteps: [...finished] };
}

/** The log after the user worked the timer; null as long as there is nothing to note. */
export function noteChange(log: RunLog | null, change: Change): RunLog | null {
  const { leap, before, after, stepCount, startedAtMs } = change;
  const place = ({ status, stepIndex }: TimerState) =>
    status === 'complete' ? stepCount : stepIndex;
  const begins = before.status === 'not-started' && after.status !== 'not-started';
  const leaps = leap !== null && place(before) !== place(after);
  let noted = log;
  if (begins) noted = { ...(log ?? emptyLog(change)), startedAtMs };
  if (leaps) noted = noteLeap(noted ?? emptyLog(change), leap, place(before), place(after));
  return noted;
}

export function noteSet(
  log: RunLog | null,
  key: string,
  set: LoggedSet | null,
  fresh: Pick<Change, 'newId' | 'startedAtMs'>,
): RunLog {
  const noted = log ?? emptyLog(fresh);
  const { [key]: _, ...others } = noted.sets;
  return { ...noted, sets: set ? { ...others, [key]: set } : others };
}

/** What a set is to be, before it is done. */
export function noteTarget(
  log: RunLog | null,
  key: string,
  set: LoggedSet,
  fresh: Pick<Change, 'newId' | 'startedAtMs'>,
): RunLog {
  const noted = log ?? emptyLog(fresh);
  return { ...noted, targets: { ...noted.targets, [key]: set } };
}

export function noteExtraReps(
  log: RunLog | null,
  block: number,
  reps: number,
  fresh: Pick<Change, 'newId' | 'startedAtMs'>,
): RunLog {
  const noted = log ?? emptyLog(fresh);
  return { ...noted, extraReps: { ...noted.extraReps, [block]: reps } };
}
