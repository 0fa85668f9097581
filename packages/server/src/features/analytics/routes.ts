import * as routes from '@cadence/contract/analytics/routes';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { ApiError } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { pageOfSessions } from './list-sessions.ts';
import type { SessionChange, SessionStore } from './store.ts';

interface AnalyticsDeps {
  store: SessionStore;
  /** Told of each session as it is stored, for whoever goes by what was trained. */
  onStored: (userId: string, session: WorkoutSession) => Promise<void>;
  now: () => number;
}

export function mountAnalytics(mount: Mount, { store, onStored, now }: AnalyticsDeps): void {
  const timestamp = () => new Date(now()).toISOString();

  async function keep(userId: string, change: SessionChange): Promise<WorkoutSession[]> {
    await store.change(userId, change, timestamp());
    // What is stored now: with a newer version from another device there, that one.
    const ids = change.sessions.map(({ id }) => id);
    const stored = new Map((await store.findAll(userId, ids)).map((one) => [one.id, one]));
    const sessions = change.sessions.map((given) => stored.get(given.id) ?? given);
    for (const session of sessions) await onStored(userId, session);
    return sessions;
  }

  mount(routes.putSession, async ({ user, params, body }) => {
    if (params.id !== body.id) throw new ApiError('SESSION_ID_MISMATCH');
    const [session = body] = await keep(user.userId, { sessions: [body], deleted: [] });
    return { session };
  });
  mount(routes.changeSessions, async ({ user, body }) => {
    await keep(user.userId, body);
    return undefined;
  });
  mount(routes.listSessions, ({ user, query }) => pageOfSessions(store, user.userId, query));
  mount(routes.deleteSession, async ({ user, params }) => {
    await store.change(user.userId, { sessions: [], deleted: [params.id] }, timestamp());
    return undefined;
  });
}
