import pg from 'pg';
import { startPostgres } from './postgres.mjs';

/** The database that this run's workers take copies of, on a server that outlasts the run. */
async function dropTemplate(/** @type {string} */ connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`drop database if exists test_template_${process.pid}`);
  await client.end();
}

/**
 * Vitest's global setup: one PostgreSQL for all server tests, unless the caller brought one.
 * The workers inherit this process's environment.
 */
export async function setup() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return () => dropTemplate(given);
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await postgres.stop();
  };
}
