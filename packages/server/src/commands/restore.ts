import { copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { embeddedDatabaseFile, lockDataFolder } from '../platform/data-folder.ts';
import { type Counts, checkBackup } from '../platform/database/copy.ts';
import { flushIntoFile, openSqlite } from '../platform/database/engines.ts';
import { migrate } from '../platform/database/migrate.ts';
import { describeCounts, fileArgument, runCommand } from './command.ts';

async function check(file: string): Promise<Counts> {
  const db = openSqlite(file, { readonly: true });
  try {
    return await checkBackup(db);
  } catch (cause) {
    throw new Error(`${file} is not a backup of Cadence.`, { cause });
  } finally {
    await db.destroy();
  }
}

/** Today's schema, and everything in the one file: it can then be moved without its log. */
async function settle(file: string): Promise<void> {
  const db = openSqlite(file);
  try {
    await migrate(db);
    await flushIntoFile(db);
  } finally {
    await db.destroy();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
}

/** What is there now stays beside it under another name, so that a restore can itself be undone. */
async function keepAside(database: string): Promise<string | null> {
  if (!existsSync(database)) return null;
  await settle(database);
  const aside = `${database}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  linkSync(database, aside);
  return aside;
}

runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new Error(
      'DATABASE_URL is set: restore PostgreSQL with pg_restore (docs/operations.md).',
    );
  }
  const source = resolve(fileArgument('restore'));
  if (!existsSync(source)) throw new Error(`There is no file ${source}.`);
  const counts = await check(source);

  const lock = lockDataFolder(config.dataFolder);
  try {
    const database = embeddedDatabaseFile(config.dataFolder);
    const incoming = `${database}.incoming`;
    rmSync(incoming, { force: true });
    copyFileSync(source, incoming);
    await settle(incoming);
    const aside = await keepAside(database);
    // In one move: whenever this process ends, there is a whole database under that name.
    renameSync(incoming, database);
    const kept = aside ? `\nThe database before that is kept as ${aside}` : '';
    return `Restored ${describeCounts(counts)} from ${source}${kept}`;
  } finally {
    lock.release();
  }
});
