import type { LibraryExercise } from '../../exercise/types.ts';
import type { Format } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import { hasFocus, namesMuscles, servesRequest, wantedMuscles } from '../dose/targets.ts';
import { hasCondition, isMinor, isSenior, levelCaps } from '../legal/caps.ts';
import { tirednessOf } from '../legal/recovery.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { diceFor } from '../seeded.ts';
import { isNoKit } from '../settle/bare-kit.ts';
import { groupOf } from './groups.ts';
import type { Candidate } from './pool.ts';

export const goesByClock: readonly Format[] = ['tabata', 'intervals', 'circuit'];

/** Whether it is done with more than a floor. */
export function usesKit({ equipment }: LibraryExercise): boolean {
  return !equipment.every(isNoKit);
}

const isExplosive = ({ patterns }: LibraryExercise): boolean =>
  ['jump', 'ballistic', 'throw'].includes(patterns[0]);

function wantsBreath({ goal, focus }: Request): boolean {
  return ['hiit', 'endurance'].includes(goal.value) || focus.value.includes('cardio');
}

/** For breath: lively, simple moves; nobody balances well when out of it. */
function conditioning({ met, complexity, isometric }: LibraryExercise, request: Request): number {
  if (!wantsBreath(request)) return 0;
  const pull = request.cardio?.value === 'intervals' ? 4 : 1;
  return (pull * met) / 8 - Math.max(0, complexity - 2) * 0.7 - (isometric ? 0.6 : 0);
}

/** Load and full control build strength and muscle; speed and tricks do not. */
function lifting(
  exercise: LibraryExercise,
  { request: { goal, age }, format }: PlanContext,
): number {
  // Straight sets are for what weighs something, where there is something.
  const isPlain = goal.value === 'general' && format === 'sets' && age === undefined;
  if (isPlain) return usesKit(exercise) ? 0.5 : 0;
  if (goal.value !== 'strength' && goal.value !== 'hypertrophy') return 0;
  const lift = exercise.lift ? (goal.value === 'strength' ? 0.8 : 0.3) : 0;
  return (
    lift +
    (usesKit(exercise) ? 1.2 : -0.4) -
    (isExplosive(exercise) ? 1.4 : 0) -
    (exercise.isometric ? 0.5 : 0) -
    Math.max(0, exercise.complexity - 3) * 0.5
  );
}

/** Power is speed with what one masters; elsewhere fast lifts are for those who ask for them. */
function exploding(exercise: LibraryExercise, { request, format }: PlanContext): number {
  const { goal } = request;
  if (goal.value === 'general' && format === 'sets') return isExplosive(exercise) ? -0.8 : 0;
  if (goal.value !== 'power') return 0;
  if (exercise.patterns[0] === 'sprint' && hasTrait(request, 'speed')) return 1.2;
  if (!isExplosive(exercise)) return exercise.complexity > 3 ? -0.8 : 0;
  const isLong = exercise.repRange[0] > 5 || exercise.secondsPerRep > 6;
  const isJump = exercise.patterns[0] === 'jump';
  return 0.6 + exercise.met / 12 + (isJump ? 0.4 : 0) - (isLong ? 0.5 : 0);
}

/** Holding still trains a trunk, and little else. */
function stillness(exercise: LibraryExercise): number {
  return exercise.isometric && groupOf(exercise) !== 'core' ? 0.7 : 0;
}

/** Where there are racks and benches, a band is not what one came for. */
function atTheGym(exercise: LibraryExercise, { place }: Request): number {
  if (!place?.value.endsWith('gym')) return 0;
  const isHeavy = exercise.equipment.some((id) => id === 'barbells' || id === 'dumbbells');
  return isHeavy ? 0.4 : exercise.equipment.includes('resistance_bands') ? -0.6 : 0;
}

/** Under a short clock: no change of sides, no long reps, few things to set up. */
function pacing(exercise: LibraryExercise, { request, format }: PlanContext): number {
  if (!goesByClock.includes(format)) return 0;
  const { unilateral, setupSeconds, secondsPerRep, repRange, holdRange } = exercise;
  const isShort = format !== 'circuit' || request.minutes.value < 12;
  const isFew =
    (holdRange === undefined && repRange[1] <= 6) ||
    (exercise.traits.includes('hang') && request.level.value !== 'advanced');
  const isSlow = format === 'circuit' ? secondsPerRep > 6 : secondsPerRep > 3.5;
  return (
    -setupSeconds / 20 -
    // Tricks are for fresh hands, not for the third round.
    Math.max(0, exercise.complexity - 3) * 0.6 -
    (isShort && unilateral ? 0.6 : 0) -
    (isFew ? 0.8 : 0) -
    (isSlow ? 0.8 : 0)
  );
}

