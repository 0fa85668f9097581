import type { Kysely, Migration } from 'kysely';

/** Nobody is told any more whether an id is somebody else's, so none is looked up without its user. */
export const workoutsByUserAlone: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('workouts_by_id').execute();
  },
};
