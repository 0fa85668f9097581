import * as routes from '@cadence/contract/analytics/routes';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { pageOfSessions } from './list-sessions.ts';
import type { SessionStore } from './store.ts';

interface AnalyticsDeps {
  store: SessionStore;
  /** Told of each session as it is stored, for whoever goes by what was trained. */
  onStored: (userId: string, session: WorkoutSession) => Promise<void>;
  now: () => number;
}

export function mountAnalytics(mount: Mount, { store, onStored, now }: AnalyticsDeps): void {
  const timestamp = () => new Date(now()).toISOString();

  async function keep(userId: string, given: WorkoutSession): Promise<WorkoutSession> {
    await store.put(userId, given, timestamp());
    // What is stored now: with a newer version from another device there, that one.
    const session = (await store.find(userId, given.id)) ?? given;
    await onStored(userId, session);
    return session;
  }

  mount(routes.putSession, async ({ user, params, body }) => {
    if (params.id !== body.id) throw new ApiError('SESSION_ID_MISMATCH');
    return { session: await keep(user.userId, body) };
  });
  mount(routes.changeSessions, async ({ user, body }) => {
    // Sent again after a break in the middle it comes to the same.
    for (const session of body.sessions) await keep(user.userId, session);
    for (const id of body.deleted) await store.remove(user.userId, id, timestamp());
    return undefined;
  });
  mount(routes.listSessions, ({ user, query }) => pageOfSessions(store, user.userId, query));
  mount(routes.deleteSession, async ({ user, params }) => {
    await store.remove(user.userId, params.id, timestamp());
    return undefined;
  });
}
