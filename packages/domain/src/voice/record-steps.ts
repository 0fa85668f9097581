import { liftKey } from '../analytics/lifts/lift-key.ts';
import { bestEstimate, estimateFrom } from '../analytics/lifts/strength.ts';
import type { RunLog } from '../analytics/session.ts';
import { setKey } from '../analytics/session-exercises.ts';
import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import type { TimerStep } from '../timer/types.ts';

interface LoggedLift {
  stepIndex: number;
  lift: string;
  set: LoggedSet;
}

function loggedLifts(steps: readonly TimerStep[], sets: RunLog['sets']): LoggedLift[] {
  return steps.flatMap((step, stepIndex) => {
    const names = step.flow?.map(({ name }) => name) ?? [step.exerciseName ?? step.name];
    return names.flatMap((name, position) => {
      const set = sets[setKey(stepIndex, step.flow && position)];
      return set ? [{ stepIndex, lift: liftKey(name), set }] : [];
    });
  });
}

/**
 * The steps whose set beats everything the athlete has lifted before it, earlier in this run as
 * well. The first time with an exercise there is nothing to beat.
 */
export function findRecordSteps(
  steps: readonly TimerStep[],
  { sessionId, sets }: Pick<RunLog, 'sessionId' | 'sets'>,
  earlier: readonly WorkoutSession[],
): number[] {
  const lifts = loggedLifts(steps, sets);
  const best = new Map<string, number>();
  const wanted = new Set(lifts.map(({ lift }) => lift));
  const past = earlier.flatMap(({ id, exercises }) => (id === sessionId ? [] : exercises));
  for (const { name, actual } of past) {
    const lift = liftKey(name);
    const estimate = wanted.has(lift) ? bestEstimate(actual.sets) : null;
    if (estimate) best.set(lift, Math.max(best.get(lift) ?? 0, estimate.oneRepMax));
  }
  const records = new Set<number>();
  for (const { stepIndex, lift, set } of lifts) {
    const most = best.get(lift);
    const reached = estimateFrom(set)?.oneRepMax ?? 0;
    if (most === undefined || reached <= most) continue;
    best.set(lift, reached);
    records.add(stepIndex);
  }
  return [...records];
}
