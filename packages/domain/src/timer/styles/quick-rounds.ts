import type { Workout } from '../../workout/types.ts';
import { expandBlocks } from '../blocks/expand-blocks.ts';
import { restNames, roundsTimes } from '../constants.ts';
import { makeStep } from '../steps/make-step.ts';
import { listItems } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { repeatRounds } from './repeat-rounds.ts';

/** A quick timer: what is before the work leads in once, then its intervals in rounds, or its block. */
export function buildQuickRounds(workout: Workout): TimerStep[] {
  const items = listItems(workout);
  const leadIn = items.filter(({ exercise }) => exercise.type === 'pre-workout');
  const first = leadIn.map((item) => makeStep(item));
  if (workout.play) return [...first, ...expandBlocks(workout, workout.play)];
  const body = items.filter(({ exercise }) => exercise.type !== 'pre-workout');
  const repetition = {
    totalRounds: workout.totalRounds ?? roundsTimes.defaultRounds,
    restName: restNames.plain,
    restSeconds: workout.restBetweenRounds ?? 0,
  };
  return [
    ...first,
    ...repeatRounds(repetition, (round) => body.map((item) => makeStep(item, round))),
  ];
}
