import type { LoggedSet, WorkoutSession } from '../analytics/types.ts';
import { understand } from '../planner/understand.ts';
import { dayMs } from '../workout/durations.ts';

/** Below 0 where its day is still to come. */
export const daysAgoOf = ({ date }: WorkoutSession, nowMs: number): number =>
  (nowMs - Date.parse(date)) / dayMs;

/** Whether what was noted speaks of pain: then nothing goes up. */
export function speaksOfPain(notes: string): boolean {
  if (notes.trim() === '') return false;
  const read = understand(notes, {}, {}, { sessions: [] });
  if (read.kind !== 'request') return true;
  return read.request.injuries.some(({ status }) => status === 'active');
}

export function meanEffort(sets: readonly LoggedSet[]): number | null {
  const told = sets.flatMap(({ rpe }) => rpe ?? []);
  return told.length === 0 ? null : told.reduce((sum, rpe) => sum + rpe, 0) / told.length;
}