const hasSupport = ({ props, position }: LibraryExercise): boolean =>
  position === 'seated' || props.some((prop) => prop === 'chair' || prop === 'wall');

/** What suits 65 and over: simple, upright, near something to hold, and not fast. */
function gentleness(exercise: LibraryExercise): number {
  const { complexity, fallRisk, floor, patterns, met, traits } = exercise;
  const isDeep = patterns[0] === 'lunge' || traits.includes('deep_knee');
  const isFast = isExplosive(exercise) || patterns[0] === 'sprint' || met > 6;
  return (
    (hasSupport(exercise) ? 0.9 : 0) -
    complexity * 0.4 -
    Math.max(0, complexity - 2) * 1.5 -
    fallRisk * 0.6 -
    (floor ? 1.4 : 0) -
    (isDeep ? 0.8 : 0) -
    (isFast ? 1.6 : 0)
  );
}

/** An easy day asks for simple moves without a jolt. */
function ease(exercise: LibraryExercise, { difficulty }: Request): number {
  if (difficulty.value !== 'easy') return 0;
  return -0.35 * (exercise.complexity - 1) - (isExplosive(exercise) ? 0.8 : 0);
}

/** What moves more is worth more; yoga is done on its mat. */
function flowing(exercise: LibraryExercise, request: Request): number {
  if (request.goal.value !== 'mobility') return 0;
  const isPose = exercise.equipment.includes('yoga_mat') && hasTrait(request, 'yoga');
  return 0.15 * exercise.joints.length + (isPose ? 1 : 0);
}

/** The athlete is ready for more than this: only the body's own weight needs harder versions. */
function tooEasy(exercise: LibraryExercise, { level }: Request): number {
  const cap = levelCaps[level.value].complexity;
  const gap = Math.max(0, Math.min(3, cap - 1) - exercise.complexity);
  return gap * (usesKit(exercise) ? 0.1 : 0.3);
}

function focusing(exercise: LibraryExercise, request: Request): number {
  if (!hasFocus(request) || !servesRequest(exercise, request)) return 0;
  const wanted = wantedMuscles(request);
  const share =
    exercise.primary.filter((muscle) => wanted.has(muscle)).length /
    Math.max(1, exercise.primary.length);
  // Who names a muscle wants it to work, not to skip rope.
  const isAside = namesMuscles(request) && groupOf(exercise) === 'cardio' && !wantsBreath(request);
  return (wanted.size === 0 ? 1.2 : 0.6 + 0.8 * share) - (isAside ? 3 : 0);
}

/** What this exercise is worth to this session, before the others are known. */
export function worth({ exercise, modifications }: Candidate, context: PlanContext): number {
  const { request, fatigue, recent, seed } = context;
  let score = diceFor(seed, exercise.id) * 0.6;
  if (exercise.roles.includes('main')) score += 0.4;
  // Who names a kettlebell wants to use it.
  const namesKit = request.equipment.source === 'text' || hasTrait(request, 'weights');
  if (usesKit(exercise) && namesKit) score += 1;
  score -= tooEasy(exercise, request);
  score += lifting(exercise, context) + exploding(exercise, context);
  score += atTheGym(exercise, request) - stillness(exercise);
  score += conditioning(exercise, request) + pacing(exercise, context);
  score += focusing(exercise, request) + ease(exercise, request) + flowing(exercise, request);
  if (isSenior(request)) score += gentleness(exercise);
  else if (hasCondition(request, ['gentle'])) {
    score -= exercise.complexity * 0.4 + exercise.fallRisk * 0.8;
  }
  // Speed is the first thing to leave out where something hurts.
  const isHurt = request.injuries.some(({ status }) => status === 'active');
  if (isHurt && isExplosive(exercise)) score -= 1;
  if (isMinor(request)) score -= Math.max(0, exercise.complexity - 2) * 0.8;
  score -= tirednessOf(exercise, fatigue) * 1.5;
  const sore = request.readiness.value.soreMuscles ?? [];
  score -= exercise.primary.filter((muscle) => sore.includes(muscle)).length * 1.5;
  // What needs no change for a sore part is kinder than what does.
  score -= modifications.length * 0.9;
  const place = recent.findIndex((ids) => ids.has(exercise.id));
  const comesBack =
    request.historyWish?.value === 'repeat' || (exercise.lift && request.goal.value === 'strength');
  // Something known from before, but not what was done last time.
  if (place === 0) score += comesBack ? 1 : -0.5;
  if (place > 0) score += 0.4;
  return score;
}
