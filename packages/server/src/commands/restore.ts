import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { embeddedDatabaseFile, lockDataFolder } from '../platform/data-folder.ts';
import { type Counts, checkBackup, flushIntoFile } from '../platform/database/copy.ts';
import { openSqlite } from '../platform/database/engines.ts';
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

async function bringUpToDate(file: string): Promise<void> {
  const db = openSqlite(file);
  try {
    await migrate(db);
    await flushIntoFile(db);
  } finally {
    await db.destroy();
  }
}

const sideFiles = ['-wal', '-shm'];

/** What is there now is kept beside it under this name, so a restore can itself be undone. */
function setAside(database: string): string | null {
  if (!existsSync(database)) return null;
  const aside = `${database}.before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(database, aside);
  for (const suffix of sideFiles) {
    if (existsSync(database + suffix)) renameSync(database + suffix, aside + suffix);
  }
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
    // Made ready beside the old one and moved in place at the end: never half a database.
    const incoming = `${database}.incoming`;
    rmSync(incoming, { force: true });
    copyFileSync(source, incoming);
    await bringUpToDate(incoming);
    for (const suffix of sideFiles) rmSync(incoming + suffix, { force: true });
    const aside = setAside(database);
    renameSync(incoming, database);
    const kept = aside ? `\nThe database before that is kept as ${aside}` : '';
    return `Restored ${describeCounts(counts)} from ${source}${kept}`;
  } finally {
    lock.release();
  }
});
