import { instantOf, numberWithin } from '../../sync/read-fields.ts';
import { isRecord } from '../../workout/read-value.ts';

const counted = [
  'longestStreakDays',
  'records',
  'completed',
  'seconds',
  'kilograms',
  'loggedSets',
  'mornings',
  'evenings',
] as const;
export type RemovedCount = (typeof counted)[number];

/** What sessions that a cleanup took still count for. */
export interface RemovedSessions extends Record<RemovedCount, number> {
  /**
   * Everything before this instant is counted in here. Where one of those sessions is still on
   * a device, it is not counted twice.
   */
  until: string;
  /** Which were done; no more than an achievement asks for. */
  exercises: readonly string[];
  patterns: readonly string[];
}

export const removedSessionsId = 'removed_sessions';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Null where no cleanup has taken anything yet, or what is there cannot be made out. */
export function readRemovedSessions(value: unknown): RemovedSessions | null {
  if (!isRecord(value)) return null;
  const until = instantOf(value.until);
  const { exercises, patterns } = value;
  if (until === null || !isTexts(exercises) || !isTexts(patterns)) return null;
  const counts = counted.map((name) => [name, numberWithin(value[name], { min: 0, max: 1e12 })]);
  if (counts.some(([, count]) => count === null)) return null;
  const numbers = Object.fromEntries(counts) as Record<RemovedCount, number>;
  return { ...numbers, until, exercises, patterns };
}

/** Whether a session is still to be counted. */
export function isAfterRemoved(removed: { until: string } | null): (date: string) => boolean {
  if (!removed) return () => true;
  const untilMs = Date.parse(removed.until);
  return (date) => Date.parse(date) >= untilMs;
}
