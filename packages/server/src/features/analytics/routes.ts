import * as routes from '@cadence/contract/analytics/routes';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { pageOfSessions } from './list-sessions.ts';
import type { SessionStore } from './store.ts';

interface AnalyticsDeps {
  store: SessionStore;
  /** Told of each session of a workout as it is stored, for whoever goes by what was trained. */
  onStored: (userId: string, session: WorkoutSession) => Promise<void>;
  now: () => number;
}

const isOfWorkout = ({ workoutId }: WorkoutSession) => workoutId !== undefined;

export function mountAnalytics(mount: Mount, { store, onStored, now }: AnalyticsDeps): void {
  const timestamp = () => new Date(now()).toISOString();

  /** What is stored now: with a newer version from another device there, that one. */
  async function findStored(userId: string, given: readonly WorkoutSession[]) {
    const ids = given.map(({ id }) => id);
    const stored = new Map((await store.findAll(userId, ids)).map((one) => [one.id, one]));
    return given.map((session) => stored.get(session.id) ?? session);
  }

  async function tell(userId: string, stored: readonly WorkoutSession[]): Promise<void> {
    for (const session of stored.filter(isOfWorkout)) await onStored(userId, session);
  }

  mount(routes.putSession, async ({ user, params, body }) => {
    if (params.id !== body.id) throw new ApiError('SESSION_ID_MISMATCH');
    await store.change(user.userId, { sessions: [body], deleted: [] }, timestamp());
    const [session = body] = await findStored(user.userId, [body]);
    await tell(user.userId, [session]);
    return { session };
  });
  mount(routes.changeSessions, async ({ user, body }) => {
    await store.change(user.userId, body, timestamp());
    await tell(user.userId, await findStored(user.userId, body.sessions.filter(isOfWorkout)));
    return undefined;
  });
  mount(routes.listSessions, ({ user, query }) => pageOfSessions(store, user.userId, query));
  mount(routes.deleteSession, async ({ user, params }) => {
    await store.change(user.userId, { sessions: [], deleted: [params.id] }, timestamp());
    return undefined;
  });
}
