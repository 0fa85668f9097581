import { defined } from '../workout/defined.ts';
import { hashText } from '../workout/hash-text.ts';
import type { Workout } from '../workout/types.ts';
import { makeContext } from './context.ts';
import { equipmentOf } from './equipment-of.ts';
import { bodyFor } from './layout/body-for.ts';
import { formatFor } from './layout/format-for.ts';
import { layRequest } from './layout/lay.ts';
import type { Candidate } from './layout/pool.ts';
import { limitHardWork } from './legal/effort.ts';
import { explainWorkout } from './receipts/explain.ts';
import type { Request } from './request.ts';
import { variationOf } from './seeded.ts';
import { buildSession } from './session/build.ts';
import { decideLifting } from './session/decide.ts';
import { settleRequest } from './settle/settle-request.ts';

const daySeedOf = ({ dice }: Request, date: string, seed: number): number =>
  hashText(`${seed}|${date.slice(0, 10)}|${dice}`);

/** Laid out by its format alone; null where neither that nor circuits or rounds hold it. */
function layOut(
  request: Request,
  date: string,
  seed: number,
  given: readonly Candidate[],
): Workout | null {
  const nowMs = Date.parse(date);
  const laid = layRequest(request, nowMs, daySeedOf(request, date, seed), given);
  if (!laid) return null;
  const notes = [formatFor(request).note, bodyFor(request).note].filter((note) => note !== null);
  const workout = limitHardWork(laid.workout, request);
  const texts = explainWorkout(laid.context, workout, laid.fitted.body.chosen, notes);
  const minutes = Math.round(laid.context.totalSeconds / 60);
  return defined({
    ...workout,
    ...texts,
    estimatedDuration: workout.estimatedDuration ?? minutes,
    generatedAt: new Date(nowMs).toISOString(),
    equipment: equipmentOf(workout),
  }) as Workout;
}

const nothing: Workout = { source: 'ai', provider: 'local', workout: [] };

/**
 * A workout for this request from these exercises, filled up with the planner's
 * own. Formats that cannot hold the wished time give way to circuits or rounds.
 */
export function planWith(
  asked: Request,
  date: string,
  seed: number,
  given: readonly Candidate[],
): Workout {
  const request = settleRequest(asked);
  const { format } = formatFor(request);
  const daySeed = daySeedOf(request, date, seed);
  const context = makeContext(request, format, Date.parse(date), daySeed);
  // Moves that were chosen already are kept by sets and by the plain layouts.
  const keepsGiven = given.length === 0 || decideLifting(request) !== null;
  const session = keepsGiven
    ? buildSession({ ...context, variation: variationOf(seed) }, given)
    : undefined;
  const built = session ? limitHardWork(session, request) : layOut(request, date, seed, given);
  if (built) return built;
  const { exerciseCount, body, named, distances, parts, ...rest } = request;
  const isLaidOut = exerciseCount !== undefined || Object.keys(body.value).length > 0;
  // Rather another layout than no workout; the check says what is not as asked.
  if (isLaidOut) return planWith({ ...rest, body: { ...body, value: {} } }, date, seed, given);
  return nothing;
}

/** The same workout for the same request, day and seed. */
export function plan(request: Request, date: string, seed: number): Workout {
  return planWith(request, date, seed, []);
}
