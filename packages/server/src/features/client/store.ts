import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/engines.ts';
import { lockUser } from '../../platform/database/lock-user.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type GrantRow = Selectable<Tables['coach_grants']>;
export type CommentRow = Selectable<Tables['coach_comments']>;

export type ClientStore = ReturnType<typeof createClientStore>;

export function createClientStore(db: Database) {
  const grants = (userId: string) =>
    db.selectFrom('coach_grants').selectAll().where('user_id', '=', userId);
  return {
    /** Without codes that were never used and are over. */
    listGrants: async (userId: string, now: string): Promise<GrantRow[]> => {
      await db
        .deleteFrom('coach_grants')
        .where('user_id', '=', userId)
        .where('expires_at', '<=', now)
        .execute();
      return grants(userId).orderBy('id').execute();
    },

    /** False where the user has so many already. */
    addGrant: (row: GrantRow, most: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, row.user_id);
        const { count } = await trx
          .selectFrom('coach_grants')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', row.user_id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await trx.insertInto('coach_grants').values(row).execute();
        return true;
      }),

    async setRights(userId: string, id: string, rights: string): Promise<GrantRow | undefined> {
      await db
        .updateTable('coach_grants')
        .set({ rights })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute();
      return grants(userId).where('id', '=', id).executeTakeFirst();
    },

    /** What its coach has proposed goes with it; what was accepted stays as it is. */
    removeGrant: (userId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        // First, so that nothing is proposed by it any more.
        const grant = await trx
          .deleteFrom('coach_grants')
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .returning('coach')
          .executeTakeFirst();
        if (grant?.coach) {
          await trx
            .deleteFrom('coach_changes')
            .where('user_id', '=', userId)
            .where('coach', '=', grant.coach)
            .execute();
        }
        return grant !== undefined;
      }),

    /** What an athlete allows this coach. */
    findGrant: (athleteId: string, coachId: string): Promise<GrantRow | undefined> =>
      grants(athleteId).where('coach', '=', coachId).executeTakeFirst(),

    findByHash: (hash: string) =>
      db
        .selectFrom('coach_grants')
        .select(['user_id', 'id', 'expires_at'])
        .where('hash', '=', hash)
        .executeTakeFirst(),

    /** Once: of two that use a code at the same time, one is too late. */
    accept: (
      { athleteId, grantId }: { athleteId: string; grantId: string },
      coach: { id: string; name: string },
      client: { name: string; at: string },
    ): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('coach_grants')
          .set({ coach: coach.id, coach_name: coach.name, hash: null, expires_at: null })
          .where('user_id', '=', athleteId)
          .where('id', '=', grantId)
          .where('hash', 'is not', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        // One grant for one coach: the later word of the athlete counts.
        await trx
          .deleteFrom('coach_grants')
          .where('user_id', '=', athleteId)
          .where('coach', '=', coach.id)
          .where('id', '!=', grantId)
          .execute();
        await trx
          .insertInto('clients')
          .values({
            user_id: coach.id,
            athlete: athleteId,
            name: client.name,
            created_at: client.at,
          })
          .onConflict((on) =>
            on
              .columns(['user_id', 'athlete'])
              .doUpdateSet({ name: client.name, created_at: client.at }),
          )
          .execute();
        return true;
      }),

    listClients: (coachId: string) =>
      db
        .selectFrom('clients')
        .select(['athlete', 'name', 'created_at'])
        .where('user_id', '=', coachId)
        .orderBy('athlete')
        .execute(),

    removeClient: (coachId: string, athleteId: string) =>
      db
        .deleteFrom('clients')
        .where('user_id', '=', coachId)
        .where('athlete', '=', athleteId)
        .execute(),

    listComments: (userId: string): Promise<CommentRow[]> =>
      db
        .selectFrom('coach_comments')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute(),

    /** False where the athlete has so many already. */
    addComment: (row: CommentRow, most: number): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, row.user_id);
        const { count } = await trx
          .selectFrom('coach_comments')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('user_id', '=', row.user_id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await trx.insertInto('coach_comments').values(row).execute();
        return true;
      }),

    async removeComment(userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('coach_comments')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
