import type { Kysely, Migration } from 'kysely';

export const personalTokens: Migration = {
  async up(db: Kysely<unknown>) {
    // One statement each: SQLite adds no two columns at once.
    await db.schema.alterTable('tokens').addColumn('name', 'text').execute();
    await db.schema.alterTable('tokens').addColumn('scopes', 'text').execute();
  },
};
