import { exerciseById } from '../../exercise/library.ts';
import { buildTimerSteps } from '../../timer/build-steps.ts';
import type { TimerStep } from '../../timer/types.ts';
import { mapItems } from '../../workout/map-items.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { hardWorkCap } from '../dose/dose.ts';
import type { Request } from '../request.ts';
import { isMinor, isSenior, levelCaps } from './caps.ts';
import { isLanding } from './landing.ts';
import { hasTrait } from './traits.ts';

/** From here on work counts as hard. */
const hardRpe = 7;
const steadyRpe = 6;

/** Seconds that the timer gives to each item of the list, by its place. */
function secondsByItem(workout: Workout, steps: readonly TimerStep[]): number[] {
  const seconds = workout.workout.map(() => 0);
  for (const { exerciseIndex, duration, type } of steps) {
    if (exerciseIndex === undefined || type !== 'exercise') continue;
    seconds[exerciseIndex] = (seconds[exerciseIndex] ?? 0) + duration;
  }
  return seconds;
}

/** Sets that stop a few reps before the limit are lifting, not minutes out of breath. */
const isHard = ({ type, rpe = 0, rir }: Exercise): boolean =>
  type === 'exercise' && rpe >= hardRpe && rir === undefined;

export function hardSeconds(workout: Workout, steps: readonly TimerStep[]): number {
  const seconds = secondsByItem(workout, steps);
  return workout.workout.reduce(
    (sum, item, i) => (isHard(item) ? sum + (seconds[i] ?? 0) : sum),
    0,
  );
}

/** Landings from jumps; light skipping and jacks are not counted as jumps. */
export function jumpContacts(workout: Workout, steps: readonly TimerStep[]): number {
  const seconds = secondsByItem(workout, steps);
  return workout.workout.reduce((sum, item, i) => {
    const exercise = item.exerciseId ? exerciseById(item.exerciseId) : undefined;
    if (!exercise || item.type !== 'exercise' || !isLanding(exercise)) return sum;
    const stepsOfItem = steps.filter(
      (step) => step.exerciseIndex === i && step.type === 'exercise',
    );
    const counted = stepsOfItem.reduce((reps, step) => reps + (step.reps ?? 0), 0);
    return sum + (counted > 0 ? counted : (seconds[i] ?? 0) / exercise.secondsPerRep);
  }, 0);
}

const metOf = ({ exerciseId }: Exercise): number => exerciseById(exerciseId ?? '')?.met ?? 0;

/**
 * Interval sessions hold only so much hard work: the liveliest moves get it, the
 * rest is done at a steady effort.
 */
export function limitHardWork(workout: Workout, request: Request): Workout {
  if (request.goal.value !== 'hiit') return workout;
  const seconds = secondsByItem(workout, buildTimerSteps(workout));
  const hard = workout.workout
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => isHard(item))
    .sort((a, b) => metOf(b.item) - metOf(a.item) || a.index - b.index);
  let left = hardWorkCap(request);
  const kept = new Set<number>();
  for (const { index } of hard) {
    const cost = seconds[index] ?? 0;
    if (cost > left) continue;
    left -= cost;
    kept.add(index);
  }
  return mapItems(
    workout,
    (item, i): Exercise => (!isHard(item) || kept.has(i) ? item : { ...item, rpe: steadyRpe }),
  );
}

/** What was named is jumped as named in a session this short, and up to so many times the usual. */
const namedSeconds = 15.5 * 60;
const namedTimes = 3;

/** Grown, used to training, and nothing told that speaks against landings. */
function isSoundForJumps(request: Request): boolean {
  const { level, injuries, conditions, readiness, breakDays } = request;
  return (
    level.value !== 'beginner' &&
    !isSenior(request) &&
    !isMinor(request) &&
    !hasTrait(request, 'untried') &&
    conditions.length === 0 &&
    injuries.length === 0 &&
    (readiness.value.soreMuscles ?? []).length === 0 &&
    breakDays === undefined
  );
}

/** As many landings as the level takes; of jumps that were named more, where the session is short. */
export function mostJumpContacts(
  workout: Workout,
  steps: readonly TimerStep[],
  request: Request,
): number {
  const usual = levelCaps[request.level.value].jumpContacts;
  // What is only kept from a session before was not named for this one.
  const { source, quote, value } = request.mustInclude;
  const named = new Set([
    ...(source === 'text' && quote !== undefined ? value : []),
    ...(request.written?.value.items ?? []).map(({ exerciseId }) => exerciseId),
  ]);
  const jumps = workout.workout.filter(({ type, exerciseId }) => {
    const exercise = exerciseById(exerciseId ?? '');
    return type === 'exercise' && exercise !== undefined && isLanding(exercise);
  });
  const isNamed = jumps.every(({ exerciseId = '' }) => named.has(exerciseId));
  const isShort = steps.reduce((sum, { duration }) => sum + duration, 0) <= namedSeconds;
  return isNamed && isShort && isSoundForJumps(request) ? usual * namedTimes : usual;
}

/** More landings than the level takes. */
export function tooManyJumps(workout: Workout, request: Request): boolean {
  const steps = buildTimerSteps(workout);
  return jumpContacts(workout, steps) > mostJumpContacts(workout, steps, request);
}
