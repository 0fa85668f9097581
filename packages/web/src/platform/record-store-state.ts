import type { StorageProblem } from './storage.ts';

/** `failed`: the device holds more than it gives out now. */
export type ReadState = 'reading' | 'read' | 'failed';

export interface Held<T> {
  at: string;
  rows: Map<string, T>;
  list: readonly T[] | null;
  state: ReadState;
  loading: Promise<void>;
  settling: Promise<void> | null;
  /** Why the database did not take what it was last given. */
  trouble: StorageProblem | null;
  /** Without a database all of it stays in the text storage. */
  isPlain: boolean;
}

export interface Changes<T> {
  put: readonly T[];
  removed: readonly string[];
}

/** For the other tabs. Where much has changed they read it themselves. */
export interface News<T> {
  at: string;
  version: number;
  changes: Changes<T> | null;
  removed: readonly string[];
}
