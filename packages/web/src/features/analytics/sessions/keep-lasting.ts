import { outlastGoal } from '@cadence/domain/analytics/goals';
import { type Lasting, recordId, timedBestId } from '@cadence/domain/analytics/lasting/lasting';
import { lastingOf } from '@cadence/domain/analytics/lasting/lasting-items';
import { outlast } from '@cadence/domain/analytics/lasting/outlast';
import { removedSessionsId } from '@cadence/domain/analytics/lasting/removed-sessions';
import type { WorkoutSession } from '@cadence/domain/analytics/types';
import { keptOf } from '@cadence/domain/profile/athlete';
import { canonicalText, itemKey } from '@cadence/domain/sync/merge';
import type { ItemKind, ItemValues } from '@cadence/domain/sync/types';
import { useMemo } from 'react';
import { findItem, putItem, readItems, removeItem } from '../../../platform/items/item-store.ts';
import { useItem, useItemsOf } from '../../../platform/items/use-items.ts';
import { localTime } from '../local-time.ts';

interface Entry {
  kind: ItemKind;
  id: string;
  value: ItemValues[ItemKind];
}

function entriesOf({ removed, reached, records, timedBests }: Lasting): Entry[] {
  const entries: Entry[] = [
    { kind: 'preference', id: removedSessionsId, value: removed },
    ...[...reached].map(([id, value]) => ({ kind: 'achievement' as const, id, value })),
    ...records.map((value) => ({ kind: 'strength_record' as const, id: recordId(value), value })),
    ...timedBests.map((value) => ({ kind: 'timed_best' as const, id: timedBestId(value), value })),
  ];
  // Two names that begin alike share an id: the first of them is enough.
  return [...new Map(entries.toReversed().map((entry) => [itemKey(entry), entry])).values()];
}

interface Cleanup {
  sessions: readonly WorkoutSession[];
  expired: readonly WorkoutSession[];
  until: string;
}

function goalEntries({ expired, until }: Cleanup): Entry[] {
  return keptOf(readItems(), 'goal').map(({ id, value: stored }) => {
    const goal = outlastGoal({ ...stored, id }, { expired, until, dayOf: localTime.dayOf });
    const { id: _, ...value } = goal;
    return { kind: 'goal', id, value };
  });
}

/** What was reached stays, before the sessions go. Gives back how to take that back with them. */
export function keepLasting(cleanup: Cleanup): () => void {
  const lasting = outlast({ ...cleanup, lasting: lastingOf(readItems()), localTime });
  const changed = [...entriesOf(lasting), ...goalEntries(cleanup)].filter(
    ({ kind, id, value }) => canonicalText(findItem({ kind, id })?.value) !== canonicalText(value),
  );
  const before = changed.map(({ kind, id }) => ({
    kind,
    id,
    value: findItem({ kind, id })?.value,
  }));
  for (const { kind, id, value } of changed) putItem(kind, id, value);
  return () => {
    for (const { kind, id, value } of before) {
      if (value === undefined || value === null) removeItem(kind, id);
      else putItem(kind, id, value);
    }
  };
}

/** What outlasts the sessions that were removed for their age. */
export function useLasting(): Lasting {
  const removed = useItem('preference', removedSessionsId);
  const reached = useItemsOf('achievement');
  const records = useItemsOf('strength_record');
  const bests = useItemsOf('timed_best');
  return useMemo(
    () => lastingOf([...(removed ? [removed] : []), ...reached, ...records, ...bests]),
    [removed, reached, records, bests],
  );
}
