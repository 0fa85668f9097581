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

  mount(routes.putSession, async ({ user, params, body }) => {
    if (params.id !== body.id) throw new ApiError('SESSION_ID_MISMATCH');
    await store.put(user.userId, body, timestamp());
    // What is stored now: with a newer version from another device there, that one.
    const session = (await store.find(user.userId, params.id)) ?? body;
    await onStored(user.userId, session);
    return { session };
  });
  mount(routes.listSessions, ({ user, query }) => pageOfSessions(store, user.userId, query));
  mount(routes.deleteSession, async ({ user, params }) => {
    await store.remove(user.userId, params.id, timestamp());
    return undefined;
  });
}
