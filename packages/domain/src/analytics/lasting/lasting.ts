import { liftKey } from '../lifts/lift-key.ts';
import type { StrengthRecord } from '../lifts/records.ts';
import type { TimedBest } from '../lifts/timed-best.ts';
import type { RemovedSessions } from './removed-sessions.ts';

/** How far an achievement has ever come. */
export interface Reached {
  progress: number;
  unlockedAt: string | null;
}

/** What stays when the sessions behind it are removed for their age. */
export interface Lasting {
  removed: RemovedSessions | null;
  /** By the type of the achievement. */
  reached: ReadonlyMap<string, Reached>;
  /** The best of each lift. */
  records: readonly StrengthRecord[];
  timedBests: readonly TimedBest[];
}

export const nothingLasting: Lasting = {
  removed: null,
  reached: new Map(),
  records: [],
  timedBests: [],
};

const idLength = 100;
export const recordId = ({ lift }: StrengthRecord): string => liftKey(lift).slice(0, idLength);
export const timedBestId = ({ kind, of }: TimedBest): string =>
  `${kind} ${liftKey(of)}`.slice(0, idLength);
