import { exerciseById } from '../../exercise/library.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { Candidate } from '../layout/pool.ts';
import { judge } from '../legal/legal.ts';
import type { Request } from '../request.ts';

/** A move of the library where it may stand in this athlete's session, on its terms; null else. */
export function legalMove(
  id: string,
  request: Request,
  isFine: (exercise: LibraryExercise) => boolean = () => true,
): Candidate | null {
  const exercise = exerciseById(id);
  if (!exercise || !isFine(exercise)) return null;
  const { offence, modifications } = judge(exercise, request);
  return offence === null ? { exercise, modifications } : null;
}

/** The first of these that may stand. */
export function firstLegal(
  ids: readonly string[],
  request: Request,
  isFine?: (exercise: LibraryExercise) => boolean,
): Candidate | null {
  for (const id of ids) {
    const own = legalMove(id, request, isFine);
    if (own) return own;
  }
  return null;
}

/** Those that may be done as they are, then those that a hurt part has changed. */
export function unchangedFirst(moves: readonly Candidate[]): Candidate[] {
  const isChanged = ({ modifications }: Candidate) => Number(modifications.length > 0);
  return moves.toSorted((a, b) => isChanged(a) - isChanged(b));
}
