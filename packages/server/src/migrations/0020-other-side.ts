import type { Kysely, Migration } from 'kysely';

/** By whom it is about, so that it goes with their account. */
export const otherSide: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('coach_comments').addColumn('coach', 'text').execute();
    for (const [table, column] of [
      ['coach_grants', 'coach'],
      ['coach_comments', 'coach'],
      ['clients', 'athlete'],
    ] as const) {
      await db.schema
        .createIndex(`${table}_by_${column}`)
        .on(table)
        .columns([column, 'user_id'])
        .execute();
    }
  },
};
