import { Migrator } from 'kysely';
import pg from 'pg';
import { migrations } from '../../migrations/all.ts';
import { type Database, openPostgres } from './engines.ts';

/** Any number does, as long as every version of Cadence uses the same. */
const migrationLock = 7_238_411;

export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Kysely's own lock is taken only after it has made its tables, and instances
 * that start together fail over those. So the lock is ours and comes first.
 */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  const db = openPostgres(url, {
    poolSize: 1,
    statementTimeoutMs: 0,
    // The query under way fails as well and says what happened.
    onConnectionError: () => {},
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(db);
  } finally {
    await db.destroy();
    await client.end();
  }
}
