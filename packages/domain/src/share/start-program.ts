import { expectedSeconds } from '../planner/layout/expected.ts';
import { libraryOf } from '../program/build.ts';
import { addDays } from '../program/calendar/days.ts';
import type { Program, ProgramSession, ProgramWeek } from '../program/types.ts';
import { phasesIn, type TakenProgram } from './take-program.ts';

export interface StartOptions {
  id: string;
  /** A plain day. */
  startDate: string;
  /** An instant. */
  madeAt: string;
  workoutId: () => string;
}

/** A program that was taken over, as one of the taker's own. */
export function startProgram(taken: TakenProgram, options: StartOptions): Program {
  const { id, startDate, madeAt, workoutId } = options;
  const phases = phasesIn(id, taken.weeks);
  const phaseOf = (week: number) =>
    phases.find(({ startWeek, endWeek }) => startWeek <= week && week <= endWeek);
  const weeks = taken.weeks.map(({ variation, sessions }, w): ProgramWeek => {
    const own = sessions.map(({ day, title, focus, workout }, s): ProgramSession => {
      const workoutOwn = workoutId();
      return {
        week: w + 1,
        session: s + 1,
        date: addDays(startDate, day),
        title,
        focus,
        status: 'planned',
        workoutId: workoutOwn,
        workout: { ...workout, id: workoutOwn },
        statusAt: madeAt,
        dateAt: madeAt,
        moves: 0,
      };
    });
    return { week: w + 1, variation, phaseId: phaseOf(w + 1)?.id ?? '', sessions: own };
  });
  const workouts = weeks.flatMap(({ sessions }) => sessions.map(({ workout }) => workout));
  const longest = Math.max(0, ...workouts.map((workout) => expectedSeconds(workout)));
  return {
    id,
    programName: taken.programName,
    goal: taken.programName,
    goalKind: taken.goalKind,
    level: taken.level,
    startDate,
    totalWeeks: weeks.length,
    currentWeek: 1,
    currentPhase: phases[0]?.name ?? '',
    exerciseLibrary: libraryOf(weeks),
    phases,
    progressionGuidelines: [],
    weeks,
    wish: {
      goalText: taken.programName,
      weeks: weeks.length,
      sessionsPerWeek: Math.max(1, ...weeks.map(({ sessions }) => sessions.length)),
      minutesPerSession: Math.round(longest / 60),
      preferredDays: [],
      startDate,
    },
    pointer: null,
  };
}
