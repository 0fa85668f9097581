import type { Provider } from '@cadence/domain/workout/limits';
import type { Identity } from '../../http/identity.ts';
import type { Backups } from '../../platform/backups.ts';
import type { AdminStore } from './store.ts';

export interface AdminDeps {
  store: AdminStore;
  engine: 'sqlite' | 'postgres';
  registration: 'open' | 'invitation' | 'closed';
  hasMail: boolean;
  accountBytes: number;
  bytesOf: (userId: string) => Promise<number>;
  /** Vendors that are there for everybody. */
  sharedModels: () => Promise<Provider[]>;
  /** Null where the database has tools of its own for it. */
  backups: Backups | null;
  requirePassword: (user: Identity, password: string, address: string) => Promise<void>;
  /** Null where there is no such account. */
  makeCode: (userId: string) => Promise<{ code: string; endsAt: string } | null>;
  /** False where there is no such account. */
  removeAccount: (userId: string) => Promise<boolean>;
  now: () => number;
}
