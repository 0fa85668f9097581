import type { LibraryExercise } from '../../exercise/types.ts';
import type { Goal } from '../../reading/vocabulary.ts';
import { clamp } from '../../workout/read-value.ts';
import { isSteady } from '../layout/cardio.ts';
import { hasCondition, isMinor, isSenior, levelCaps, rpeCap } from '../legal/caps.ts';
import type { Request } from '../request.ts';
import { isNoKit } from '../settle/bare-kit.ts';
import { isWeightLift } from './reps.ts';

export interface Band {
  min: number;
  max: number;
}

export interface DoseBands {
  reps: Band;
  sets: Band;
  restSeconds: Band;
  rpe: Band;
}

/** What each goal asks of one exercise. */
const doseBands: Record<Goal, DoseBands> = {
  strength: {
    reps: { min: 3, max: 6 },
    sets: { min: 2, max: 5 },
    restSeconds: { min: 120, max: 240 },
    rpe: { min: 7, max: 9 },
  },
  hypertrophy: {
    reps: { min: 6, max: 15 },
    sets: { min: 2, max: 4 },
    restSeconds: { min: 60, max: 120 },
    rpe: { min: 7, max: 9 },
  },
  power: {
    reps: { min: 1, max: 5 },
    sets: { min: 3, max: 5 },
    restSeconds: { min: 120, max: 180 },
    rpe: { min: 4, max: 7 },
  },
  endurance: {
    reps: { min: 15, max: 25 },
    sets: { min: 2, max: 3 },
    restSeconds: { min: 30, max: 60 },
    rpe: { min: 6, max: 8 },
  },
  hiit: {
    reps: { min: 6, max: 20 },
    sets: { min: 2, max: 6 },
    restSeconds: { min: 15, max: 60 },
    rpe: { min: 7, max: 9 },
  },
  mobility: {
    reps: { min: 5, max: 12 },
    sets: { min: 1, max: 4 },
    restSeconds: { min: 10, max: 20 },
    rpe: { min: 2, max: 4 },
  },
  general: {
    reps: { min: 8, max: 12 },
    sets: { min: 2, max: 3 },
    restSeconds: { min: 60, max: 90 },
    rpe: { min: 6, max: 8 },
  },
};

/**
 * Strength without anything to lift comes from harder moves done close to the limit, not from a few
 * heavy reps: three minutes of rest after five push-ups would be most of a session.
 */
const unloadedStrength: DoseBands = {
  reps: { min: 5, max: 12 },
  sets: { min: 2, max: 4 },
  restSeconds: { min: 45, max: 90 },
  rpe: { min: 7, max: 9 },
};

function isUnloadedStrength({ goal, equipment }: Request): boolean {
  return goal.value === 'strength' && equipment.value.every(isNoKit);
}

const baseBands = (request: Request): DoseBands =>
  isUnloadedStrength(request) ? unloadedStrength : doseBands[request.goal.value];

/** Seconds of timed work, for those formats that go by the clock. */
const timedWork: Record<Goal, Band> = {
  strength: { min: 20, max: 60 },
  hypertrophy: { min: 30, max: 60 },
  power: { min: 10, max: 30 },
  endurance: { min: 30, max: 90 },
  hiit: { min: 20, max: 60 },
  mobility: { min: 30, max: 60 },
  general: { min: 20, max: 60 },
};

export interface Dose {
  sets: number;
  reps: number;
  restSeconds: number;
  rpe: number;
  /** For timed formats. */
  workSeconds: number;
}

const byLevel = { beginner: 0, intermediate: 0.5, advanced: 1 } as const;

function within({ min, max }: Band, share: number): number {
  return min + (max - min) * share;
}

/** Steady cardio: a pace at which one can talk. */
const steadyRpe = 4;

/** Tired people do less: short sleep, or the third hard day running. */
function isWornOut(request: Request, hardDays: number): boolean {
  const { sleepHours, tiredness } = request.readiness.value;
  return hardDays >= 3 || (sleepHours ?? 8) < 5 || (tiredness ?? 0) >= 0.8;
}

/** What somebody told of this morning, the log aside. */
const isTired = ({ readiness }: Request): boolean =>
  (readiness.value.sleepHours ?? 8) < 5 || (readiness.value.tiredness ?? 0) >= 0.8;
const isRatherTired = ({ readiness }: Request): boolean =>
  (readiness.value.sleepHours ?? 8) < 6 || (readiness.value.tiredness ?? 0) >= 0.5;

/** The most on an easy or a tired day, and the least of the hardest on a hard one. */
const easyTopRpe = 6;
const hardTopRpe = 7.5;

const seniorTopRpe = 7;
const frailFrom = 75;

/** From this age on whoever stays on a chair trains easily. */
const isFrail = ({ age, excludedAttributes }: Request): boolean =>
  (age?.value ?? 0) >= frailFrom && excludedAttributes.value.includes('standing');

/** From 65 on the talk test holds unless somebody asks for more; the young learn to move well. */
export function effortCap(request: Request): number {
  const most = isMinor(request) ? Math.min(7, rpeCap(request)) : rpeCap(request);
  const isEasyDay = request.difficulty.value === 'easy' || isTired(request);
  const cap = isEasyDay && request.rpe === undefined ? Math.min(most, easyTopRpe) : most;
  if (!isSenior(request) || request.rpe !== undefined) return cap;
  return Math.min(cap, isFrail(request) ? easyTopRpe : seniorTopRpe);
}

