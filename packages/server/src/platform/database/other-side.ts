import type { Database } from './engines.ts';

/** Again where somebody joined or pressed meanwhile. */
async function leaveClasses(db: Database, userId: string): Promise<void> {
  for (;;) {
    const joined = await db
      .selectFrom('classes')
      .select(['user_id', 'id', 'live', 'revision'])
      .where('live', 'like', `%"${userId}"%`)
      .execute();
    if (joined.length === 0) return;
    for (const { user_id, id, live: text, revision } of joined) {
      const live = JSON.parse(text);
      const members = live.members.filter((one: string) => one !== userId);
      await db
        .updateTable('classes')
        .set({ live: JSON.stringify({ ...live, members }), revision: revision + 1 })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .where('revision', '=', revision)
        .execute();
    }
  }
}

/** What rows of others hold of a user; it refers to no row and goes with none. */
export async function forgetOnOtherSide(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('coach_grants').where('coach', '=', userId).execute();
  await db.deleteFrom('coach_comments').where('coach', '=', userId).execute();
  await db.deleteFrom('coach_changes').where('coach', '=', userId).execute();
  await db.deleteFrom('clients').where('athlete', '=', userId).execute();
  await leaveClasses(db, userId);
}
