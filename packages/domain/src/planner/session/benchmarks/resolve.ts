import { exerciseById } from '../../../exercise/library.ts';
import { rankSwaps } from '../../../exercise/swaps.ts';
import type { LibraryExercise } from '../../../exercise/types.ts';
import { trainsAvoided } from '../../dose/targets.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isLanding } from '../../legal/landing.ts';
import { isWithinLevel, isWithinNamed, judge } from '../../legal/legal.ts';
import type { Request } from '../../request.ts';
import { isOnNamedMachine } from '../../settle/named-machine.ts';
import { isLadder, type LadderId, type Rung, rungsOf, type Stand } from './data/ladders.ts';
import type { BenchmarkMove } from './types.ts';

/** A move that stands for a line of the benchmark, with how much of it. */
export interface Standing extends Omit<Stand, 'id'> {
  candidate: Candidate;
}

export interface Resolved {
  standings: Standing[];
  /** The move as it is written. */
  isAsWritten: boolean;
  /** As it would be written. */
  original: string;
}

export interface Limits {
  request: Request;
  /** The most reps of this line. */
  reps: number;
  /** More jumps than the level allows are stepped instead. */
  isWithoutLandings?: boolean;
}

/** What a hurt part is spared beyond what the safety table forbids. */
function isSpared({ traits, patterns }: LibraryExercise, { injuries }: Request): boolean {
  return injuries.some(({ region, status }) => {
    if (status !== 'active') return false;
    if (region === 'shoulder') return traits.includes('hang') || patterns[0] === 'push_v';
    if (region === 'knee') return traits.includes('deep_knee') && patterns[0] === 'squat';
    return region === 'low_back' && traits.includes('swing');
  });
}

/** Jumped pull-ups are lowered fast: not by the hundred. */
const mostReps: Partial<Record<string, number>> = { 'jumping-pull-up': 50 };

const leastAble = 5;

/** Who says how many they can do, or that they cannot yet, is taken at their word. */
function isBeyondThem(
  { id }: LibraryExercise,
  { abilities, skillGoals }: Request,
  reps: number,
): boolean {
  if (skillGoals?.value.includes(id)) return true;
  const able = abilities?.value.find(({ exercise }) => exercise === id)?.reps;
  // A set that is as long as the best, again and again, is not done as written.
  return able !== undefined && able < Math.min(leastAble, reps);
}

function mayStand(exercise: LibraryExercise, limits: Limits): boolean {
  const { request, reps } = limits;
  return (
    judge(exercise, request).offence === null &&
    isWithinNamed(exercise, request) &&
    !isSpared(exercise, request) &&
    !isBeyondThem(exercise, request, reps) &&
    reps <= (mostReps[exercise.id] ?? Number.POSITIVE_INFINITY) &&
    !(limits.isWithoutLandings && isLanding(exercise))
  );
}

function candidateOf(id: string, limits: Limits): Candidate | null {
  const exercise = exerciseById(id);
  if (!exercise || !mayStand(exercise, limits)) return null;
  return { exercise, modifications: judge(exercise, limits.request).modifications };
}

const times = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined ? b : b === undefined ? a : a * b;

function scaleBy(standing: Standing, { reps, metres, seconds }: Stand): Standing {
  const by = {
    reps: times(standing.reps, reps),
    metres: times(standing.metres, metres),
    seconds: standing.seconds ?? seconds,
  };
  return {
    candidate: standing.candidate,
    ...(by.reps !== undefined && { reps: by.reps }),
    ...(by.metres !== undefined && { metres: by.metres }),
    ...(by.seconds !== undefined && { seconds: by.seconds }),
  };
}

/** Every move of the rung, or nothing. */
function standOn(rung: Rung, limits: Limits): Standing[] | null {
  const all: Standing[] = [];
  for (const stand of rung) {
    if (isLadder(stand.id)) {
      const under = climb(stand.id, limits);
      if (!under) return null;
      all.push(...under.standings.map((one) => scaleBy(one, stand)));
      continue;
    }
    const candidate = candidateOf(stand.id, limits);
    if (!candidate) return null;
    all.push(scaleBy({ candidate }, stand));
  }
  return all;
}

/** The first of the ladder that this athlete may do, with the tier it stands on. */
function climb(id: LadderId, limits: Limits): { standings: Standing[]; tier: number } | null {
  for (const [tier, rungs] of rungsOf(id).entries()) {
    for (const rung of rungs) {
      const standings = standOn(rung, limits);
      if (standings) return { standings, tier };
    }
  }
  return null;
}

/** A machine that was named does the line that any machine can do. */
function onNamedMachine(id: LadderId, limits: Limits): Standing[] | null {
  if (!limits.request.machines || !/^(?:RUN|ROW|RIDE|SKI)/.test(id)) return null;
  const rungs = rungsOf(id).flat();
  for (const rung of rungs) {
    const standings = rung.some((stand) => isLadder(stand.id)) ? null : standOn(rung, limits);
    const first = standings?.[0];
    if (first && isOnNamedMachine(first.candidate.exercise, limits.request)) return standings;
  }
  return null;
}

/** The move as it is written, where the library knows it. */
export function originalOf(id: LadderId): LibraryExercise | undefined {
  for (const rung of rungsOf(id).flat()) {
    const [first] = rung;
    if (!first) continue;
    const found = isLadder(first.id) ? originalOf(first.id) : exerciseById(first.id);
    if (found) return found;
  }
  return undefined;
}

const wordsOf = (id: LadderId): string => {
  const first = rungsOf(id)[0]?.[0]?.[0]?.id ?? id;
  return (exerciseById(first)?.name ?? first.replaceAll('-', ' ')).toLowerCase();
};

/** The move of a line as it is written, or as the athlete wishes it. */
export const writtenMove = ({ ladder, exercise }: BenchmarkMove): LibraryExercise | undefined =>
  (exercise === undefined ? undefined : exerciseById(exercise)) ?? originalOf(ladder);

/** What stands for a line here: the highest rung, else the nearest relative; null for nothing. */
export function resolve(move: BenchmarkMove, limits: Limits): Resolved | null {
  const { ladder: id, exercise: wished } = move;
  const own = wished === undefined ? null : candidateOf(wished, limits);
  const original = (wished && exerciseById(wished)?.name.toLowerCase()) ?? wordsOf(id);
  if (own) return { standings: [{ candidate: own }], isAsWritten: true, original };
  const named = onNamedMachine(id, limits);
  if (named) return { standings: named, isAsWritten: true, original };
  const found = wished === undefined ? climb(id, limits) : null;
  if (found) return { standings: found.standings, isAsWritten: found.tier === 0, original };
  const exercise = writtenMove(move);
  const { request } = limits;
  const fits = (one: LibraryExercise) =>
    mayStand(one, limits) && isWithinLevel(one, request) && !trainsAvoided(one, request);
  const next = exercise && rankSwaps(exercise, fits)[0];
  if (!next) return null;
  const candidate = { exercise: next, modifications: judge(next, request).modifications };
  return { standings: [{ candidate }], isAsWritten: false, original };
}
