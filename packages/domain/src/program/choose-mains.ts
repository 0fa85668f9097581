import type { LibraryExercise, Pattern } from '../exercise/types.ts';
import { levelCaps } from '../planner/caps.ts';
import { isCountable } from '../planner/choose.ts';
import { focusMusclesOf } from '../planner/groups.ts';
import type { Candidate } from '../planner/pool.ts';
import type { Request } from '../planner/request.ts';
import { diceFor } from '../planner/seeded.ts';
import type { Slot, SlotKind } from './split.ts';

/** Kinds of movement that a session is built around, the most important first. */
const leading: Record<SlotKind, readonly (readonly Pattern[])[]> = {
  full: [
    ['squat', 'lunge'],
    ['push_h', 'push_v'],
    ['pull_h', 'pull_v'],
    ['hinge', 'hip_ext'],
  ],
  upper: [['push_h'], ['pull_h'], ['push_v'], ['pull_v']],
  // Two are enough below the waist: the same muscles do most of both.
  lower: [
    ['squat', 'lunge'],
    ['hinge', 'hip_ext'],
  ],
  push: [['push_h'], ['push_v'], ['push_h', 'push_v']],
  pull: [['pull_v'], ['pull_h'], ['pull_h', 'pull_v']],
  legs: [
    ['squat', 'lunge'],
    ['hinge', 'hip_ext'],
  ],
  intervals: [],
  run: [],
  walk: [],
  easy: [],
};

/** The second and third session of a kind lead with another movement. */
function turned<T>(list: readonly T[], letter: string): T[] {
  const by = list.length === 0 ? 0 : (letter.charCodeAt(0) - 65) % list.length;
  return [...list.slice(by), ...list.slice(0, by)];
}

const explosive: readonly Pattern[] = ['ballistic', 'jump', 'throw'];

export interface MainChoice {
  slot: Slot;
  request: Request;
  pool: readonly Candidate[];
  /** Lifts of other sessions of the week: there is more to gain from another one. */
  used: ReadonlySet<string>;
  seed: number;
}

function worthAsMain({ exercise, modifications }: Candidate, choice: MainChoice): number {
  const { request, used, seed } = choice;
  const isLoaded = exercise.loadCount > 0;
  const cap = levelCaps[request.level.value].complexity;
  let score = diceFor(seed, exercise.id) * 0.8;
  if (exercise.lift) score += 0.8;
  if (isLoaded) score += 0.8;
  if (!exercise.unilateral) score += 0.3;
  if (exercise.position === 'standing' || exercise.position === 'supine') score += 0.1;
  score -= Math.max(0, cap - 1 - exercise.complexity) * 0.25;
  score -= modifications.length * 0.4;
  if (used.has(exercise.id)) score -= 1.2;
  return score;
}

function best(choice: MainChoice, patterns: readonly Pattern[], taken: readonly LibraryExercise[]) {
  let found: Candidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of choice.pool) {
    const { exercise } = candidate;
    if (!patterns.includes(exercise.patterns[0]) || taken.includes(exercise)) continue;
    if (!exercise.roles.includes('main') || !isCountable(exercise)) continue;
    const rank = patterns.indexOf(exercise.patterns[0]);
    const score = worthAsMain(candidate, choice) - rank * 0.3;
    if (score > bestScore) {
      found = candidate;
      bestScore = score;
    }
  }
  return found?.exercise;
}

/** The lifts that a block is built around: one for each kind of movement, as many as wished. */
export function chooseMains(choice: MainChoice, named: readonly string[], count: number): string[] {
  const { slot, pool } = choice;
  const ids = new Set(named);
  const taken = pool.map(({ exercise }) => exercise).filter(({ id }) => ids.has(id));
  const wanted = taken.slice(0, count);
  const kinds = turned(leading[slot.kind], slot.letter);
  const asked = slot.goal === 'power' ? [explosive, ...kinds] : kinds;
  const inFocus = { ...choice, pool: pool.filter(makeInFocus(slot)) };
  for (const patterns of asked) {
    if (wanted.length >= count) break;
    // What was named stands for its kind.
    if (taken.some((exercise) => patterns.includes(exercise.patterns[0]))) continue;
    const next = best(inFocus, patterns, wanted);
    if (next) wanted.push(next);
  }
  return wanted.map(({ id }) => id);
}

/** Only what this day is about: the neighbouring days have the other muscles. */
function makeInFocus({ focus, kind }: Slot): (candidate: Candidate) => boolean {
  if (focus.includes('full_body')) return () => true;
  const own = focusMusclesOf(focus);
  const isLower = kind === 'lower' || kind === 'legs';
  return ({ exercise }) =>
    exercise.primary.every(
      (muscle) => own.has(muscle) || (isLower && muscle === 'spinal_erectors'),
    );
}
