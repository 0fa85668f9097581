import { keptOf } from '../../profile/athlete.ts';
import type { SyncItem } from '../../sync/types.ts';
import type { Lasting } from './lasting.ts';
import { readRemovedSessions, removedSessionsId } from './removed-sessions.ts';

/** Reads what outlasts single sessions from the user's synced items. */
export function lastingOf(items: readonly SyncItem[]): Lasting {
  const removed = keptOf(items, 'preference').find(({ id }) => id === removedSessionsId);
  return {
    removed: readRemovedSessions(removed?.value),
    reached: new Map(keptOf(items, 'achievement').map(({ id, value }) => [id, value])),
    records: keptOf(items, 'strength_record').map(({ value }) => value),
    timedBests: keptOf(items, 'timed_best').map(({ value }) => value),
  };
}
