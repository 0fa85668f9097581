import type { RequestChange } from '../planner/receipts/changes.ts';
import type { Program, ProgramPhase } from '../program/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import type { Workout } from '../workout/types.ts';
import type { SharedDay, SharedProgram, SharedWeek } from './types.ts';

/** Of a program all that does not depend on when it begins and on its ids. */
export type TakenProgram = Pick<Program, 'programName' | 'goalKind' | 'level'> & {
  weeks: SharedWeek[];
};

/** Null where nothing safe is left of it for this athlete. */
export type Take = (workout: Workout) => { workout: Workout; changes: RequestChange[] } | null;

/** Said once, however many sessions it is true of. */
function withoutRepeats(changes: readonly RequestChange[]): RequestChange[] {
  const byWords = new Map(changes.map((change) => [JSON.stringify(change), change]));
  return [...byWords.values()];
}

export function takeProgram(
  title: string,
  { goalKind, weeks }: SharedProgram,
  take: Take,
  level: FitnessLevel,
): { program: TakenProgram; changes: RequestChange[] } | null {
  const changes: RequestChange[] = [];
  const own: SharedWeek[] = [];
  for (const week of weeks) {
    const sessions: SharedDay[] = [];
    for (const one of week.sessions) {
      const taken = take({ ...one.workout, title: one.title });
      // One session short, it would be another program.
      if (!taken) return null;
      changes.push(...taken.changes);
      sessions.push({ ...one, workout: { ...taken.workout, title: one.title } });
    }
    own.push({ ...week, sessions });
  }
  return {
    program: { programName: title, goalKind, level, weeks: own },
    changes: withoutRepeats(changes),
  };
}

/** Weeks in a row with the same label are a phase. */
export function phasesIn(programId: string, weeks: readonly SharedWeek[]): ProgramPhase[] {
  const phases: ProgramPhase[] = [];
  weeks.forEach(({ label }, i) => {
    const name = label || 'Training';
    const last = phases.at(-1);
    if (last?.name === name) last.endWeek = i + 1;
    else {
      const id = `${programId}-${phases.length + 1}`;
      const place = { startWeek: i + 1, endWeek: i + 1 };
      phases.push({ id, name, ...place, description: '', mainLifts: [] });
    }
  });
  return phases;
}