/** A hard day is felt, whatever it is for; stretching is not. */
function leastTop(request: Request): number {
  const isHard = request.difficulty.value === 'hard' && request.goal.value !== 'mobility';
  return isHard && !isRatherTired(request) ? hardTopRpe : 0;
}

/** The goal's bands as this difficulty, level and wish move them. */
export function bandsFor(request: Request): DoseBands {
  const bands = baseBands(request);
  const cap = effortCap(request);
  const shift = { easy: -1.5, moderate: 0, hard: 1 }[request.difficulty.value];
  const wished = request.rpe?.value ?? (isSteady(request) ? steadyRpe : undefined);
  const rpe =
    wished === undefined
      ? {
          min: Math.min(cap - 1, bands.rpe.min + Math.min(0, shift) - (isTired(request) ? 2 : 0)),
          max: Math.min(cap, Math.max(leastTop(request), bands.rpe.max + Math.max(0, shift))),
        }
      : { min: Math.min(cap, wished) - 1, max: Math.min(cap, wished + 1) };
  const isEasy = request.difficulty.value === 'easy';
  return {
    ...bands,
    rpe,
    sets: {
      min: Math.max(1, bands.sets.min - (isEasy ? 1 : 0)),
      max: bands.sets.max + (request.difficulty.value === 'hard' ? 1 : 0),
    },
    restSeconds: {
      min: bands.restSeconds.min,
      max: bands.restSeconds.max * (isEasy ? 1.25 : 1),
    },
  };
}

/** Goals whose sets ask for a full rest. */
const fullRest: readonly Goal[] = ['strength', 'power'];

const asksForFullRest = (request: Request): boolean =>
  fullRest.includes(request.goal.value) && !isUnloadedStrength(request);

/** A plank or a band needs no three minutes, whatever the session is for. */
export function needsFullRest(exercise: LibraryExercise): boolean {
  const [pattern] = exercise.patterns;
  const isFast = pattern === 'jump' || pattern === 'ballistic' || pattern === 'throw';
  const isHardPull = pattern === 'pull_v' || pattern === 'push_v';
  return isWeightLift(exercise) || isFast || (isHardPull && exercise.complexity >= 3);
}

/** The session's rest, as far as this exercise needs it. */
export function restAfterSet(
  exercise: LibraryExercise,
  restSeconds: number,
  request: Request,
): number {
  if (!asksForFullRest(request) || needsFullRest(exercise)) return restSeconds;
  return Math.min(restSeconds, 75);
}

function effort(request: Request, bands: DoseBands, wornOut: boolean): number {
  const shift = { easy: -1.5, moderate: 0, hard: 1 }[request.difficulty.value];
  const less = wornOut ? 2 : isRatherTired(request) ? 1 : 0;
  const usual = within(bands.rpe, byLevel[request.level.value]) + shift - less;
  const base = wornOut ? usual : Math.max(leastTop(request), usual);
  const wished = request.rpe?.value ?? (isSteady(request) ? steadyRpe : base);
  return Math.round(clamp(wished, { min: 2, max: effortCap(request) }) * 2) / 2;
}

/** Numbers that people count to. */
const usualReps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25];

function familiar(reps: number): number {
  return usualReps.reduce((best, one) =>
    Math.abs(one - reps) < Math.abs(best - reps) ? one : best,
  );
}

/** Of one exercise. */
export const mostSets = (request: Request): number =>
  isSenior(request) || isMinor(request) ? 3 : baseBands(request).sets.max;

/** The young, and whose pressure or belly must not be strained, lift nothing that is heavy. */
export const leastReps = (request: Request): number =>
  isMinor(request) || hasCondition(request, ['hypertension', 'pregnancy', 'postpartum']) ? 8 : 1;

/** Sets, reps, rest and effort for this goal, level and day. */
export function doseFor(request: Request, hardDays: number): Dose {
  const { value: goal } = request.goal;
  const { value: level } = request.level;
  const { value: difficulty } = request.difficulty;
  const bands = baseBands(request);
  const share = byLevel[level];
  const wornOut = isWornOut(request, hardDays);
  const setShift = { easy: -1, moderate: 0, hard: 1 }[difficulty];
  // Five sets are for one lift, not for each of five.
  const usualSets = { min: bands.sets.min, max: Math.min(4, bands.sets.max) };
  const sets = Math.round(within(usualSets, share)) + setShift;
  const restFactor = difficulty === 'easy' ? 1.25 : 1;
  const reps = familiar(within(bands.reps, bands === doseBands.strength ? 1 - share / 2 : 0.5));
  return {
    sets: clamp(wornOut ? Math.round(sets * 0.6) : sets, {
      min: bands.sets.min,
      max: mostSets(request),
    }),
    reps: request.body.value.reps ?? Math.max(reps, leastReps(request)),
    restSeconds: Math.round((within(bands.restSeconds, 0.35) * restFactor) / 5) * 5,
    rpe: effort(request, bands, wornOut),
    workSeconds: Math.round(within(timedWork[goal], 0.4 + share * 0.2) / 5) * 5,
  };
}

/** Seconds of hard work that one session may hold. */
export function hardWorkCap(request: Request): number {
  return levelCaps[request.level.value].hardMinutes * 60;
}
