import { compareSessions, laterSession } from '@cadence/domain/analytics/merge';
import { readSession } from '@cadence/domain/analytics/read-session';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { createDeviceStore } from '../../platform/device-store.ts';
import { createRecordStore } from '../../platform/record-store.ts';
import { onOwnerChange } from '../../platform/storage.ts';
import { packSession, unpackSession } from './packed-session.ts';

export const sessionStore = createRecordStore<WorkoutSession>({
  key: 'analyticsSessions',
  version: 2,
  readValue: readSession,
  packing: { pack: packSession, unpack: unpackSession },
  pick: laterSession,
  compare: compareSessions,
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

/** What the server refused as wrong: kept on the device and counted, not sent again by itself. */
export const refused = createDeviceStore<Unsent[]>({
  key: 'sessionsRefused',
  version: 1,
  schema: z.array(unsent),
  fallback: [],
});

/** Whether this device has read all that others stored, since it last had none. */
export const hasReadAll = createDeviceStore<boolean>({
  key: 'sessionsReadAll',
  version: 1,
  schema: z.boolean(),
  fallback: false,
  broken: 'discard',
});

interface Visit {
  /** Whether the server was asked for what others stored, be it in vain. */
  hasAsked: boolean;
}

/** Since somebody signed in, or the page was loaded. */
export const useVisit = create<Visit>(() => ({ hasAsked: false }));
onOwnerChange(() => useVisit.setState({ hasAsked: false }));

/** How far this device has read what others stored. */
export const readCursor = createDeviceStore<string | null>({
  key: 'sessionCursor',
  version: 2,
  schema: z.nullable(z.string()),
  fallback: null,
  // Without it everything is read once more.
  broken: 'discard',
});
