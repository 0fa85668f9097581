import type { LibraryExercise } from '../../../exercise/types.ts';
import { clamp } from '../../../workout/read-value.ts';
import type { Exercise } from '../../../workout/types.ts';
import type { PlanContext } from '../../context.ts';
import { hardWorkCap } from '../../dose/dose.ts';
import { holdFor } from '../../dose/reps.ts';
import { isCountable } from '../../layout/choose.ts';
import { makeItem } from '../../layout/make-item.ts';
import type { Candidate } from '../../layout/pool.ts';
import { rpeCap } from '../../legal/caps.ts';
import { needsEasierWay } from '../../legal/first-steps.ts';
import type { Request } from '../../request.ts';
import { easierWay, gentlerWay } from '../data/scaling.ts';
import type { Strength } from './strength.ts';

/** How much of a move: one of these. */
export type MoveAmount = Pick<
  Exercise,
  'reps' | 'distanceMeters' | 'calories' | 'duration' | 'repsText'
>;

/** Nobody moves without a slip when tired. */
const slack = 1.2;

/** Seconds of one rep on both sides. */
export const repSeconds = ({ secondsPerRep, unilateral }: LibraryExercise): number =>
  secondsPerRep * (unilateral ? 2 : 1);

const even = [3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;

/** The nearest count that people remember. */
const evenNear = (count: number, least: number): number =>
  even
    .filter((one) => one >= least)
    .reduce((best, one) => (Math.abs(one - count) < Math.abs(best - count) ? one : best), least);

/** Metres in a second, for adding up. */
const metresPerSecond: readonly { words: RegExp; speed: number; step: number }[] = [
  { words: /row|ski/i, speed: 3.6, step: 50 },
  { words: /carry|sled|drag|lunge|march/i, speed: 0.8, step: 10 },
  { words: /bike|ride/i, speed: 7, step: 100 },
];
const runSpeed = { speed: 3.4, step: 100 };
const secondsPerCalorie = 5;

const isByCalories = ({ id, distanceUnit }: LibraryExercise): boolean =>
  distanceUnit === 'calories' || /bike/.test(id);

/** Whether it is covered, not counted: ergs, runs and carries along a way. */
export function isByDistance(exercise: LibraryExercise): boolean {
  const { id, patterns, space, distanceUnit } = exercise;
  if (isByCalories(exercise)) return false;
  if (distanceUnit === 'metres') return true;
  if (patterns[0] === 'carry') return space === 'lane';
  return /^(?:run|tempo-run|treadmill-run|rowing-machine|ski-erg)$/.test(id);
}

/** So much of a move as fits into these seconds of work. */
export function amountWithin(exercise: LibraryExercise, seconds: number): MoveAmount {
  if (isByCalories(exercise)) {
    return { calories: clamp(Math.round(seconds / secondsPerCalorie), { min: 6, max: 15 }) };
  }
  if (isByDistance(exercise)) {
    const { speed, step } =
      metresPerSecond.find(({ words }) => words.test(exercise.name)) ?? runSpeed;
    const sides = exercise.unilateral ? 2 : 1;
    const metres = (seconds * speed) / sides;
    return { distanceMeters: Math.max(step, Math.round(metres / step) * step) };
  }
  if (!isCountable(exercise)) return { duration: holdFor(exercise, seconds) };
  const fits = seconds / (repSeconds(exercise) * slack);
  const isFast = exercise.secondsPerRep < 1;
  const most = isFast ? 50 : exercise.unilateral ? 8 : 15;
  return { reps: Math.min(most, evenNear(fits, exercise.unilateral ? 4 : isFast ? 10 : 6)) };
}

/** Against the clock no load is more than half of a maximum. */
const mostShare = 0.5;

/** A weight for sets is too heavy for many of them in a row. */
const startShare = 0.8;

const isHeldBell = ({ loadClass }: LibraryExercise): boolean =>
  loadClass === 'dumbbell' || loadClass === 'kettlebell';

/** The weight of a move that is done many times, and where it comes from. */
export function manyRepsLoad(
  { exercise, asked }: Candidate,
  strength: Strength,
): Pick<Exercise, 'weight' | 'loadNote'> {
  if (exercise.loadCount === 0) return {};
  if (asked?.kilograms !== undefined) return { weight: asked.kilograms };
  const told = strength.told(exercise);
  if (told !== undefined) return { weight: told, loadNote: `${told} kg, as you wrote.` };
  const max = strength.maxOf(exercise);
  if (max !== undefined) {
    const weight = strength.notAbove(exercise, max * mostShare);
    return weight === undefined
      ? {}
      : { weight, loadNote: `At most half of your maximum, about ${Math.round(max)} kg.` };
  }
  const hands = exercise.loadCount === 2 && isHeldBell(exercise) ? ' in each hand' : '';
  const weight = strength.start(exercise, startShare);
  if (weight === undefined) return {};
  const words = strength.isOnly(exercise)
    ? `${weight} kg${hands}, the one you have: as many reps as stay clean.`
    : `About ${weight} kg${hands}, a guess: right when you could do twice the reps.`;
  return { weight, loadNote: words };
}

const easyMost = 6;
const hardLeast = 7.5;

/** How hard it may get: steady where it lasts longer than a level's hard minutes. */
export function effortFor(request: Request, seconds: number, wished?: number): number {
  const isLong = seconds > hardWorkCap(request);
  const usual = wished ?? { beginner: 6.5, intermediate: 7.5, advanced: 8 }[request.level.value];
  const byDay = {
    easy: Math.min(usual - 1.5, easyMost),
    moderate: usual,
    hard: Math.max(usual, hardLeast),
  }[request.difficulty.value];
  const own = request.rpe?.value ?? byDay;
  return Math.min(isLong ? Math.min(own, 6.5) : own, rpeCap(request));
}

/** What was written of it stands; the rest is the block's. */
export function askedAmount({ asked, exercise }: Candidate): MoveAmount | null {
  if (!asked) return null;
  const isOwn = asked.exerciseId === exercise.id;
  if (asked.metres !== undefined) {
    if (isOwn || isByDistance(exercise)) return { distanceMeters: asked.metres };
    return { duration: asked.seconds ?? Math.round(asked.metres * 0.3) };
  }
  if (asked.calories !== undefined && isOwn) return { calories: asked.calories };
  if (asked.reps !== undefined && isCountable(exercise)) return { reps: asked.reps };
  if (asked.seconds !== undefined) return { duration: asked.seconds };
  return asked.reps === undefined ? null : { duration: Math.max(20, asked.reps * 3) };
}

/** Nobody is known to do many of these in a row. */
const mostSkilled = 5;
/** Once through a long list they are done in small sets. */
const manyReps = 20;
const mostInRow = 15;
const isSkilled = ({ exercise, asked }: Candidate): boolean =>
  asked?.reps === undefined && easierWay(exercise.id) !== undefined && exercise.complexity >= 3;
const fewer = (amount: MoveAmount): MoveAmount =>
  amount.reps === undefined
    ? amount
    : { ...amount, reps: Math.min(amount.reps > manyReps ? mostInRow : mostSkilled, amount.reps) };

export interface Kit {
  context: PlanContext;
  strength: Strength;
}

export function workItem(
  candidate: Candidate,
  { strength, context }: Kit,
  amount: MoveAmount,
  fields: Partial<Exercise> = {},
): Exercise {
  const { id } = candidate.exercise;
  const gentler = needsEasierWay(context.request) ? gentlerWay(id) : undefined;
  const easier = easierWay(id) ?? gentler;
  return makeItem(candidate, {
    ...manyRepsLoad(candidate, strength),
    ...(easier && { loadNote: easier, description: easier }),
    ...(isSkilled(candidate) ? fewer(amount) : amount),
    ...fields,
  });
}
