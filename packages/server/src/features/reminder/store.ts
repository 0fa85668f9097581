import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type DeviceRow = Selectable<Tables['reminder_devices']>;

export type ReminderStore = ReturnType<typeof createReminderStore>;

/** Of one account; the one that was not heard of for longest makes room. */
const maxDevices = 10;

export function createReminderStore(db: Database) {
  const rowOf = ({ user_id, token_hash }: Pick<DeviceRow, 'user_id' | 'token_hash'>) =>
    [user_id, token_hash] as const;

  return {
    find: (userId: string, tokenHash: string): Promise<DeviceRow | undefined> =>
      db
        .selectFrom('reminder_devices')
        .selectAll()
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    async put(row: DeviceRow): Promise<void> {
      const { user_id: userId, token_hash: _, ...changed } = row;
      await db.transaction().execute(async (transaction) => {
        // Whoever was signed in on this browser before must not be read on it.
        await transaction
          .deleteFrom('reminder_devices')
          .where('endpoint_hash', '=', row.endpoint_hash)
          .execute();
        await transaction
          .insertInto('reminder_devices')
          .values(row)
          .onConflict((on) => on.columns(['user_id', 'token_hash']).doUpdateSet(changed))
          .execute();
        const kept = await transaction
          .selectFrom('reminder_devices')
          .select('token_hash')
          .where('user_id', '=', userId)
          .orderBy('changed_at', 'desc')
          .limit(maxDevices)
          .execute();
        await transaction
          .deleteFrom('reminder_devices')
          .where('user_id', '=', userId)
          .where('token_hash', 'not in', [row.token_hash, ...kept.map((one) => one.token_hash)])
          .execute();
      });
    },

    async remove(userId: string, tokenHash: string): Promise<void> {
      await db
        .deleteFrom('reminder_devices')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .execute();
    },

    /** Of all users, the longest due first. */
    due: (at: string, limit: number): Promise<DeviceRow[]> =>
      db
        .selectFrom('reminder_devices')
        .selectAll()
        .where('next_at', '<=', at)
        .orderBy('next_at')
        .limit(limit)
        .execute(),

    /** False where another instance was quicker: only one of them sends. */
    async claim(row: DeviceRow, nextAt: string): Promise<boolean> {
      const [userId, tokenHash] = rowOf(row);
      const { numUpdatedRows } = await db
        .updateTable('reminder_devices')
        .set({ due_at: nextAt, next_at: nextAt, attempts: 0 })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('next_at', '=', row.next_at)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** What was claimed and could not be sent is tried again, unless it was changed meanwhile. */
    async retry(row: DeviceRow, claimedUntil: string, at: string): Promise<void> {
      const [userId, tokenHash] = rowOf(row);
      await db
        .updateTable('reminder_devices')
        .set({ due_at: row.due_at, next_at: at, attempts: row.attempts + 1 })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .where('next_at', '=', claimedUntil)
        .execute();
    },

    /** Whether the sign-in that it goes with still counts. */
    async isSignedIn(row: DeviceRow, at: string): Promise<boolean> {
      const [userId, tokenHash] = rowOf(row);
      const token = await db
        .selectFrom('tokens')
        .select('hash')
        .where('user_id', '=', userId)
        .where('hash', '=', tokenHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return token !== undefined;
    },
  };
}
