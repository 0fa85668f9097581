import { type Kysely, type Migration, sql } from 'kysely';

/** A browser makes passkeys over TLS only, but for those of this machine itself. */
export const passkeyOrigins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('passkeys').renameColumn('host', 'origin').execute();
    await sql`update passkeys set origin = 'https://' || origin`.execute(db);
  },
};
