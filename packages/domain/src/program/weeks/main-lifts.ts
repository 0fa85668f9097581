import { waysWithoutLoad } from '../../exercise/graph.ts';
import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import { judge } from '../../planner/legal/legal.ts';
import type { Request } from '../../planner/request.ts';
import type { FitnessLevel } from '../../workout/limits.ts';
import type { Exercise } from '../../workout/types.ts';
import type { MainLift, ProgramPhase, ProgramWeek, ProgressionMethod } from '../types.ts';
import { workItems } from './volume.ts';

const lowerBody = ['squat', 'lunge', 'hinge', 'hip_ext'];

/** +2.5 kg above the waist, +5 kg below; bells come in steps of their own. */
function stepKgOf(exercise: LibraryExercise): number | null {
  if (exercise.loadCount === 0) return null;
  if (exercise.equipment.includes('kettlebells')) return 4;
  if (exercise.equipment.includes('dumbbells')) return 2;
  return lowerBody.includes(exercise.patterns[0]) ? 5 : 2.5;
}

function methodOf(exercise: LibraryExercise, level: FitnessLevel): ProgressionMethod {
  if (exercise.loadCount === 0) return 'bodyweight';
  if (level === 'beginner') return 'linear';
  return level === 'advanced' ? 'effort' : 'double';
}

function ruleOf(
  exercise: LibraryExercise,
  method: ProgressionMethod,
  most: number,
  request: Request,
): string {
  const step = stepKgOf(exercise);
  switch (method) {
    case 'linear':
      return `All sets done: add ${step} kg next time.`;
    case 'double':
      return `First add reps. All sets at ${most}: add ${step} kg and start from fewer reps.`;
    case 'effort':
      return `One point easier than planned: about 3 % more. One point harder: about 3 % less.`;
    case 'bodyweight':
      // What is done with care for a knee is not made harder by bending it further.
      return waysWithoutLoad(exercise, judge(exercise, request).modifications.length > 0).join(' ');
  }
}

function mainLiftOf({ exerciseId = '', reps = 8 }: Exercise, request: Request): MainLift[] {
  const exercise = exerciseById(exerciseId);
  if (!exercise) return [];
  const spread = reps <= 6 ? 1 : 2;
  const range = { min: Math.max(1, reps - spread), max: reps + spread };
  const method = methodOf(exercise, request.level.value);
  return [
    {
      exerciseId,
      name: exercise.name,
      method,
      stepKg: stepKgOf(exercise),
      reps: range,
      rule: ruleOf(exercise, method, range.max, request),
    },
  ];
}

const isMain = ({ role, group, reps }: Exercise): boolean =>
  reps !== undefined && group === undefined && role !== 'backoff';

/** The lifts that a phase is built around, as its first week has them. */
export function mainLiftsIn(
  weeks: readonly ProgramWeek[],
  { startWeek }: Pick<ProgramPhase, 'startWeek'>,
  request: Request,
): MainLift[] {
  const sessions = weeks[startWeek - 1]?.sessions ?? [];
  const seen = new Map<string, Exercise>();
  for (const { workout } of sessions) {
    for (const item of workItems(workout).filter(isMain).slice(0, 3)) {
      if (item.exerciseId && !seen.has(item.exerciseId)) seen.set(item.exerciseId, item);
    }
  }
  return [...seen.values()].flatMap((item) => mainLiftOf(item, request));
}
