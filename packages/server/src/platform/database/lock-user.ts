import type { Database } from './engines.ts';

/** Until the transaction ends: of two that come at once, the second counts what the first has put in. */
export async function lockUser(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', userId)
    .execute();
}
