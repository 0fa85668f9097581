import { ownLimits } from '@cadence/domain/exercise/own';
import {
  consentId,
  forgetUnagreed,
  healthKinds,
  touchesHealth,
} from '@cadence/domain/profile/facts-consent';
import { isSameVersion, itemKey, mergeItems } from '@cadence/domain/sync/merge';
import type { ItemKind, SyncItem } from '@cadence/domain/sync/types';
import type { Selectable } from 'kysely';
import { ApiError } from '../../http/errors.ts';
import { readDocument, writeDocument } from '../../platform/database/documents.ts';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

type Row = Selectable<Tables['user_items']>;

export interface NumberedItem {
  number: number;
  item: SyncItem;
}

export type ItemStore = ReturnType<typeof createItemStore>;

/** A preference may be any JSON, a bare text too: wrapped, both engines hand out the same. */
function fromRow({ kind, id, changed_at, device_id, document }: Row): SyncItem {
  const stored = document === null ? null : (readDocument(document) as { value: never });
  return {
    kind: kind as ItemKind,
    id,
    value: stored?.value ?? null,
    changedAt: changed_at,
    deviceId: device_id,
    deleted: stored === null,
  };
}

/**
 * The lock of the user's row, taken by an update that changes nothing: numbers are given
 * out one writer after the other, and become visible in their order.
 */
async function lockChanges(transaction: Database, userId: string): Promise<number> {
  const row = await transaction
    .updateTable('users')
    .set((eb) => ({ item_changes: eb.ref('item_changes') }))
    .where('id', '=', userId)
    .returning('item_changes')
    .executeTakeFirst();
  // Without the user there is no row to number either: the insert that follows says so.
  return row?.item_changes ?? 0;
}

const rowsOf = (db: Database, userId: string) =>
  db.selectFrom('user_items').selectAll().where('user_id', '=', userId);

/** What is stored of the given ones, and what decides whether they may be kept. */
async function findStored(
  transaction: Database,
  userId: string,
  items: readonly SyncItem[],
): Promise<SyncItem[]> {
  const ids = [...new Set([...items.map(({ id }) => id), consentId])];
  const rows = await rowsOf(transaction, userId).where('id', 'in', ids).execute();
  const wanted = new Set([...items.map(itemKey), itemKey({ kind: 'fact', id: consentId })]);
  return rows.map(fromRow).filter((item) => wanted.has(itemKey(item)));
}

async function listHealth(transaction: Database, userId: string): Promise<SyncItem[]> {
  const rows = await rowsOf(transaction, userId)
    .where('kind', 'in', [...healthKinds])
    .where('document', 'is not', null)
    .execute();
  return rows.map(fromRow);
}

async function write(
  transaction: Database,
  userId: string,
  changed: readonly SyncItem[],
  lastNumber: number,
): Promise<void> {
  for (const [index, item] of changed.entries()) {
    const fields = {
      change_number: lastNumber + index + 1,
      changed_at: item.changedAt,
      device_id: item.deviceId,
      document: item.deleted ? null : writeDocument({ value: item.value }),
    };
    await transaction
      .insertInto('user_items')
      .values({ user_id: userId, kind: item.kind, id: item.id, ...fields })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'id']).doUpdateSet(fields))
      .execute();
  }
  await transaction
    .updateTable('users')
    .set({ item_changes: lastNumber + changed.length })
    .where('id', '=', userId)
    .execute();
}

const isLiveOwn = ({ kind, deleted }: SyncItem): boolean => kind === 'own_exercise' && !deleted;

/** Every plan looks at all of them. */
async function hasRoom(
  transaction: Database,
  userId: string,
  changed: readonly SyncItem[],
  before: ReadonlyMap<string, SyncItem>,
): Promise<boolean> {
  const wasLive = (item: SyncItem) => {
    const known = before.get(itemKey(item));
    return known !== undefined && isLiveOwn(known);
  };
  const added = changed.filter((item) => isLiveOwn(item) && !wasLive(item));
  if (added.length === 0) return true;
  const removed = changed.filter((item) => !isLiveOwn(item) && wasLive(item));
  const { live } = await transaction
    .selectFrom('user_items')
    .select(({ fn }) => fn.countAll().as('live'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'own_exercise')
    .where('document', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(live) + added.length - removed.length <= ownLimits.most;
}

export function createItemStore(db: Database) {
  return {
    /** Each as it is stored afterwards. What is no news gets no new number. */
    async merge(userId: string, items: readonly SyncItem[]): Promise<SyncItem[]> {
      return db.transaction().execute(async (transaction) => {
        const lastNumber = await lockChanges(transaction, userId);
        const found = await findStored(transaction, userId, items);
        const health = items.some(touchesHealth) ? await listHealth(transaction, userId) : [];
        const stored = mergeItems(found, health);
        const merged = forgetUnagreed(mergeItems(stored, items));
        const before = new Map(stored.map((item) => [itemKey(item), item]));
        const changed = merged.filter((item) => {
          const known = before.get(itemKey(item));
          return !known || !isSameVersion(known, item);
        });
        // Of all that was sent nothing is stored: sent one by one, only those too many are refused.
        if (!(await hasRoom(transaction, userId, changed, before))) {
          throw new ApiError('TOO_MANY_OWN_EXERCISES');
        }
        if (changed.length > 0) await write(transaction, userId, changed, lastNumber);
        const sent = new Set(items.map(itemKey));
        return merged.filter((item) => sent.has(itemKey(item)));
      });
    },

    async changesSince(userId: string, since: number, limit: number): Promise<NumberedItem[]> {
      const rows = await rowsOf(db, userId)
        .where('change_number', '>', since)
        .orderBy('change_number')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ number: row.change_number, item: fromRow(row) }));
    },

    /** What the user has added to the library, the oldest first. */
    async listOwn(userId: string): Promise<SyncItem[]> {
      const rows = await rowsOf(db, userId)
        .where('kind', '=', 'own_exercise')
        .where('document', 'is not', null)
        .orderBy('change_number')
        .limit(ownLimits.most)
        .execute();
      return rows.map(fromRow);
    },

    async listLive(userId: string, kinds: readonly ItemKind[]): Promise<SyncItem[]> {
      const rows = await rowsOf(db, userId)
        .where('kind', 'in', [...kinds])
        .where('document', 'is not', null)
        .execute();
      return rows.map(fromRow);
    },
  };
}
