import { exerciseById } from '../exercise/library.ts';
import type { LibraryExercise, Muscle } from '../exercise/types.ts';
import { groupOf } from '../planner/groups.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import type { Exercise, Workout } from '../workout/types.ts';

/** Design, training §4: hard sets for each muscle in a week. */
export const weeklySets: Record<FitnessLevel, { min: number; max: number }> = {
  beginner: { min: 6, max: 10 },
  intermediate: { min: 10, max: 16 },
  advanced: { min: 12, max: 20 },
};

/** More than this in one session adds little but soreness. */
const mostInOneSession = 10;

/** What people mean by a trained body; small ones get their share by the way. */
export const mainMuscles = [
  'quads',
  'hams',
  'glutes',
  'chest',
  'lats',
  'upper_back',
  'front_delt',
  'biceps',
  'triceps',
  'abs',
] as const satisfies readonly Muscle[];

export type SetsByMuscle = Partial<Record<Muscle, number>>;

const secondaryShare = 0.5;

/** Work for breath and ease is no hard set. */
function isLifting(exercise: LibraryExercise): boolean {
  const group = groupOf(exercise);
  return group !== 'cardio' && group !== 'mobility';
}

/** An exercise of a session with its sets, before they are written into it. */
export interface Lift {
  exercise: LibraryExercise;
  sets: number;
}

/** Straight sets count; rounds by the clock are trained for breath. */
export function liftsOf({ workout, isStructured }: Workout): Lift[] {
  if (!isStructured) return [];
  return workout.flatMap((item: Exercise) => {
    const exercise = item.type === 'exercise' ? exerciseById(item.exerciseId ?? '') : undefined;
    return exercise ? [{ exercise, sets: item.sets ?? 1 }] : [];
  });
}

/** Fractional: a muscle that helps counts half. */
export function countSets(lifts: readonly Lift[]): SetsByMuscle {
  const counts: SetsByMuscle = {};
  for (const { exercise, sets } of lifts) {
    if (!isLifting(exercise)) continue;
    for (const muscle of exercise.primary) counts[muscle] = (counts[muscle] ?? 0) + sets;
    for (const muscle of exercise.secondary) {
      if (exercise.primary.includes(muscle)) continue;
      counts[muscle] = (counts[muscle] ?? 0) + sets * secondaryShare;
    }
  }
  return counts;
}

function mostOverfull(counts: SetsByMuscle, most: number): Muscle | null {
  let worst: Muscle | null = null;
  for (const [muscle, sets] of Object.entries(counts) as [Muscle, number][]) {
    if (sets > most && (worst === null || sets > (counts[worst] ?? 0))) worst = muscle;
  }
  return worst;
}

/**
 * The order in which sets are given up: accessories before mains and from the back,
 * so that a few exercises go as a whole instead of all of them by halves.
 */
function nextToCut(
  lifts: readonly Lift[],
  isMain: (lift: Lift) => boolean,
  muscle: Muscle,
): Lift | undefined {
  const left = lifts.filter(({ sets }) => sets > 0);
  const works = left.filter(
    ({ exercise, sets }) =>
      isLifting(exercise) &&
      (exercise.primary.includes(muscle) || exercise.secondary.includes(muscle)) &&
      // A session keeps one exercise.
      (left.length > 1 || sets > 1),
  );
  const accessories = works.filter((lift) => !isMain(lift));
  const spare = works.filter(({ sets }) => sets > 2);
  return (
    accessories.findLast(({ exercise }) => exercise.primary.includes(muscle)) ??
    accessories.at(-1) ??
    spare.at(-1) ??
    works.at(-1)
  );
}

/** Null where nothing can be given up. */
function takeOne(
  lifts: readonly Lift[],
  isMain: (lift: Lift) => boolean,
  muscle: Muscle,
): Shares | null {
  const lift = nextToCut(lifts, isMain, muscle);
  if (!lift) return null;
  lift.sets -= 1;
  return sharesOf(lift.exercise);
}

function subtract(counts: SetsByMuscle, shares: Shares): void {
  for (const [muscle, share] of shares) counts[muscle] = (counts[muscle] ?? 0) - share;
}

/**
 * Lowers the sets of a week until no muscle gets more than its band allows, in
 * the week or in one session. An exercise may end at no set at all.
 */
