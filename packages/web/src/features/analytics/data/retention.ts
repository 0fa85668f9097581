import {
  expiredSessions,
  isRetention,
  keptSince,
  type Retention,
  readRetention,
  retentionPreferenceId,
} from '@cadence/domain/analytics/retention';
import { countText } from '@cadence/domain/workout/words';
import { useEffect, useSyncExternalStore } from 'react';
import { findItem, putItem, subscribeItems } from '../../../platform/items/item-store.ts';
import { useAreItemsFresh } from '../../../platform/items/item-sync.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { keepLasting } from '../sessions/keep-lasting.ts';
import {
  removeSessions,
  restoreSessions,
  sessionTable,
  useSessions,
} from '../sessions/session-log.ts';

export const retentionWords: Record<Retention, string> = {
  '3_months': '3 months',
  '6_months': '6 months',
  '1_year': '1 year',
  '2_years': '2 years',
  forever: 'Forever',
};

export function currentRetention(): Retention {
  return readRetention(findItem({ kind: 'preference', id: retentionPreferenceId })?.value);
}

/** How long sessions are kept, as the user has chosen. */
export function useRetention(): Retention {
  return useSyncExternalStore(subscribeItems, currentRetention);
}

const isChosen = (): boolean =>
  isRetention(findItem({ kind: 'preference', id: retentionPreferenceId })?.value);

/** Whether the user has said how long, on any device. */
export function useIsRetentionChosen(): boolean {
  return useSyncExternalStore(subscribeItems, isChosen);
}

export function chooseRetention(retention: Retention): void {
  putItem('preference', retentionPreferenceId, retention);
}

const settleMs = 500;

let isCleaning = false;

/**
 * Removes what is older than the user wants to keep, and says so. Undo also lengthens the time to
 * `retentionAfterUndo`, or the next visit would remove the same again.
 */
export async function cleanUp(retentionAfterUndo: Retention = 'forever'): Promise<void> {
  // Nothing goes before it has been asked once.
  if (isCleaning || !isChosen()) return;
  const retention = currentRetention();
  const nowMs = Date.now();
  const sessions = sessionTable.read();
  const expired = expiredSessions(sessions, nowMs, retention);
  if (expired.length === 0) return;
  isCleaning = true;
  const until = new Date(keptSince(retention, nowMs) ?? nowMs).toISOString();
  const takeBack = keepLasting({ sessions, expired, until });
  const removed = await removeSessions(expired);
  isCleaning = false;
  if (!removed.ok) return;
  const count = countText(expired.length, 'session');
  const verb = expired.length === 1 ? 'was' : 'were';
  const told = `${count} older than ${retentionWords[retention]} ${verb} removed.`;
  toast(`${told} Your records and achievements stay.`, {
    action: {
      label: 'Undo',
      onPress: () => {
        chooseRetention(retentionAfterUndo);
        void restoreSessions(expired).then(({ ok }) => {
          if (!ok) return;
          takeBack();
          toast(`${count} restored. ${keptSentence(retentionAfterUndo)}`);
        });
      },
    },
  });
}

export const keptSentence = (retention: Retention): string =>
  retention === 'forever'
    ? 'Sessions are kept forever.'
    : `Sessions are kept for ${retentionWords[retention]}.`;

/**
 * Spec §3: data retention with auto cleanup. Only once the server has told how long to keep them:
 * what this device remembers may be older than what was chosen on another.
 */
export function useCleanup(): void {
  const isFresh = useAreItemsFresh();
  const sessions = useSessions();
  useEffect(() => {
    if (!isFresh || sessions.length === 0) return;
    // They may still be coming from the server; what has come is told of once.
    const settled = setTimeout(cleanUp, settleMs);
    return () => clearTimeout(settled);
  }, [isFresh, sessions]);
}
