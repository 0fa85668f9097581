import { exerciseById } from '../../../exercise/library.ts';
import { onlyList } from '../../layout/body-for.ts';
import type { Candidate } from '../../layout/pool.ts';
import { levelCaps } from '../../legal/caps.ts';
import type { BlockOrder } from './block.ts';
import { nearestMove, selectMoves, type Wanted } from './select.ts';

export interface Picked {
  moves: Candidate[];
  /** The athlete wrote them: order and amounts stand. */
  isWritten: boolean;
  honesty: string[];
}

const swapWords = (from: string, to: string, why: string): string =>
  `${to} instead of ${exerciseById(from)?.name ?? from}: ${why}.`;

/** A list that was written out, in its order, each move or its nearest legal relative. */
function ofList({ context, isLater, items }: BlockOrder): Picked | null {
  const list = isLater ? items : onlyList(context.request)?.items;
  if (!list || list.length === 0) return null;
  const honesty: string[] = [];
  const moves = list.flatMap((item) => {
    const own = nearestMove(item, context);
    if (!own) {
      honesty.push(
        `${exerciseById(item.exerciseId)?.name ?? item.quote} is not in here: nothing safe stands in for it.`,
      );
      return [];
    }
    if (own.exercise.id !== item.exerciseId) {
      honesty.push(swapWords(item.exerciseId, own.exercise.name, 'it is what you can do here'));
    }
    return [own];
  });
  return moves.length > 0 ? { moves, isWritten: true, honesty } : null;
}

/** What was written, or so many moves of our own around those that were named. */
export function pickMoves(order: BlockOrder, usual: number, more: Partial<Wanted> = {}): Picked {
  const written = ofList(order);
  if (written) return written;
  const { request } = order.context;
  const stated = request.exerciseCount?.value ?? request.body.value.moves;
  const count = order.isLater ? usual : (stated ?? usual);
  const moves = selectMoves(order.context, {
    count,
    used: order.used,
    named: order.named,
    isExact: !order.isLater && stated !== undefined,
    ...(order.isGrounded && { isWithoutLandings: true }),
    ...more,
  });
  return { moves, isWritten: false, honesty: [] };
}

export const mostLandings = ({ context }: BlockOrder): number =>
  levelCaps[context.request.level.value].jumpContacts;
