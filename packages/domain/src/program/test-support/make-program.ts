import type { WorkoutSession } from '../../analytics/types.ts';
import type { AthleteFacts } from '../../planner/request.ts';
import { type BuildOutcome, buildProgram } from '../build.ts';
import type { Program, ProgramWish } from '../types.ts';

export const madeAt = '2026-03-01T08:00:00.000Z';

/** Four days a week in a full gym, for muscle. */
const gymWish: ProgramWish = {
  goalText: 'build muscle',
  weeks: 4,
  sessionsPerWeek: 4,
  minutesPerSession: 60,
  preferredDays: [1, 2, 4, 5],
  startDate: '2026-03-02',
  fitnessLevel: 'intermediate',
  equipment: ['barbells', 'dumbbells', 'bodyweight', 'pull_up_bar', 'yoga_mat'],
  props: ['bench', 'rack'],
};

interface Given {
  athlete?: AthleteFacts;
  sessions?: readonly WorkoutSession[];
  seed?: number;
}

export function build(changes: Partial<ProgramWish> = {}, given: Given = {}): BuildOutcome {
  return buildProgram(
    { ...gymWish, ...changes },
    {
      id: 'program',
      seed: 1,
      madeAt,
      workoutId: (week, session) => `workout-${week}-${session}`,
      ...given,
    },
  );
}

export function makeProgram(changes: Partial<ProgramWish> = {}, given: Given = {}): Program {
  const outcome = build(changes, given);
  if (outcome.kind !== 'program') throw new Error(`No program: ${outcome.kind}`);
  return outcome.program;
}
