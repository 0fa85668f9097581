import type { Kysely, Migration } from 'kysely';

/** When the user jumped, and when a session's workout was changed: of two devices the later one stays. */
export const programInstants: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('programs').addColumn('pointer_at', 'text').execute();
    await db.schema.alterTable('program_sessions').addColumn('workout_at', 'text').execute();
  },
};
