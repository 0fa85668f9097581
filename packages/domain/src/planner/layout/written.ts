import { exerciseById } from '../../exercise/library.ts';
import { rankSwaps } from '../../exercise/swaps.ts';
import type { LibraryExercise } from '../../exercise/types.ts';
import type { WrittenItem } from '../../reading/vocabulary.ts';
import type { PlanContext } from '../context.ts';
import { trainsAvoided } from '../dose/targets.ts';
import { isWithinNamed, judge } from '../legal/legal.ts';
import type { Request } from '../request.ts';
import { onlyList } from './body-for.ts';
import type { Candidate } from './pool.ts';

type IsKept = (exercise: LibraryExercise) => boolean;

/** Itself where it may stand, its nearest legal relative otherwise. */
function settle(item: WrittenItem, request: Request, isKept: IsKept): Candidate | null {
  const exercise = exerciseById(item.exerciseId);
  if (!exercise) return null;
  const { offence, modifications } = judge(exercise, request);
  if (offence === null && isKept(exercise)) return { exercise, modifications, asked: item };
  const mayStand: IsKept = (one) =>
    isKept(one) && judge(one, request).offence === null && !trainsAvoided(one, request);
  const easier = exercise.easier.flatMap((id) => exerciseById(id) ?? []).filter(mayStand);
  const next = (offence === null ? easier[0] : undefined) ?? rankSwaps(exercise, mayStand)[0];
  if (!next) return null;
  return { exercise: next, modifications: judge(next, request).modifications, asked: item };
}

/** The whole main part as the user wrote it, in that order; null where it is left to us. */
export function listedMoves(
  { request }: PlanContext,
  isKeptHere: IsKept = () => true,
): Candidate[] | null {
  const list = onlyList(request);
  if (!list) return null;
  // A known workout is scaled to the athlete, what they wrote themselves is not.
  const isKept: IsKept = request.named
    ? (one) => isKeptHere(one) && isWithinNamed(one, request)
    : isKeptHere;
  const moves = list.items
    .map((item) => settle(item, request, isKept))
    .filter((candidate) => candidate !== null);
  return moves.length > 0 ? moves : null;
}
