import type { adaptSession } from '@cadence/contract/coach/adapt-routes';
import type { ReplyOf } from '@cadence/contract/route';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import * as z from 'zod/mini';
import { ApiError } from '../../http/errors.ts';
import { type CoachDeps, instantOf } from './deps.ts';

type Reply = ReplyOf<typeof adaptSession>;

const keyOf = (workoutId: string) => `session-before:${workoutId}`;

const kept = z.object({ week: z.number(), session: z.number(), workout: z.unknown() });

/** What it was is stored before it is changed, so that it can be undone on any device. */
export async function adaptNext(
  deps: CoachDeps,
  userId: string,
  workoutId: string,
): Promise<Reply> {
  const { contexts, sessionPlan } = deps;
  const before = await sessionPlan.next(userId);
  if (before?.workoutId !== workoutId) throw new ApiError('NOT_FOUND');
  const { week, session, workout } = before;
  const value = { week, session, workout };
  await contexts.put(userId, keyOf(workoutId), value, instantOf(deps));
  await sessionPlan.adapt(userId, workoutId);
  return { adapted: true };
}

/** Only while it is open: what has been trained stays as it was trained. */
export async function undoAdaptation(
  { contexts, sessionPlan }: CoachDeps,
  userId: string,
  workoutId: string,
): Promise<Reply> {
  const found = z.safeParse(kept, (await contexts.find(userId, keyOf(workoutId)))?.value);
  if (!found.success) throw new ApiError('NOT_FOUND');
  const { week, session, workout } = found.data;
  const before = { workoutId, week, session, workout: normaliseWorkout(workout) };
  if (!(await sessionPlan.restore(userId, before))) throw new ApiError('NOT_FOUND');
  return { adapted: false };
}
