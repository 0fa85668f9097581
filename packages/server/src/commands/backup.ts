import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { embeddedDatabaseFile } from '../platform/data-folder.ts';
import { countRows, writeBackup } from '../platform/database/copy.ts';
import { openSqlite } from '../platform/database/engines.ts';
import { describeCounts, fileArgument, runCommand } from './command.ts';

runCommand(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl) {
    throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump (docs/operations.md).');
  }
  const target = resolve(fileArgument('backup'));
  const source = embeddedDatabaseFile(config.dataFolder);
  if (!existsSync(source)) throw new Error(`There is no database in ${config.dataFolder}.`);

  // No lock on the data folder: the server may go on while a backup is taken.
  const db = openSqlite(source);
  try {
    // It holds password hashes: from its first byte on it is nobody else's to read.
    process.umask(0o077);
    await writeBackup(db, target);
  } finally {
    await db.destroy();
  }
  const copy = openSqlite(target, { readonly: true });
  try {
    return `Backed up ${describeCounts(await countRows(copy))} to ${target}`;
  } finally {
    await copy.destroy();
  }
});
