import type { WeekPlan } from '../templates/types.ts';
import type { ProgramPhase } from '../types.ts';

/** Weeks in a row that are for the same are a phase. */
export function phasesOf(programId: string, weeks: readonly WeekPlan[]): ProgramPhase[] {
  const phases: ProgramPhase[] = [];
  weeks.forEach(({ phase, note }, i) => {
    const last = phases.at(-1);
    if (last?.name === phase) {
      last.endWeek = i + 1;
      return;
    }
    phases.push({
      id: `${programId}-${phases.length + 1}`,
      name: phase,
      startWeek: i + 1,
      endWeek: i + 1,
      description: note,
      mainLifts: [],
    });
  });
  return phases;
}
