import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/engines.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type ConnectionRow = Omit<Selectable<Tables['model_connections']>, 'user_id'>;
export type UsageRow = Omit<Selectable<Tables['model_usage']>, 'user_id'>;

export type ModelStore = ReturnType<typeof createModelStore>;

const columns = [
  'provider',
  'sealed_key',
  'base_url',
  'model',
  'light_model',
  'for_coach',
  'for_all',
  'connected_at',
] as const;

export function createModelStore(db: Database) {
  return {
    list: (userId: string): Promise<ConnectionRow[]> =>
      db.selectFrom('model_connections').select(columns).where('user_id', '=', userId).execute(),

    async put(userId: string, row: ConnectionRow): Promise<void> {
      const { provider: _, ...changed } = row;
      await db
        .insertInto('model_connections')
        .values({ user_id: userId, ...row })
        .onConflict((on) => on.columns(['user_id', 'provider']).doUpdateSet(changed))
        .execute();
    },

    async remove(userId: string, provider: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('model_connections')
        .where('user_id', '=', userId)
        .where('provider', '=', provider)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },

    usage: (userId: string): Promise<UsageRow[]> =>
      db
        .selectFrom('model_usage')
        .select([
          'source',
          'provider',
          'model',
          'calls',
          'input_tokens',
          'output_tokens',
          'last_at',
        ])
        .where('user_id', '=', userId)
        .execute(),

    /** Adds to what was used before. */
    async noteUse(userId: string, use: UsageRow): Promise<void> {
      await db
        .insertInto('model_usage')
        .values({ user_id: userId, ...use })
        .onConflict((on) =>
          on.columns(['user_id', 'source', 'provider', 'model']).doUpdateSet((eb) => ({
            calls: eb('model_usage.calls', '+', use.calls),
            input_tokens: eb('model_usage.input_tokens', '+', use.input_tokens),
            output_tokens: eb('model_usage.output_tokens', '+', use.output_tokens),
            last_at: use.last_at,
          })),
        )
        .execute();
    },
  };
}
