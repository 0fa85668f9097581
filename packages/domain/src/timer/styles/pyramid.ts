import type { Workout } from '../../workout/types.ts';
import { pyramid, restNames } from '../constants.ts';
import { levelSeconds } from '../lengths.ts';
import { makeRest, makeStep } from '../make-step.ts';
import { isRest, type PlanItem } from '../plan-items.ts';
import type { TimerStep } from '../types.ts';
import { readLevels } from './pyramid-levels.ts';
import { repeatRounds, spaceOut } from './repeat-rounds.ts';

/** Spec §4: every level runs every exercise; the level is the number of reps. */
export function buildPyramid(workout: Workout, body: PlanItem[]): TimerStep[] {
  const exercises = body.filter((item) => !isRest(item));
  const levels =
    readLevels(workout.workoutStructure) ??
    readLevels(workout.referencePattern) ??
    pyramid.defaultLevels;
  const repetition = {
    totalRounds: levels.length,
    restName: restNames.level,
    restSeconds: workout.restBetweenRounds ?? pyramid.defaultLevelRestSeconds,
  };
  return repeatRounds(repetition, (round) => {
    const reps = levels[round.round - 1] ?? 1;
    return spaceOut(
      exercises,
      (item) => {
        const { repsText: _, ...step } = makeStep(item, { reps, ...round });
        const duration = levelSeconds(item.exercise, reps);
        return item.exercise.duration === undefined
          ? { ...step, duration, repBased: true }
          : { ...step, duration };
      },
      () => makeRest(restNames.plain, pyramid.restSeconds, round),
    );
  });
}
