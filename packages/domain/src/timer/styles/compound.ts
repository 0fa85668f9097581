import type { Workout } from '../../workout/types.ts';
import { compoundTimes, restNames } from '../constants.ts';
import { flowSeconds } from '../flow-seconds.ts';
import { previewExercise } from '../steps/describe-exercise.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { NextExercise, TimerStep } from '../types.ts';
import { repeatRounds } from './repeat-rounds.ts';

function nameInFlow({ name, reps, duration }: NextExercise): string {
  if (reps !== undefined) return `${reps} × ${name}`;
  return duration === undefined ? name : `${name} ${duration} s`;
}

/** Spec §4: one long step a round flows through all exercises; the user ends it by pressing Rest. */
export function buildCompound(workout: Workout, body: PlanItem[]): TimerStep[] {
  const exercises = body.filter((item) => !isRestItem(item)).map(({ exercise }) => exercise);
  const flow = exercises.map(previewExercise);
  const repetition = {
    totalRounds: workout.totalRounds ?? compoundTimes.defaultRounds,
    restName: restNames.round,
    restSeconds: workout.restBetweenRounds ?? compoundTimes.defaultRestSeconds,
  };
  if (flow.length === 0) return [];
  return repeatRounds(repetition, (round) => [
    {
      name: compoundTimes.name,
      duration: compoundTimes.stepSeconds,
      type: 'exercise',
      instructions: flow.map(nameInFlow).join(' → '),
      ...round,
      openEnded: true,
      flow,
      likelySeconds: Math.min(compoundTimes.stepSeconds, Math.round(flowSeconds(exercises))),
    },
  ]);
}
