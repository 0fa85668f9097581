import { startPostgres } from './postgres.mjs';

/**
 * Vitest's global setup: one PostgreSQL for all server tests, unless the caller brought one.
 * The workers inherit this process's environment.
 */
export async function setup() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}
