import { waysWithoutLoad } from '../exercise/graph.ts';
import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise, Muscle } from '../exercise/types.ts';
import { judge } from '../planner/legal.ts';
import type { Request } from '../planner/request.ts';
import { goalWords, listWords } from '../planner/words.ts';
import type { Goal } from '../reading/vocabulary.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { stepKgOf } from './loads.ts';
import { mayTest } from './session-words.ts';
import { type Gait, isBesideLifting } from './split.ts';
import type { MainLift, ProgressionMethod } from './types.ts';
import { weeklySets } from './volume.ts';
import { weeksPerBlock } from './weeks.ts';

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

const repSpread: Record<Goal, number> = {
  strength: 1,
  power: 1,
  hypertrophy: 2,
  general: 2,
  endurance: 4,
  hiit: 2,
  mobility: 2,
};

/** How one lift is meant to grow over its phase. */
export function mainLiftOf(id: string, reps: number, request: Request): MainLift[] {
  const exercise = exerciseById(id);
  if (!exercise) return [];
  const spread = repSpread[request.goal.value];
  const range = { min: Math.max(1, reps - spread), max: reps + spread };
  const method = methodOf(exercise, request.level.value);
  return [
    {
      exerciseId: id,
      name: exercise.name,
      method,
      stepKg: stepKgOf(exercise),
      reps: range,
      rule: ruleOf(exercise, method, range.max, request),
    },
  ];
}

const muscleWords: Partial<Record<Muscle, string>> = {
  quads: 'thighs',
  hams: 'back of the thighs',
  glutes: 'glutes',
  chest: 'chest',
  lats: 'lats',
  upper_back: 'upper back',
  front_delt: 'shoulders',
  biceps: 'biceps',
  triceps: 'triceps',
  abs: 'abs',
};

export interface GuidelineFacts {
  request: Request;
  totalWeeks: number;
  sessionsPerWeek: number;
  /** Main muscles that the time leaves below their band. */
  under: readonly Muscle[];
  hasSets: boolean;
  /** Of the first phase. */
  mainLifts: readonly MainLift[];
  gait: Gait | null;
}

function volumeWords({ under, request, hasSets }: GuidelineFacts): string[] {
  const { value: goal } = request.goal;
  // Where the breath is the goal, sets are there to stay whole.
  if (!hasSets || goal === 'hiit' || goal === 'endurance') return [];
  const { min, max } = weeklySets[request.level.value];
  const kept = `No muscle gets more than ${max} hard sets a week.`;
  if (under.length === 0) return [`${kept} The big ones get at least ${min}.`];
  const names = listWords(under.map((muscle) => muscleWords[muscle] ?? muscle));
  return [`${kept} Your time leaves fewer than ${min} for: ${names}. More days or minutes help.`];
}

function clockWords({ request, totalWeeks }: GuidelineFacts): string {
  const isGrowing = totalWeeks > weeksPerBlock && request.goal.value !== 'mobility';
  return isGrowing
    ? 'Each block works a little longer and rests a little less than the one before.'
    : 'Add a little each week. When it gets easy, move a little longer or faster.';
}

const gaitWords: Record<Gait, string> = {
  run: 'From block to block you run more and walk less. Walk more on any day that needs it.',
  walk: 'When it gets easy, walk a little faster or take a hill.',
};

function growthWords(facts: GuidelineFacts): string[] {
  const { request, hasSets, mainLifts, gait } = facts;
  const ofClock = [gait ? gaitWords[gait] : clockWords(facts)];
  if (request.goal.value === 'mobility' || !hasSets || mainLifts.length === 0) return ofClock;
  const isLoaded = mainLifts.some(({ stepKg }) => stepKg !== null);
  return [
    ...(gait ? ofClock : []),
    'The main lifts stay for a block, so you can see them grow. The rest changes.',
    isLoaded
      ? 'Add weight when all sets are done at the planned effort. Small steps add up.'
      : 'All sets done at the planned effort? Add reps, then slow down, then take a harder form.',
    isLoaded
      ? 'Missed your reps twice? Take 10 % off and build up again.'
      : 'Missed your reps twice? Take an easier form and build up again.',
  ];
}

function breakWords({ mainLifts }: GuidelineFacts): string {
  const isLoaded = mainLifts.some(({ stepKg }) => stepKg !== null);
  return isLoaded
    ? 'Away for more than a week? Start 10 % lighter. After two weeks, 20 %. After four, start the block again.'
    : 'Away for more than a week? Start with a little less. After four weeks, start the block again.';
}

/** How to go on from week to week, in plain words. */
export function guidelinesFor(facts: GuidelineFacts): string[] {
  const { request, totalWeeks, sessionsPerWeek, gait } = facts;
  const { value: goal } = request.goal;
  const purpose = isBesideLifting(goal, gait) ? `running and ${goalWords[goal]}` : goalWords[goal];
  const days = sessionsPerWeek === 1 ? 'one session' : `${sessionsPerWeek} sessions`;
  const weeks = totalWeeks === 1 ? 'One week' : `${totalWeeks} weeks`;
  return [
    `${weeks} for ${purpose}, ${days} a week.`,
    'Four weeks make a block. Week one builds, week two peaks, week three is easy, week four tests.',
    ...growthWords(facts),
    breakWords(facts),
    mayTest(request)
      ? 'The test week never asks for all you have. Always keep a good rep.'
      : 'The last week of a block is a check-in. Nobody needs your maximum.',
    ...volumeWords(facts),
    'Pain is a stop sign. Skip the move and tell us.',
  ];
}
