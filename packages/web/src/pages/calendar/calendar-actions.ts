import type { CalendarMark } from '@cadence/domain/program/calendar/calendar-marks';
import { type CalendarEntry, nextFreeDay } from '@cadence/domain/program/calendar/day-entries';
import { allSessions } from '@cadence/domain/program/progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import type { Workout } from '@cadence/domain/workout/types';
import { addRestDay, moveMark } from '../../features/calendar/calendar-marks.ts';
import { moveSession } from '../../features/program/data/program-changes.ts';
import { asFirstUsed } from '../../features/workout/as-first-used.ts';
import { findStored } from '../../features/workout/kept/stored-workouts.ts';
import { asFailure } from '../../platform/api/api.ts';

export function sessionOf(program: Program | null, entry: CalendarEntry): ProgramSession | null {
  if (!program || entry.source !== 'program') return null;
  return allSessions(program).find(({ workoutId }) => workoutId === entry.workoutId) ?? null;
}

export function moveEntry(program: Program | null, entry: CalendarEntry, day: string): void {
  const session = sessionOf(program, entry);
  if (session) void moveSession(session, day);
  else moveMark(entry, day);
}

/** What is open on that day goes to the next free one; each move can be taken back. */
export async function makeRestDay(
  program: Program | null,
  marks: readonly CalendarMark[],
  day: string,
): Promise<void> {
  addRestDay(day);
  if (!program) return;
  const open = allSessions(program).filter(
    ({ date, status }) => date === day && status === 'planned',
  );
  const taken = [...marks];
  for (const session of open) {
    const free = nextFreeDay(program, taken, day);
    taken.push({ kind: 'rest', id: free, day: free });
    await moveSession(session, free);
  }
}

/** A workout of the program as far as this device has it, or one that the user keeps. */
export async function findWorkout(
  program: Program | null,
  kept: readonly Workout[],
  entry: CalendarEntry,
): Promise<Workout | null> {
  const { workoutId = '' } = entry;
  const session = sessionOf(program, entry)?.workout;
  const here = session ? asFirstUsed(session) : kept.find(({ id }) => id === workoutId);
  if (here && here.workout.length > 0) return here;
  if (entry.source === 'program') return null;
  try {
    return await findStored(workoutId);
  } catch (error) {
    // Without a connection it is as good as not there.
    asFailure(error);
    return null;
  }
}
