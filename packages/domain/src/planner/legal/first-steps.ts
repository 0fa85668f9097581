import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Request } from '../request.ts';
import { hasTrait } from './traits.ts';

/** From here on one's own weight is a load for who does not train. */
const heavyKilograms = 110;
const longBreakDays = 365;

/** Told lifts, or a level that was named, speak of somebody who trains. */
function isTrained({ maxima, lastLifts, level, history, sport }: Request): boolean {
  const isNamed = level.source !== 'default' && level.value !== 'beginner';
  return Boolean(maxima ?? lastLifts ?? sport) || isNamed || history.sessions.length > 0;
}

/** Much weight to move or years of nothing, and no sign of training. */
function isUntrainedBody(request: Request): boolean {
  const { breakDays, bodyMassKg, difficulty, level } = request;
  const isHeavy = (bodyMassKg?.value ?? 0) >= heavyKilograms;
  const isEasy = difficulty.value === 'easy' || level.value === 'beginner';
  const isLongOff = (breakDays?.value ?? 0) >= longBreakDays && (isEasy || isHeavy);
  return (isHeavy || isLongOff) && !isTrained(request);
}

/** Held in a range that a stiff body does not have. */
const deep: readonly string[] = [
  'deep-squat-hold',
  'prying-goblet-squat',
  'pigeon-pose',
  'worlds-greatest-stretch',
  '90-90-hip-switch',
];
const isDeep = ({ id, traits }: LibraryExercise): boolean =>
  deep.includes(id) || traits.includes('head_down');

/** Most of one's weight on the hands, on one side or on one leg. */
const heavyOnOneself: readonly string[] = [
  'push-up',
  'hand-release-push-up',
  'close-grip-push-up',
  'decline-push-up',
  'pike-push-up',
  'incline-pike-push-up',
  'box-pike-push-up',
  'pike-hold',
  'inchworm',
  'skater-step',
  'hamstring-walkout',
  'single-leg-glute-bridge',
  'bodyweight-single-leg-rdl',
  'rear-foot-elevated-split-squat',
];
const isOnOneself = ({ id, traits, patterns, position }: LibraryExercise): boolean =>
  heavyOnOneself.includes(id) ||
  traits.includes('fast_floor') ||
  traits.includes('single_leg_squat') ||
  (patterns[0] === 'lat_flex' && position === 'side');

/** Who can do no more than this of a press on the hands trains with an easier one. */
const fewReps = 4;
const farthestStep = 4;

/** Whether the way down from a move to its easier ones comes past another. */
function leadsDownTo({ easier }: LibraryExercise, id: string, left = farthestStep): boolean {
  if (left === 0) return false;
  return easier.some((one) => {
    const next = exerciseById(one);
    return one === id || (next !== undefined && leadsDownTo(next, id, left - 1));
  });
}

/** 'Three push-ups at most': a push-up and what is harder; of pull-ups a few at a time are the way. */
function isTooHard(exercise: LibraryExercise, { abilities }: Request): boolean {
  const isPress = exercise.patterns[0] === 'push_h' || exercise.patterns[0] === 'push_v';
  if (!isPress || exercise.loadClass !== 'bodyweight') return false;
  return (abilities?.value ?? []).some(
    (able) =>
      able.reps !== undefined &&
      able.reps <= fewReps &&
      exerciseById(able.exercise)?.patterns[0] === 'push_h' &&
      (able.exercise === exercise.id ||
        heavyOnOneself.includes(exercise.id) ||
        leadsDownTo(exercise, able.exercise)),
  );
}

/** What waits until a body that is stiff, or heavy and out of training, has done easier things. */
export function isBeyondFirstSteps(exercise: LibraryExercise, request: Request): boolean {
  const { mustInclude, written } = request;
  const isWished =
    mustInclude.value.includes(exercise.id) ||
    written?.value.items.some(({ exerciseId }) => exerciseId === exercise.id);
  if (isWished) return false;
  if (isTooHard(exercise, request)) return true;
  const isUntrained = isUntrainedBody(request);
  if (isDeep(exercise)) return isUntrained || hasTrait(request, 'stiff_body');
  return isUntrained && isOnOneself(exercise);
}

/** On one leg, on the hands or with a long lever: for those who are known to train. */
const forTheTrained: readonly string[] = [
  'rear-foot-elevated-split-squat',
  'single-leg-chair-squat',
  'pistol-squat',
  'shrimp-squat',
  'suspension-single-leg-squat',
  'dumbbell-bulgarian-split-squat',
  'barbell-bulgarian-split-squat',
  'bodyweight-single-leg-rdl',
  'archer-push-up',
  'ring-push-up',
  'pike-push-up',
  'box-pike-push-up',
  'wall-handstand-push-up',
  'nordic-hamstring-curl',
  'hamstring-walkout',
  'hollow-hold',
  'leg-lower',
  'ab-wheel-rollout',
  'barbell-rollout',
  'copenhagen-plank',
  'glute-ham-raise',
];

/** Nobody has said how well they are trained, and nothing tells it. */
const isStranger = (request: Request): boolean =>
  request.level.source === 'default' && !isTrained(request);

/** Strangers and beginners are told how to do less of a move. */
export const needsEasierWay = (request: Request): boolean =>
  isStranger(request) || request.level.value === 'beginner';

/** What a coach does not give to somebody whom he has never seen move. */
export const isForTheTrained = ({ id }: LibraryExercise, request: Request): boolean =>
  forTheTrained.includes(id) && isStranger(request) && !request.mustInclude.value.includes(id);
