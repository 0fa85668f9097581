import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';

/** A jog on the spot is no row of jumps. */
const isJog = ({ patterns, impact }: LibraryExercise): boolean =>
  patterns[0] === 'cyclic' && impact <= 1;

/** Skipping is small bounces by the hundred, and no landing from a height. */
const isSkipping = ({ props }: LibraryExercise): boolean => props.includes('rope');

export const isLanding = (exercise: LibraryExercise): boolean =>
  !isSkipping(exercise) &&
  (exercise.patterns.includes('jump') || (exercise.traits.includes('hop') && !isJog(exercise)));

/** More jumps than a level allows are answered by the step before them that does not land. */
export function sparesLandings(askedId: string, played: LibraryExercise): boolean {
  const asked = exerciseById(askedId);
  const isStep = asked?.easier.includes(played.id) ?? false;
  return asked !== undefined && isStep && isLanding(asked) && !isLanding(played);
}