export function capWeek(
  sessions: readonly Lift[][],
  isMain: (lift: Lift) => boolean,
  level: FitnessLevel,
): void {
  const counted = sessions.map((lifts) => ({ lifts, counts: countSets(lifts) }));
  for (const { lifts, counts } of counted) {
    for (;;) {
      const muscle = mostOverfull(counts, mostInOneSession);
      const taken = muscle && takeOne(lifts, isMain, muscle);
      if (!taken) break;
      subtract(counts, taken);
    }
  }
  const { max } = weeklySets[level];
  const inWeek = countSets(sessions.flat());
  for (;;) {
    const muscle = mostOverfull(inWeek, max);
    if (muscle === null) return;
    // From the session that has most of it.
    const bySize = counted.toSorted((a, b) => (b.counts[muscle] ?? 0) - (a.counts[muscle] ?? 0));
    let taken: Shares | null = null;
    for (const { lifts, counts } of bySize) {
      taken = takeOne(lifts, isMain, muscle);
      if (!taken) continue;
      subtract(counts, taken);
      subtract(inWeek, taken);
      break;
    }
    if (!taken) return;
  }
}

/** What one set of an exercise gives to whom. */
export type Shares = readonly (readonly [Muscle, number])[];

/** The library does not change. */
const knownShares = new WeakMap<LibraryExercise, Shares>();

export function sharesOf(exercise: LibraryExercise): Shares {
  const known = knownShares.get(exercise);
  if (known) return known;
  const shares = Object.entries(countSets([{ exercise, sets: 1 }])) as [Muscle, number][];
  knownShares.set(exercise, shares);
  return shares;
}

/** Whether these sets more keep every muscle within its band. */
export function hasRoomFor(
  shares: Shares,
  sets: number,
  inSession: SetsByMuscle,
  inWeek: SetsByMuscle,
  level: FitnessLevel,
): boolean {
  const { max } = weeklySets[level];
  return shares.every(
    ([muscle, share]) =>
      (inWeek[muscle] ?? 0) + share * sets <= max &&
      (inSession[muscle] ?? 0) + share * sets <= mostInOneSession,
  );
}

const ofMain: ReadonlySet<Muscle> = new Set(mainMuscles);
const isMainMuscle = (muscle: Muscle) => ofMain.has(muscle);

/** Small muscles need less of their own; beyond its least a muscle gains less by each set. */
const small = { need: 0.5, weight: 0.6 };
const beyondNeed = 0.15;

/** For whom a week is planned. */
export interface VolumeWish {
  level: FitnessLevel;
  /** Muscles that the goal names: these get most of what their band holds. */
  wished: ReadonlySet<Muscle>;
}

const wishedShare = 0.85;
/** What is wished beyond the need counts less than what others need. */
const wishedWeight = 0.5;

const needOf = (muscle: Muscle, { level }: VolumeWish): number =>
  weeklySets[level].min * (isMainMuscle(muscle) ? 1 : small.need);

function aimOf(muscle: Muscle, wish: VolumeWish): number {
  const { max } = weeklySets[wish.level];
  return wish.wished.has(muscle) ? max * wishedShare : needOf(muscle, wish);
}

/** How much these sets would give to what the week still lacks. */
export function worthOf(
  shares: Shares,
  sets: number,
  inWeek: SetsByMuscle,
  wish: VolumeWish,
): number {
  let worth = 0;
  for (const [muscle, share] of shares) {
    const given = share * sets;
    const below = (aim: number) => Math.min(given, Math.max(0, aim - (inWeek[muscle] ?? 0)));
    const needed = below(needOf(muscle, wish));
    const wished = below(aimOf(muscle, wish)) - needed;
    worth += needed * (isMainMuscle(muscle) ? 1 : small.weight) + wished * wishedWeight;
    worth += (given - needed - wished) * beyondNeed;
  }
  return worth;
}

/** Muscles that a week leaves without what is meant for them, those that lack most first. */
export function lackingIn(counts: SetsByMuscle, wish: VolumeWish): Muscle[] {
  const lack = (muscle: Muscle) => aimOf(muscle, wish) - (counts[muscle] ?? 0);
  return [...new Set([...mainMuscles, ...wish.wished])]
    .filter((muscle) => lack(muscle) > 0)
    .toSorted((a, b) => lack(b) - lack(a));
}

/** Main muscles that a week leaves below the band. */
export function underfed(counts: SetsByMuscle, level: FitnessLevel): Muscle[] {
  return mainMuscles.filter((muscle) => (counts[muscle] ?? 0) < weeklySets[level].min);
}
