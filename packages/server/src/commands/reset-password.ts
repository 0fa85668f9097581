import { existsSync } from 'node:fs';
import { hourMs } from '@cadence/domain/workout/durations';
import { makeShortCode } from '../features/auth/recovery-codes.ts';
import { createRecoveryStore } from '../features/auth/recovery-store.ts';
import { createAuthStore } from '../features/auth/store.ts';
import { readConfig } from '../platform/config.ts';
import { embeddedDatabaseFile } from '../platform/data-folder.ts';
import { openPostgres, openSqlite } from '../platform/database/engines.ts';
import { runCommand } from './command.ts';

const hours = 24;

function open() {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  if (databaseUrl) {
    return openPostgres(databaseUrl, {
      poolSize: 1,
      statementTimeoutMs: 15_000,
      onConnectionError: (error) => console.error(error.message),
    });
  }
  const file = embeddedDatabaseFile(dataFolder);
  if (!existsSync(file)) throw new Error(`There is no database in ${dataFolder}.`);
  return openSqlite(file);
}

/**
 * A code instead of a password: whoever runs the server never knows the password, and the server
 * may go on, since it remembers no codes.
 */
runCommand(async () => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('Name the account: npm run reset-password -- E-MAIL');
  const db = open();
  try {
    const user = await createAuthStore(db).findUserByEmail(email);
    if (!user) throw new Error(`Nobody is registered as ${email}.`);
    const { code, row } = makeShortCode(user.id, Date.now(), hours * hourMs);
    await createRecoveryStore(db).addCode(row);
    return [
      `A code for ${email}, good once and for ${hours} hours:`,
      `  ${code}`,
      'With it a new password is set at /recover. Until then the old one goes on working.',
    ].join('\n');
  } finally {
    await db.destroy();
  }
});
