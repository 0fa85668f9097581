import { exerciseById } from '../exercise/library.ts';
import { rankSwaps } from '../exercise/swaps.ts';
import { onlyList } from './body-for.ts';
import type { PlanContext } from './context.ts';
import { judge } from './legal.ts';
import type { Candidate } from './pool.ts';
import type { Request, WrittenItem } from './request.ts';

/** Itself where it may stand, its nearest legal relative otherwise. */
function settle(item: WrittenItem, request: Request): Candidate | null {
  const exercise = exerciseById(item.exerciseId);
  if (!exercise) return null;
  const { offence, modifications } = judge(exercise, request);
  if (offence === null) return { exercise, modifications, asked: item };
  const [next] = rankSwaps(exercise, (one) => judge(one, request).offence === null);
  if (!next) return null;
  return { exercise: next, modifications: judge(next, request).modifications, asked: item };
}

/** The whole main part as the user wrote it, in that order; null where it is left to us. */
export function listedMoves({ request }: PlanContext): Candidate[] | null {
  const list = onlyList(request);
  if (!list) return null;
  const moves = list.items
    .map((item) => settle(item, request))
    .filter((candidate) => candidate !== null);
  return moves.length > 0 ? moves : null;
}
