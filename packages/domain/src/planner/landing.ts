import type { LibraryExercise } from '../exercise/types.ts';

/** A jog on the spot is no row of jumps. */
const isJog = ({ patterns, impact }: LibraryExercise): boolean =>
  patterns[0] === 'cyclic' && impact <= 1;

export const isLanding = (exercise: LibraryExercise): boolean =>
  exercise.patterns.includes('jump') || (exercise.traits.includes('hop') && !isJog(exercise));
