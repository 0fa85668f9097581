import type { Exercise } from '../../workout/types.ts';
import { estimate } from '../constants.ts';
import { repsOf } from '../lengths.ts';
import { previewExercise } from '../steps/describe-exercise.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { NextExercise } from '../types.ts';
import { openLength } from './distance.ts';

/** Training model §5.5: nobody moves without a slip, and long sets are broken. */
const slack = 1.2;
const changeSeconds = 3;
const breaks = { everyReps: 25, seconds: 20 };
const unknownReps = 10;

const sidesOf = ({ side }: Exercise): number => (side === 'both' ? 2 : 1);

/** One pass of an item in a task for time, without the breaks. */
function moveSeconds(exercise: Exercise, reps: number): number {
  const { distanceMeters, calories, duration } = exercise;
  if (distanceMeters !== undefined || calories !== undefined) {
    return openLength(exercise, true).likelySeconds;
  }
  if (duration !== undefined) return duration;
  return reps * sidesOf(exercise) * (exercise.secondsPerRep ?? estimate.secondsPerRep) * slack;
}

/** What the whole task may take; `levels` gives the reps of each round where they change. */
export function taskSeconds(items: PlanItem[], rounds: number, levels?: readonly number[]): number {
  let seconds = 0;
  let reps = 0;
  for (let round = 0; round < rounds; round++) {
    for (const { exercise } of items) {
      const count = levels?.[round] ?? repsOf(exercise) ?? unknownReps;
      seconds += moveSeconds(exercise, count) + changeSeconds;
      if (exercise.duration === undefined) reps += count;
    }
  }
  return Math.round(seconds + Math.floor(reps / breaks.everyReps) * breaks.seconds);
}

export const workOf = (items: PlanItem[]): PlanItem[] => items.filter((item) => !isRestItem(item));

/** What a step goes through, each with its place in the list, so that the log finds it. */
export function flowOf(items: PlanItem[], levels?: readonly number[]): NextExercise[] {
  return items.map(({ exercise, step }) => {
    const { reps, repsText, ...move } = previewExercise(exercise);
    const isLevelled = levels !== undefined && exercise.duration === undefined;
    return {
      ...move,
      ...(reps !== undefined && !isLevelled && { reps }),
      ...(isLevelled ? { repsText: levels.join('-') } : repsText !== undefined && { repsText }),
      ...(step.exerciseIndex !== undefined && { exerciseIndex: step.exerciseIndex }),
    };
  });
}

function moveText(move: NextExercise): string {
  const { name, reps, repsText, duration, distanceMeters, calories } = move;
  if (distanceMeters !== undefined) return `${distanceMeters} m ${name}`;
  if (calories !== undefined) return `${calories} cal ${name}`;
  const count = repsText ?? reps;
  if (count !== undefined) return `${count} × ${name}`;
  return duration === undefined ? name : `${name} ${duration} s`;
}

/** '5 × Pull-up → 10 × Push-up'. */
export const flowText = (flow: readonly NextExercise[]): string => flow.map(moveText).join(' → ');
