import type { LibraryExercise } from '../../../packages/domain/src/exercise/types.ts';

const groups: Record<string, readonly string[]> = {
  push: ['push_h', 'push_v'],
  pull: ['pull_h', 'pull_v'],
  trunk: ['anti_ext', 'anti_rot', 'lat_flex', 'trunk_flex', 'rotation', 'carry'],
  hip: ['hinge', 'hip_ext'],
  knee: ['squat', 'lunge'],
  calm: ['mobility', 'stretch', 'breath', 'balance'],
};

function isTerm(exercise: LibraryExercise, role: string | undefined, term: string): boolean {
  if (term.startsWith('!')) return !isTerm(exercise, role, term.slice(1));
  if (term.startsWith('#')) return exercise.primary.some((muscle) => muscle === term.slice(1));
  if (term.startsWith('~')) return new RegExp(term.slice(1)).test(exercise.id);
  if (term.startsWith('%')) return role === term.slice(1);
  if (term === 'any') return true;
  if (term === 'single') {
    const isLeg = exercise.patterns.some((one) => ['squat', 'lunge', 'hinge'].includes(one));
    return isLeg && (exercise.unilateral || exercise.patterns.includes('lunge'));
  }
  const wanted: readonly string[] = groups[term] ?? [term];
  return exercise.patterns.slice(0, 2).some((pattern) => wanted.includes(pattern));
}

/**
 * Whether an exercise answers a description. Words are alternatives: a pattern or a group of
 * patterns, `#chest` a muscle, `~leg-curl` a part of its id, `%top` a role, `!` not; `a&b` both.
 */
export function matches(
  exercise: LibraryExercise | undefined,
  description: string,
  role?: string,
): boolean {
  if (!exercise) return false;
  return description
    .split(' ')
    .some((words) => words.split('&').every((term) => isTerm(exercise, role, term)));
}
