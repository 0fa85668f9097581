import type { Workout } from '../../workout/types.ts';
import { circuit, restNames, rounds } from '../constants.ts';
import { makeRest, makeStep } from '../steps/make-step.ts';
import { isRest, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { repeatRounds, spaceOut } from './repeat-rounds.ts';

/** Spec §4: each exercise for its own duration, 30 s between them, a longer rest between rounds. */
export function buildCircuit(workout: Workout, body: PlanItem[]): TimerStep[] {
  const exercises = body.filter((item) => !isRest(item));
  const repetition = {
    totalRounds: workout.totalRounds ?? circuit.defaultRounds,
    restName: restNames.round,
    restSeconds: workout.restBetweenRounds ?? rounds.defaultRestSeconds,
  };
  return repeatRounds(repetition, (round) =>
    spaceOut(
      exercises,
      (item) => makeStep(item, round),
      () => makeRest(restNames.plain, circuit.restSeconds, round),
    ),
  );
}
