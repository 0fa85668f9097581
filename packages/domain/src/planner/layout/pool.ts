import { allExercises } from '../../exercise/library.ts';
import { isForChairs } from '../../exercise/seated.ts';
import type { LibraryExercise, MoveTrait } from '../../exercise/types.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import { trainsAvoided, warmsAvoided } from '../dose/targets.ts';
import { isSenior } from '../legal/caps.ts';
import { isWithinLevel, judge } from '../legal/legal.ts';
import { hasTrait } from '../legal/traits.ts';
import type { Request } from '../request.ts';
import { isBare } from '../settle/bare-kit.ts';

/** An exercise that may stand in this plan, with the changes it needs here. */
export interface Candidate {
  exercise: LibraryExercise;
  modifications: string[];
  /** What the user wrote about it: sets, reps, seconds, load. */
  asked?: WrittenItem;
}

export interface Pool {
  body: readonly Candidate[];
  warmup: readonly Candidate[];
  cooldown: readonly Candidate[];
}

const isBodyRole = (role: string) => role === 'main' || role === 'accessory' || role === 'finisher';

/** Nothing livelier opens a calm session. */
const calmMet = 4;

function isCalm({ patterns }: LibraryExercise): boolean {
  return ['mobility', 'stretch', 'breath', 'balance'].includes(patterns[0]);
}

/** For 65 and over: getting warm and cooling down upright, without haste or a head held low. */
function isKind({ floor, impact, complexity, traits, met }: LibraryExercise): boolean {
  const isSteady = impact === 0 && complexity === 1 && met <= 5;
  const strains: readonly MoveTrait[] = ['head_down', 'deep_knee', 'deep_hip'];
  return isSteady && !floor && !strains.some((trait) => traits.includes(trait));
}

/** Moves that mime a load are for those who have none, and what is made for chairs for those who sit. */
function isForOthers(exercise: LibraryExercise, request: Request): boolean {
  const { equipment, excludedAttributes, mustInclude } = request;
  if (exercise.lastResort && !isBare(equipment.value)) return true;
  const sits = excludedAttributes.value.includes('standing');
  return isForChairs(exercise) && !sits && !mustInclude.value.includes(exercise.id);
}

/** All that is legal, by what it may be used for. Library order, so that ties fall the same way. */
function sortOut(request: Request): Pool {
  const legal: Candidate[] = [];
  for (const exercise of allExercises()) {
    if (isForOthers(exercise, request)) continue;
    const { offence, modifications } = judge(exercise, request);
    if (offence === null) legal.push({ exercise, modifications });
  }
  const forLevel = legal.filter(({ exercise }) => isWithinLevel(exercise, request));
  const isMobility = request.goal.value === 'mobility';
  const isOlder = isSenior(request);
  // A firm stand is trained, not only warmed up.
  const wantsPoses = request.focus.value.includes('balance') || hasTrait(request, 'yoga');
  const trainsBalance = isOlder || request.focus.value.includes('balance');
  const isFlow = (exercise: LibraryExercise) =>
    isCalm(exercise) &&
    exercise.patterns[0] !== 'breath' &&
    (exercise.patterns[0] !== 'balance' || wantsPoses);
  const isWork = (exercise: LibraryExercise) =>
    exercise.roles.some(isBodyRole) &&
    (!isCalm(exercise) || (trainsBalance && exercise.patterns[0] === 'balance'));
  const isNamed = ({ id }: LibraryExercise) => request.mustInclude.value.includes(id);
  const around = isOlder && !isMobility ? forLevel.filter((one) => isKind(one.exercise)) : forLevel;
  return {
    body: forLevel.filter(
      ({ exercise }) =>
        isNamed(exercise) ||
        (!trainsAvoided(exercise, request) && (isMobility ? isFlow(exercise) : isWork(exercise))),
    ),
    warmup: around.filter(
      ({ exercise }) =>
        exercise.roles.includes('warmup') &&
        exercise.impact <= 1 &&
        exercise.patterns[0] !== 'breath' &&
        (!isMobility || exercise.met <= calmMet) &&
        !warmsAvoided(exercise, request),
    ),
    cooldown: around.filter(({ exercise }) => exercise.roles.includes('cooldown')),
  };
}

const known = new WeakMap<Request, Pool>();

/** Judged once for a request, whoever asks. */
export function makePool(request: Request): Pool {
  const before = known.get(request);
  if (before) return before;
  const pool = sortOut(request);
  known.set(request, pool);
  return pool;
}
