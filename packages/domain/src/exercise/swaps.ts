import { patternFamilies } from './families.ts';
import { allExercises } from './library.ts';
import type { LibraryExercise } from './types.ts';

/** The share that two lists without doubles have in common. */
function overlap<T>(a: readonly T[], b: readonly T[]): number {
  let shared = 0;
  for (const item of a) if (b.includes(item)) shared++;
  return shared / Math.max(1, a.length + b.length - shared);
}

const allMuscles = ({ primary, secondary }: LibraryExercise) => [...primary, ...secondary];

/** 1 for the same pattern, less for a relative, 0 for a stranger. */
function patternKinship(from: LibraryExercise, to: LibraryExercise): number {
  const [wanted] = from.patterns;
  const [offered] = to.patterns;
  // A calf raise is no curl, though both train one muscle alone.
  if (wanted === 'isolation' && overlap(from.primary, to.primary) === 0) {
    return overlap(from.primary, to.secondary) > 0 ? 0.2 : 0;
  }
  if (wanted === offered) return 1;
  const place = patternFamilies[wanted].indexOf(offered);
  if (place >= 0) return 0.6 - place * 0.1;
  return from.patterns.includes(offered) || to.patterns.includes(wanted) ? 0.3 : 0;
}

function musclesShared(from: LibraryExercise, to: LibraryExercise): number {
  const whole = overlap(allMuscles(from), allMuscles(to));
  return 0.75 * overlap(from.primary, to.primary) + 0.25 * whole;
}

const isTimed = (exercise: LibraryExercise) => exercise.holdRange !== undefined;

/** How well one stands in for the other, 0–1; what is trained weighs most, then how. */
export function swapScore(from: LibraryExercise, to: LibraryExercise): number {
  return (
    0.4 * patternKinship(from, to) +
    0.22 * musclesShared(from, to) +
    0.12 * (1 - Math.abs(from.complexity - to.complexity) / 4) +
    0.08 * (from.position === to.position ? 1 : 0) +
    0.07 * (isTimed(from) === isTimed(to) ? 1 : 0) +
    0.04 * (from.unilateral === to.unilateral ? 1 : 0) +
    0.03 * Math.max(0, 1 - Math.abs(from.met - to.met) / 4) +
    0.04 * (1 - Math.abs(from.impact - to.impact) / 3)
  );
}

/** What may be done instead, best first; equals keep the library's order. */
export function rankSwaps(
  exercise: LibraryExercise,
  isAllowed: (candidate: LibraryExercise) => boolean,
): LibraryExercise[] {
  return allExercises()
    .filter((candidate) => candidate.id !== exercise.id && isAllowed(candidate))
    .filter((candidate) => patternKinship(exercise, candidate) > 0)
    .map((candidate) => ({ candidate, score: swapScore(exercise, candidate) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
}
