import { inOrder } from './in-order.ts';
import { liftKeys } from './lift-key.ts';
import type { StrengthRecord } from './records.ts';
import { bestEstimate, type Estimate } from './strength.ts';
import type { WorkoutSession } from './types.ts';

export interface LiftPoint extends Estimate {
  /** The instant its session began. */
  date: string;
  /** Empty where the session has been removed since. */
  sessionId: string;
}

export interface LiftHistory {
  lift: string;
  exerciseId?: string;
  /** The best of each session, the oldest first. */
  points: LiftPoint[];
  best: LiftPoint;
  /** Each time the best was beaten; the first point is one. */
  records: StrengthRecord[];
}

/**
 * Every lift with a load, the latest trained one first. `lasting`: the bests of sessions that
 * were removed; each stands as the first point of its lift.
 */
export function liftHistories(
  sessions: readonly WorkoutSession[],
  lasting: readonly StrengthRecord[] = [],
): LiftHistory[] {
  const keyOf = liftKeys();
  const lifts = new Map(lasting.map((record) => [keyOf(record.lift), historyOf(record)]));
  for (const { id: sessionId, date, exercises } of inOrder(sessions)) {
    for (const { name, exerciseId, actual } of exercises) {
      const estimate = bestEstimate(actual.sets);
      if (!estimate) continue;
      const { oneRepMax, estimatedFrom, lowConfidence } = estimate;
      const point: LiftPoint = { oneRepMax, estimatedFrom, lowConfidence, date, sessionId };
      const key = keyOf(name);
      const known = lifts.get(key);
      if (known) addPoint(known, point);
      else {
        const names = exerciseId === undefined ? { lift: name } : { lift: name, exerciseId };
        lifts.set(key, {
          ...names,
          points: [point],
          best: point,
          records: [recordOf(name, point, null)],
        });
      }
    }
  }
  return [...lifts.values()].sort((a, b) => lastDate(b) - lastDate(a));
}

function historyOf(record: StrengthRecord): LiftHistory {
  const { lift, date, oneRepMax, estimatedFrom, lowConfidence } = record;
  const point = { date, oneRepMax, estimatedFrom, lowConfidence, sessionId: '' };
  return { lift, points: [point], best: point, records: [record] };
}

const lastDate = ({ points }: LiftHistory) => Date.parse(points.at(-1)?.date ?? '');

function addPoint(history: LiftHistory, point: LiftPoint): void {
  const { points, best } = history;
  const last = points.at(-1);
  // The same lift twice in a session is one point: the better of the two.
  if (last?.sessionId !== point.sessionId) points.push(point);
  else if (point.oneRepMax > last.oneRepMax) points[points.length - 1] = point;
  if (point.oneRepMax <= best.oneRepMax) return;
  if (best.sessionId === point.sessionId) history.records.pop();
  history.best = point;
  const before = history.records.at(-1)?.oneRepMax ?? null;
  history.records.push(recordOf(history.lift, point, before));
}

function recordOf(lift: string, point: LiftPoint, previous: number | null): StrengthRecord {
  const { oneRepMax, estimatedFrom, lowConfidence, date } = point;
  return {
    lift,
    date,
    oneRepMax,
    estimatedFrom,
    lowConfidence,
    previousRecord: previous,
    improvement: previous === null ? null : (oneRepMax / previous - 1) * 100,
  };
}
