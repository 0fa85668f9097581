import { session as sessionSchema } from '@cadence/contract/analytics/schemas';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import type { WriteResult } from '../../platform/storage.ts';

/** Each is checked once, for the whole list is written with every change. */
const checked = new WeakMap<object, WorkoutSession | null>();

/**
 * Read one by one: a session that a later version refuses must not take the
 * others with it. It stays in the store, out of sight, and goes back as it came.
 */
function readOne(item: unknown): WorkoutSession | null {
  if (typeof item !== 'object' || item === null) return null;
  const known = checked.get(item);
  if (known !== undefined) return known;
  const parsed = z.safeParse(sessionSchema, item);
  const session = parsed.success ? parsed.data : null;
  checked.set(item, session);
  if (session) checked.set(session, session);
  return session;
}

const storedSessions = createDeviceStore<unknown[]>({
  key: 'analyticsSessions',
  version: 1,
  schema: z.array(z.unknown()),
  fallback: [],
});

let seen: { stored: unknown[]; sessions: WorkoutSession[] } = { stored: [], sessions: [] };

/** The same list until the store changes. */
function readSessions(): WorkoutSession[] {
  const stored = storedSessions.read();
  if (seen.stored === stored) return seen.sessions;
  const sessions = stored.flatMap((item) => readOne(item) ?? []);
  seen = { stored, sessions };
  return sessions;
}

export const sessionStore = {
  read: readSessions,
  subscribe: storedSessions.subscribe,
  write(sessions: WorkoutSession[]): WriteResult {
    const unreadable = storedSessions.read().filter((item) => readOne(item) === null);
    return storedSessions.write([...unreadable, ...sessions]);
  },
};

/** One change that the server has not confirmed yet. */
const unsent = z.object({ id: z.string(), kind: z.enum(['put', 'delete']), changedAt: z.string() });
export type Unsent = z.output<typeof unsent>;

/** In the order of the changes; each session at most once. */
export const outbox = createDeviceStore<Unsent[]>({
  key: 'sessionOutbox',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** What the server refused as wrong: kept on the device and counted, not sent again by itself. */
export const refused = createDeviceStore<Unsent[]>({
  key: 'sessionsRefused',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** How far this device has read what others stored. */
export const readCursor = createDeviceStore<string | null>({
  key: 'sessionCursor',
  version: 2,
  schema: z.nullable(z.string()),
  fallback: null,
  // Without it everything is read once more.
  broken: 'discard',
});
