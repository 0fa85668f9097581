import { existsSync } from 'node:fs';
import { readConfig } from '../platform/config.ts';
import { embeddedDatabaseFile, lockDataFolder } from '../platform/data-folder.ts';
import { copyAllRows } from '../platform/database/copy.ts';
import { openPostgres, openSqlite } from '../platform/database/engines.ts';
import { migrate, migratePostgres } from '../platform/database/migrate.ts';
import { describeCounts, runCommand } from './command.ts';

runCommand(async () => {
  const config = readConfig(process.env);
  if (!config.databaseUrl) {
    throw new Error('Set DATABASE_URL to the PostgreSQL database that should take the data.');
  }
  const source = embeddedDatabaseFile(config.dataFolder);
  if (!existsSync(source)) throw new Error(`There is no database in ${config.dataFolder}.`);

  const lock = lockDataFolder(config.dataFolder);
  const from = openSqlite(source);
  const to = openPostgres(config.databaseUrl, {
    poolSize: 2,
    statementTimeoutMs: 0,
    onConnectionError: (error) => console.error(error.message),
  });
  try {
    await migrate(from);
    await migratePostgres(config.databaseUrl);
    const counts = await copyAllRows(from, to);
    return `Moved ${describeCounts(counts)} to PostgreSQL. The embedded database is unchanged.`;
  } finally {
    await to.destroy();
    await from.destroy();
    lock.release();
  }
});
