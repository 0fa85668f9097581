import type { LibraryExercise } from '../../exercise/types.ts';
import { type Group, groupOf } from './groups.ts';

/** Power first, then large lifts, then small ones, core, and what makes you breathe. */
export function orderRank(exercise: LibraryExercise): number {
  const [pattern] = exercise.patterns;
  if (pattern === 'jump' || pattern === 'throw' || pattern === 'ballistic') return 0;
  const group = groupOf(exercise);
  if (group === 'core') return 3;
  if (group === 'cardio') return 4;
  if (group === 'isolation') return 2;
  if (group === 'mobility') return 5;
  return exercise.roles.includes('main') ? 1 : 2;
}

/** The lift itself before its kin, and both before what no maximum is kept of. */
function weightOf({ name, lift, unilateral }: LibraryExercise): number {
  return (lift ? 2 : 0) + (lift === name ? 2 : 0) + (unilateral ? 0 : 1);
}

function sharesPrimary(a: LibraryExercise | undefined, b: LibraryExercise): boolean {
  return a?.primary.some((muscle) => b.primary.includes(muscle)) ?? false;
}

/** In order of rank; within a rank, not the same muscle twice in a row where it can be helped. */
export function inTrainingOrder<T extends { exercise: LibraryExercise }>(
  chosen: readonly T[],
): T[] {
  const left = [...chosen];
  const ordered: T[] = [];
  while (left.length > 0) {
    const rank = Math.min(...left.map(({ exercise }) => orderRank(exercise)));
    // The big lifts on two legs or with two hands come first.
    const peers = left
      .filter(({ exercise }) => orderRank(exercise) === rank)
      .sort((a, b) => weightOf(b.exercise) - weightOf(a.exercise));
    const before = ordered.at(-1)?.exercise;
    const next = peers.find(({ exercise }) => !sharesPrimary(before, exercise)) ?? peers[0];
    if (!next) break;
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}

const opposites: Partial<Record<Group, Group>> = {
  push: 'pull',
  pull: 'push',
  knee: 'hinge',
  hinge: 'knee',
};

/** Beside each the next that leaves its muscles alone, the opposite kind before another. */
export function inPairs<T extends { exercise: LibraryExercise }>(ordered: readonly T[]): T[] {
  const left = [...ordered];
  const paired: T[] = [];
  for (let first = left.shift(); first; first = left.shift()) {
    const { exercise } = first;
    const apart = left.filter((one) => !sharesPrimary(exercise, one.exercise));
    const partner =
      apart.find((one) => groupOf(one.exercise) === opposites[groupOf(exercise)]) ??
      apart.find((one) => groupOf(one.exercise) !== groupOf(exercise)) ??
      apart[0] ??
      left[0];
    paired.push(first);
    if (!partner) continue;
    paired.push(partner);
    left.splice(left.indexOf(partner), 1);
  }
  return paired;
}
