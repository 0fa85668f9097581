import type { Workout } from '../../workout/types.ts';
import { circuitTimes, restNames, roundsTimes } from '../constants.ts';
import { makeRest, makeStep } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { repeatRounds, spaceOut } from './repeat-rounds.ts';

/** Spec §4: each exercise for its own duration, 30 s between them, a longer rest between rounds. */
export function buildCircuit(workout: Workout, body: PlanItem[]): TimerStep[] {
  const exercises = body.filter((item) => !isRestItem(item));
  const repetition = {
    totalRounds: workout.totalRounds ?? circuitTimes.defaultRounds,
    restName: restNames.round,
    restSeconds: workout.restBetweenRounds ?? roundsTimes.defaultRestSeconds,
  };
  return repeatRounds(repetition, (round) =>
    spaceOut(
      exercises,
      (item) => makeStep(item, round),
      () => makeRest(restNames.plain, circuitTimes.restSeconds, round),
    ),
  );
}
