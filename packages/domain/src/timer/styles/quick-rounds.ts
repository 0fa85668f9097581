import type { Workout } from '../../workout/types.ts';
import { restNames, rounds } from '../constants.ts';
import { makeStep } from '../make-step.ts';
import { listItems } from '../plan-items.ts';
import type { TimerStep } from '../types.ts';
import { repeatRounds } from './repeat-rounds.ts';

/** A quick timer: what is no exercise leads in once, the exercise repeats in rounds. */
export function buildQuickRounds(workout: Workout): TimerStep[] {
  const items = listItems(workout);
  const leadIn = items.filter(({ exercise }) => exercise.type !== 'exercise');
  const body = items.filter(({ exercise }) => exercise.type === 'exercise');
  const repetition = {
    totalRounds: workout.totalRounds ?? rounds.defaultRounds,
    restName: restNames.plain,
    restSeconds: workout.restBetweenRounds ?? 0,
  };
  return [
    ...leadIn.map((item) => makeStep(item)),
    ...repeatRounds(repetition, (round) => body.map((item) => makeStep(item, round))),
  ];
}
