import type {
  moveClientSession,
  readClientLog,
  readClientPlan,
} from '@cadence/contract/client/routes';
import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { WishedLine, WishOutcome } from '@cadence/domain/program/coached/wish';
import type { ChangeStore } from './change-store.ts';
import type { ClientStore } from './store.ts';

type PlannedSession = Omit<ReplyOf<typeof readClientPlan>['sessions'][number], 'change'>;

interface Place {
  week: number;
  session: number;
}

export interface ClientDeps {
  store: ClientStore;
  changes: ChangeStore;
  /** The other word for who has given no name: an address to sign in with is told to nobody. */
  nameOf: (userId: string, nameless: string) => Promise<string>;
  /** Null without a program. */
  planOf: (
    userId: string,
  ) => Promise<{ programId: string; programName: string; sessions: PlannedSession[] } | null>;
  logOf: (userId: string) => Promise<ReplyOf<typeof readClientLog>>;
  moveSession: (
    userId: string,
    move: BodyOf<typeof moveClientSession>,
  ) => Promise<{ note: string | null }>;
  /** What the athlete's checks make of a coach's wish; nothing is changed. */
  tryChange: (
    userId: string,
    place: Place,
    lines: readonly WishedLine[],
  ) => Promise<{ programId: string; workoutId: string; outcome: WishOutcome }>;
  /** The ids of those wishes that the athlete is offered as things are now. */
  fitting: (
    userId: string,
    wishes: readonly { id: string; workoutId: string; lines: WishedLine[] }[],
  ) => Promise<ReadonlySet<string>>;
  swapsFor: (
    userId: string,
    place: Place,
    index: number,
  ) => Promise<{ exerciseId: string; name: string }[]>;
  workoutAt: (userId: string, place: Place) => Promise<string | null>;
  /** Refuses too many guesses from one address. */
  takeAttempt: (address: string, userId: string) => Promise<void>;
  now: () => number;
}
