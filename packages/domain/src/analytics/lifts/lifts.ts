import { inOrder } from '../lasting/in-order.ts';
import type { LoggedSet, WorkoutSession } from '../types.ts';
import { liftKey } from './lift-key.ts';
import type { StrengthRecord } from './records.ts';
import { bestSet, type Estimate, isLoose, oneRepMax } from './strength.ts';

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
  const lifts = new Map(lasting.map((record) => [liftKey(record.lift), historyOf(record)]));
  // However it is written: the same few spellings come up over and over.
  const spelled = new Map<string, LiftHistory>();
  for (const { id: sessionId, date, exercises } of inOrder(sessions)) {
    for (const { name, exerciseId, actual } of exercises) {
      const best = bestSet(actual.sets);
      if (!best) continue;
      const point = pointOf(best, date, sessionId);
      const known = spelled.get(name) ?? lifts.get(liftKey(name));
      const history = known ?? beginHistory(name, exerciseId, point);
      if (known) addPoint(known, point);
      else lifts.set(liftKey(name), history);
      if (!spelled.has(name)) spelled.set(name, history);
    }
  }
  return [...lifts.values()].sort((a, b) => lastDate(b) - lastDate(a));
}

function pointOf({ weight = 0, reps = 0 }: LoggedSet, date: string, sessionId: string): LiftPoint {
  return {
    oneRepMax: oneRepMax(weight, reps),
    estimatedFrom: { weight, reps },
    lowConfidence: isLoose(reps),
    date,
    sessionId,
  };
}

function beginHistory(lift: string, exerciseId: string | undefined, point: LiftPoint): LiftHistory {
  const names = exerciseId === undefined ? { lift } : { lift, exerciseId };
  return { ...names, points: [point], best: point, records: [recordOf(lift, point, null)] };
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
