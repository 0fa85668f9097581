import type { LibraryExercise, Pattern } from '../../exercise/types.ts';
import { isLanding } from '../legal/landing.ts';
import type { Request } from '../request.ts';

/** Seconds that one can keep it up without a change. */
const minutesOnEnd = 120;

/** Steps in a rhythm that one can keep for minutes. */
export function isRhythm({ patterns, holdRange }: LibraryExercise): boolean {
  return patterns[0] === 'cyclic' && (holdRange?.[1] ?? 0) >= minutesOnEnd;
}

const steadyMet = { min: 3.5, max: 7 };
/** Hard minutes need something that gets the pulse up. */
const hardMet = 6;

/** Whether it is what somebody does who asks for steady cardio, or for long hard intervals. */
export function suitsCardio(exercise: LibraryExercise, { cardio }: Request): boolean {
  if (!isRhythm(exercise)) return false;
  const { met, impact } = exercise;
  if (cardio?.value === 'intervals') return met >= hardMet && !isLanding(exercise);
  return met >= steadyMet.min && met <= steadyMet.max && impact <= 1;
}

const cardioPatterns: readonly Pattern[] = ['cyclic', 'sprint', 'jump', 'crawl'];
const breathMet = 7;

/** Gets one out of breath: steps, runs, jumps, crawls, and all that costs as much. */
export function isCardioMove({ patterns, met }: LibraryExercise): boolean {
  return cardioPatterns.includes(patterns[0]) || met >= breathMet;
}

const wholeBody: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'ballistic', 'push_v'];
const liftMet = 5;
const simple = 2;

/** With something in the hands it is got by swings, squats and presses that a tired body still does well. */
export const isLivelyLift = ({ met, patterns, position, complexity }: LibraryExercise): boolean =>
  met >= liftMet &&
  position === 'standing' &&
  complexity <= simple &&
  wholeBody.includes(patterns[0]);

/** Whether the session as a whole is for the breath, and not for a part of the body. */
export function isForBreath(request: Request): boolean {
  const { cardio, focus, goal } = request;
  if (goal.value === 'mobility') return false;
  const isWhole = focus.value.every((area) => area === 'full_body' || area === 'cardio');
  if ((request.focusMuscles?.value.length ?? 0) > 0 || !isWhole) return false;
  return cardio !== undefined || focus.value.includes('cardio') || goal.value === 'endurance';
}

export function isSteady({ cardio }: Request): boolean {
  return cardio?.value === 'steady';
}
