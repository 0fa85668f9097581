import { defined } from '../workout/defined.ts';
import type { Exercise } from '../workout/types.ts';
import { restNames } from './constants.ts';
import { itemSeconds, repsOf } from './lengths.ts';
import { isRest, type PlanItem } from './plan-items.ts';
import type { NextExercise, TimerStep } from './types.ts';

export interface Round {
  round: number;
  totalRounds: number;
}

export function makeRest(name: string, seconds: number, round?: Round): TimerStep {
  return { name, duration: seconds, type: 'rest', ...round };
}

function describeRest(exercise: Exercise): TimerStep {
  const { name, type, instructions } = exercise;
  const duration = itemSeconds(exercise);
  return defined({ name: name || restNames.plain, duration, type, instructions });
}

/** One step for one item; what a style fixes is given in `changes`. */
export function makeStep(item: PlanItem, changes: Partial<TimerStep> = {}): TimerStep {
  const { exercise, index } = item;
  if (isRest(item)) return { ...describeRest(exercise), ...changes };
  const reps = repsOf(exercise);
  return {
    ...defined({
      name: exercise.name,
      duration: itemSeconds(exercise),
      type: exercise.type,
      instructions: exercise.instructions ?? exercise.description,
      reps,
      exerciseName: exercise.name,
      exerciseIndex: index,
      exerciseId: exercise.exerciseId,
      phase: exercise.phase,
      repsText: exercise.repsText,
      weight: exercise.weight,
      weightPercentage: exercise.setScheme?.weightPercentage,
      side: exercise.side,
      cues: exercise.cues,
      rpe: exercise.rpe,
      tempo: exercise.tempo,
      repBased: reps !== undefined && exercise.duration === undefined ? (true as const) : undefined,
    }),
    ...changes,
  };
}

/** A step whose window is the style's, not the exercise's: Done would break the rhythm. */
export function makeWindow(item: PlanItem, seconds: number, round: Round): TimerStep {
  const { repBased: _, ...step } = makeStep(item, { duration: seconds, ...round });
  return step;
}

export function previewItem({ exercise }: PlanItem): NextExercise {
  return defined({
    name: exercise.name,
    reps: repsOf(exercise),
    duration: exercise.duration,
    instructions: exercise.instructions ?? exercise.description,
    type: exercise.type,
  });
}
