import { AsyncLocalStorage } from 'node:async_hooks';
import { type KeptOwnExercise, readOwnExercisesFrom } from '@cadence/domain/exercise/own-scope';

type Own = readonly KeptOwnExercise[];

/** Whose request is being served. */
export interface Caller {
  userId: string;
  /** What they have added to the library; empty until it was asked for. */
  own: Own;
  /** Looks it up, once for each request. */
  loadOwn: () => Promise<void>;
}

/** What is shared by all gives turns by it, and whatever looks into the library finds theirs in it. */
export const caller = new AsyncLocalStorage<Caller>();

readOwnExercisesFrom(() => caller.getStore()?.own ?? []);

export function callerOf(userId: string, ownOf: (userId: string) => Promise<Own>): Caller {
  let loading: Promise<void> | null = null;
  const one: Caller = {
    userId,
    own: [],
    loadOwn: () => {
      loading ??= ownOf(userId).then((own) => {
        one.own = own;
      });
      return loading;
    },
  };
  return one;
}
