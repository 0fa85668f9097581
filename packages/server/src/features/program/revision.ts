import { allSessions } from '@cadence/domain/program/progress';
import type { Program } from '@cadence/domain/program/types';
import { hashOf } from '../../platform/hash.ts';

/** Of all that can change about a program, without the workouts themselves. */
export function revisionOf(program: Program): string {
  const sessions = allSessions(program).map(
    ({ status, statusAt, date, dateAt, moves, workoutAt }) => [
      status,
      statusAt,
      date,
      dateAt,
      moves,
      workoutAt,
    ],
  );
  const state = JSON.stringify([program.id, program.pointer, sessions]);
  return hashOf(state);
}
