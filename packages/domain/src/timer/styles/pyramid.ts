import type { Workout } from '../../workout/types.ts';
import { pyramidTimes, restNames } from '../constants.ts';
import { levelSeconds } from '../lengths.ts';
import { makeRest, makeWindow, type Round } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { readLevels } from './pyramid-levels.ts';
import { repeatRounds, spaceOut } from './repeat-rounds.ts';

/** The level replaces the item's own reps, and how they were worded. */
function makeLevelStep(item: PlanItem, reps: number, round: Round): TimerStep {
  const duration = levelSeconds(item.exercise, reps);
  const step = makeWindow(item, duration, round);
  step.reps = reps;
  if (step.repsText !== undefined) delete step.repsText;
  if (item.exercise.duration === undefined) step.repBased = true;
  return step;
}

interface LevelRests {
  restSeconds: number;
  levelRestSeconds: number;
}

export function playLevels(
  body: PlanItem[],
  levels: readonly number[],
  { restSeconds, levelRestSeconds }: LevelRests,
): TimerStep[] {
  const exercises = body.filter((item) => !isRestItem(item));
  const repetition = {
    totalRounds: levels.length,
    restName: restNames.level,
    restSeconds: levelRestSeconds,
  };
  return repeatRounds(repetition, (round) => {
    const reps = levels[round.round - 1] ?? 1;
    const play = (item: PlanItem) => makeLevelStep(item, reps, round);
    if (restSeconds === 0) return exercises.map(play);
    return spaceOut(exercises, play, () => makeRest(restNames.plain, restSeconds, round));
  });
}

/** Spec §4: every level runs every exercise; the level is the number of reps. */
export function buildPyramid(workout: Workout, body: PlanItem[]): TimerStep[] {
  const levels =
    readLevels(workout.workoutStructure) ??
    readLevels(workout.referencePattern) ??
    pyramidTimes.defaultLevels;
  const levelRestSeconds = workout.restBetweenRounds ?? pyramidTimes.defaultLevelRestSeconds;
  return playLevels(body, levels, { restSeconds: pyramidTimes.restSeconds, levelRestSeconds });
}
