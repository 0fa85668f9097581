import type { BodyOf, QueryOf } from '@cadence/contract/route';
import type { listWorkouts, putWorkout } from '@cadence/contract/workout/routes';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import { ApiError } from '../../http/errors.ts';
import type { WorkoutDeps } from './deps.ts';
import { type LatestRecord, recordOf } from './record.ts';
import type { StoredWorkout } from './store.ts';

/** Sessions are looked up only where there can be one, and only from the oldest of those on. */
async function recordsOf(
  { sessionsSince }: WorkoutDeps,
  userId: string,
  stored: readonly StoredWorkout[],
): Promise<LatestRecord[]> {
  const done = stored.filter(({ status }) => status !== 'generated' && status !== 'proposed');
  const since = done.map(({ generatedAt }) => generatedAt).sort()[0];
  const sessions = since === undefined ? [] : await sessionsSince(userId, since);
  return stored.map((one) => {
    return recordOf(
      one,
      sessions.find(({ workoutId }) => workoutId === one.id),
    );
  });
}

export async function listRecords(
  deps: WorkoutDeps,
  userId: string,
  { status, limit, favourite }: QueryOf<typeof listWorkouts>,
): Promise<LatestRecord[]> {
  const filter = { status, limit, onlyFavourites: favourite === 'true' };
  return recordsOf(deps, userId, await deps.store.list(userId, filter));
}

export async function showWorkout(
  deps: WorkoutDeps,
  userId: string,
  id: string,
): Promise<LatestRecord> {
  const stored = await deps.store.find(userId, id);
  const [record] = stored ? await recordsOf(deps, userId, [stored]) : [];
  if (!record) throw new ApiError('NOT_FOUND');
  return record;
}

/** A device's clock may be ahead; what it made is not newer than now. */
function instantBefore(nowMs: number, given: string | undefined): string {
  const givenMs = Date.parse(given ?? '');
  return new Date(Number.isFinite(givenMs) ? Math.min(givenMs, nowMs) : nowMs).toISOString();
}

export async function storeWorkout(
  deps: WorkoutDeps,
  userId: string,
  id: string,
  { workout: sent, status, favourite, replaces }: BodyOf<typeof putWorkout>,
): Promise<LatestRecord> {
  const known = await deps.store.find(userId, id);
  const generatedAt = known?.generatedAt ?? instantBefore(deps.now(), sent.generatedAt);
  const workout = { ...normaliseWorkout(sent), id, userId, generatedAt };
  const context = known?.context;
  const marks = {
    ...(status === undefined ? {} : { status }),
    ...(favourite === undefined ? {} : { favourite }),
  };
  await deps.store.put(
    userId,
    { id, generatedAt, workout, ...(context ? { context } : {}) },
    marks,
    replaces === id ? undefined : replaces,
  );
  return showWorkout(deps, userId, id);
}

export async function removeWorkout(deps: WorkoutDeps, userId: string, id: string): Promise<void> {
  await deps.store.remove(userId, id);
}
