import { hourMs } from '@cadence/domain/workout/durations';
import { providers } from '@cadence/domain/workout/limits';
import type { AdminDeps } from '../features/admin/deps.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { requirePassword } from '../features/auth/account.ts';
import type { AuthDeps } from '../features/auth/deps.ts';
import { makeShortCode } from '../features/auth/recovery-codes.ts';
import { configFor, sharedWith } from '../features/model/connections.ts';
import type { ConnectionDeps } from '../features/model/deps.ts';
import type { Backups } from '../platform/backups.ts';
import type { Database, Engine } from '../platform/database/engines.ts';
import { bytesOfUser } from '../platform/database/rows-of-user.ts';

interface Parts {
  db: Database;
  engine: Engine;
  auth: AuthDeps;
  connecting: ConnectionDeps;
  accountBytes: number;
  backups: Backups | null;
  now: () => number;
}

const codeHours = 24;
const nobody = '';

/** What whoever runs the server sees of the other features. */
export function adminDeps({ db, engine, auth, connecting, ...parts }: Parts): AdminDeps {
  const { accountBytes, backups, now } = parts;
  return {
    store: createAdminStore(db),
    engine,
    registration: auth.registration.kind,
    hasMail: auth.mail !== null,
    accountBytes,
    backups,
    bytesOf: (userId) => bytesOfUser(db, userId),
    sharedModels: async () => {
      const reach = { own: [], shared: await sharedWith(connecting, nobody) };
      return providers.filter((id) => configFor(connecting, reach, id).source !== null);
    },
    requirePassword: (user, password, address) => requirePassword(auth, user, password, address),
    makeCode: async (userId) => {
      if (!(await auth.store.findUser(userId))) return null;
      const { code, row } = makeShortCode(userId, now(), codeHours * hourMs);
      await auth.recovery.addCode(row);
      return { code, endsAt: row.expires_at ?? '' };
    },
    removeAccount: async (userId) => {
      if (!(await auth.store.findUser(userId))) return false;
      await auth.store.removeUser(userId);
      auth.onTokensEnded(userId);
      await auth.onRemoved(userId);
      return true;
    },
    now,
  };
}
