import { session as sessionSchema } from '@cadence/contract/analytics/schemas';
import { putSession } from '@cadence/domain/analytics/merge';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../platform/device-store.ts';
import type { WriteResult } from '../../platform/storage.ts';

export const sessionStore = createDeviceStore<WorkoutSession[]>({
  key: 'analyticsSessions',
  version: 1,
  schema: z.array(sessionSchema),
  fallback: [],
});

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

/** What the server refused as wrong. Kept and shown, not tried again by itself. */
export const refused = createDeviceStore<Unsent[]>({
  key: 'sessionsRefused',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** How far this device has read what others stored. */
export const readCursor = createDeviceStore<string | null>({
  key: 'sessionCursor',
  version: 1,
  schema: z.nullable(z.string()),
  fallback: null,
});

function enqueue(change: Unsent): WriteResult {
  return outbox.write([...outbox.read().filter(({ id }) => id !== change.id), change]);
}

/** On the device first: a session is safe before anything is sent. */
export function storeSession(session: WorkoutSession): WriteResult {
  const written = sessionStore.write(putSession(sessionStore.read(), session));
  const queued = enqueue({ id: session.id, kind: 'put', changedAt: session.updatedAt });
  return written.ok ? queued : written;
}

export function dropSession(id: string, changedAt: string): WriteResult {
  const written = sessionStore.write(sessionStore.read().filter((session) => session.id !== id));
  const queued = enqueue({ id, kind: 'delete', changedAt });
  return written.ok ? queued : written;
}

export function useSessions(): readonly WorkoutSession[] {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.read);
}

/** How many sessions would be lost if this device were cleared now. */
export function useUnsentCount(): number {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.read);
  return waiting.filter(({ kind }) => kind === 'put').length;
}
