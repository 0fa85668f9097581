import type { Workout } from '@cadence/domain/workout/types';
import { readRecent } from './current-workout.ts';

/**
 * A program's session becomes a workout of its own on the day it is first used, which is then its
 * date, here and in the account: its program was made weeks before.
 */
export function asFirstUsed(session: Workout): Workout {
  const used = readRecent().find(({ id }) => id !== undefined && id === session.id);
  return { ...session, generatedAt: used?.generatedAt ?? new Date().toISOString() };
}
