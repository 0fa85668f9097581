import type { LibraryExercise, Muscle } from '../../exercise/types.ts';
import type { FocusArea } from '../../reading/vocabulary.ts';
import {
  focusMusclesOf,
  type Group,
  groupOf,
  groups,
  isFocused,
  type Shares,
  servesFocus,
  sharesFor,
} from '../layout/groups.ts';
import type { Request, Slot } from '../request.ts';

const none: readonly Muscle[] = [];

/** The named muscles, and the areas that they do not make finer. */
function join(areas: readonly FocusArea[], named: Slot<Muscle[]> | undefined): Set<Muscle> {
  const muscles = new Set(named?.value ?? none);
  const coarse = areas.filter((area) => {
    const own = focusMusclesOf([area]);
    return ![...muscles].some((muscle) => own.has(muscle));
  });
  for (const muscle of coarse.flatMap((area) => [...focusMusclesOf([area])])) muscles.add(muscle);
  return muscles;
}

interface Targets {
  wanted: ReadonlySet<Muscle>;
  avoided: ReadonlySet<Muscle>;
}

/** Asked for each exercise of the library, with the same request. */
const known = new WeakMap<Request, Targets>();

function targetsOf(request: Request): Targets {
  const before = known.get(request);
  if (before) return before;
  const targets = {
    wanted: join(request.focus.value, request.focusMuscles),
    avoided: join(request.avoidFocus.value, request.avoidMuscles),
  };
  known.set(request, targets);
  return targets;
}

/** The muscles that the main part is about; none where the request names no part. */
export const wantedMuscles = (request: Request): ReadonlySet<Muscle> => targetsOf(request).wanted;

export function namesMuscles({ focusMuscles }: Request): boolean {
  return (focusMuscles?.value.length ?? 0) > 0;
}

export function hasFocus(request: Request): boolean {
  return isFocused(request.focus.value) || namesMuscles(request);
}

/** Whether an exercise is for what was asked for; cardio and balance are kinds, not muscles. */
export function servesRequest(exercise: LibraryExercise, request: Request): boolean {
  if (!namesMuscles(request)) return servesFocus(exercise, request.focus.value);
  const { wanted } = targetsOf(request);
  return exercise.primary.some((muscle) => wanted.has(muscle));
}

const isOfLegs = (muscle: Muscle): boolean => focusMusclesOf(legs).has(muscle);
const legs: readonly FocusArea[] = ['legs'];

/** Takes a named muscle along, in the same half of the body. */
export function helpsRequest({ primary, secondary }: LibraryExercise, request: Request): boolean {
  const { wanted } = targetsOf(request);
  return secondary.some(
    (muscle) => wanted.has(muscle) && primary.some((own) => isOfLegs(own) === isOfLegs(muscle)),
  );
}

const trunk: ReadonlySet<Muscle> = new Set(['abs', 'obliques', 'spinal_erectors']);
const ofArms: ReadonlySet<Muscle> = new Set(['biceps', 'triceps', 'forearms']);

/** The halves of the body that a muscle belongs to: the trunk is of both, but no part of the arms. */
function isOfSameHalf(one: Muscle, other: Muscle): boolean {
  if (trunk.has(one)) return !ofArms.has(other);
  if (trunk.has(other)) return !ofArms.has(one);
  return isOfLegs(one) === isOfLegs(other);
}

/** For the same half of the body as what was asked for. */
export function isOfHalf({ primary: [main] }: LibraryExercise, request: Request): boolean {
  const { wanted } = targetsOf(request);
  return main === undefined || [...wanted].some((muscle) => isOfSameHalf(main, muscle));
}

/** Takes a named muscle along without being for it; how far down its list: -1 where it does not. */
export function helpPlace({ primary, secondary }: LibraryExercise, request: Request): number {
  const { wanted } = targetsOf(request);
  return secondary.findIndex(
    (muscle) => wanted.has(muscle) && primary.some((own) => isOfSameHalf(own, muscle)),
  );
}

/** For the part of the body that a named muscle is of, or taking the muscle along: its neighbours. */
export function isNearRequest(exercise: LibraryExercise, request: Request): boolean {
  return servesFocus(exercise, request.focus.value) || helpPlace(exercise, request) >= 0;
}

/** Whether it mainly trains a part that was ruled out. What is asked for by name stays. */
export function trainsAvoided(exercise: LibraryExercise, request: Request): boolean {
  const { avoided } = targetsOf(request);
  if (request.mustInclude.value.includes(exercise.id)) return false;
  if (request.avoidFocus.value.includes('cardio') && groupOf(exercise) === 'cardio') return true;
  return exercise.primary.some((muscle) => avoided.has(muscle));
}

/** Steps and stretches of a part that is not trained are no training of it. */
export function warmsAvoided(exercise: LibraryExercise, request: Request): boolean {
  const isEasy = ['cyclic', 'mobility', 'stretch', 'breath', 'balance'].includes(
    exercise.patterns[0],
  );
  return !isEasy && trainsAvoided(exercise, request);
}

/** A kind of movement is left out when all that it leads with is. */
const leads: Partial<Record<Group, readonly Muscle[]>> = {
  knee: ['quads'],
  hinge: ['hams', 'glutes'],
  push: ['chest', 'front_delt'],
  pull: ['lats', 'upper_back'],
  core: ['abs'],
};

function isLeftOut(group: Group, avoided: ReadonlySet<Muscle>): boolean {
  return leads[group]?.every((muscle) => avoided.has(muscle)) ?? false;
}

/** How the work spreads over the kinds of movement, around the parts that are ruled out. */
export function sharesAround(request: Request): Shares {
  const shares = sharesFor(request);
  const { avoided } = targetsOf(request);
  const kept = groups.filter((group) => shares[group] !== undefined && !isLeftOut(group, avoided));
  const sum = kept.reduce((total, group) => total + (shares[group] ?? 0), 0);
  if (avoided.size === 0 || sum === 0) return shares;
  return Object.fromEntries(kept.map((group) => [group, (shares[group] ?? 0) / sum]));
}

/** Too small to fill a session alone: what helps them has a part in it. */
const small: readonly Muscle[] = ['calves', 'forearms', 'rotator_cuff', 'rear_delt', 'side_delt'];
const smallShare = 0.7;

/** Muscles that are one thing to who names them: 'back and biceps' is two things. */
const families: readonly (readonly Muscle[])[] = [
  ['lats', 'upper_back', 'traps', 'spinal_erectors'],
  ['front_delt', 'side_delt', 'rear_delt', 'rotator_cuff'],
  ['glutes', 'abductors', 'adductors', 'hip_flexors'],
  ['abs', 'obliques'],
];

function inFamilies(wanted: readonly Muscle[]): Muscle[][] {
  const found = new Map<readonly Muscle[] | Muscle, Muscle[]>();
  for (const muscle of wanted) {
    const family = families.find((one) => one.includes(muscle)) ?? muscle;
    found.set(family, [...(found.get(family) ?? []), muscle]);
  }
  return [...found.values()];
}

/** A seat for each named part in turn; none where no muscle is named. */
export function muscleSeats(request: Request, seats: number): Muscle[] {
  if (!namesMuscles(request)) return [];
  const wanted = [...targetsOf(request).wanted];
  const parts = inFamilies(wanted);
  const isSmall = wanted.every((muscle) => small.includes(muscle));
  const count = isSmall ? Math.ceil(seats * smallShare) : seats;
  return Array.from({ length: count }, (_, i) => {
    const part = parts[i % parts.length] ?? [];
    return part[Math.floor(i / parts.length) % part.length];
  }).filter((muscle) => muscle !== undefined);
}
