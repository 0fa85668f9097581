import type {
  moveClientSession,
  readClientLog,
  readClientPlan,
} from '@cadence/contract/client/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { ClientStore } from './store.ts';

export interface ClientDeps {
  store: ClientStore;
  /** The other word for who has given no name: an address to sign in with is told to nobody. */
  nameOf: (userId: string, nameless: string) => Promise<string>;
  planOf: (userId: string) => Promise<ReplyOf<typeof readClientPlan>>;
  logOf: (userId: string) => Promise<ReplyOf<typeof readClientLog>>;
  moveSession: (
    userId: string,
    move: BodyOf<typeof moveClientSession>,
  ) => Promise<{ note: string | null }>;
  /** Refuses too many guesses from one address. */
  takeAttempt: (address: string, userId: string) => Promise<void>;
  now: () => number;
}
