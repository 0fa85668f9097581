import type { Block } from '../../../../workout/types.ts';
import type { Candidate } from '../../../layout/pool.ts';
import type { BlockOrder, BuiltBlock, MakeBlock } from '../block.ts';
import { likelySeconds, mostFitting } from '../block.ts';
import { effortFor, workItem } from '../doses.ts';
import { pickMoves } from '../moves-for.ts';
import { aboutMinutes, shortList } from '../words.ts';
import { withCap } from './for-time.ts';

const upTo = (top: number): number[] => Array.from({ length: top }, (_, i) => i + 1);
const upAndDown = (top: number): number[] => [...upTo(top), ...upTo(top - 1).reverse()];

/** The rest after a rung: as long as the rung for the trained, twice that for the new. */
const restShare = { beginner: 2, intermediate: 1.5, advanced: 1 } as const;

/** The top rung leaves room: seven tenths of what one can do at once. */
const mostTop = { beginner: 6, intermediate: 8, advanced: 10 } as const;

function blockWith(
  order: BlockOrder,
  items: Block['items'],
  ladder: number[],
  title: string,
): Block {
  const { level, body } = order.context.request;
  const middle = ladder[Math.floor(ladder.length / 2)] ?? 5;
  const rung = items.reduce((sum, { secondsPerRep = 3 }) => sum + middle * secondsPerRep, 0);
  const usual = Math.round((rung * restShare[level.value]) / 2 / 5) * 5;
  const restBetween = body.value.restSeconds ?? Math.min(60, Math.max(15, usual));
  return { kind: 'ladder', title, items, ladder, restBetween, restSeconds: 0, score: 'reps' };
}

const leastTop = 3;

/** The highest ladder that the time holds. */
function ladderWithin(order: BlockOrder, items: Block['items']): number[] {
  const most = mostTop[order.context.request.level.value];
  const secondsOf = (ladder: number[]) => likelySeconds([blockWith(order, items, ladder, '')]);
  const timed = [upAndDown, upTo]
    .map((shape) => shape(mostFitting(most, (top) => secondsOf(shape(top)) <= order.seconds)))
    .filter((ladder) => Math.max(...ladder) >= leastTop)
    .map((ladder) => ({ ladder, seconds: secondsOf(ladder) }))
    .filter(({ seconds }) => seconds <= order.seconds)
    .sort((a, b) => b.seconds - a.seconds);
  return timed[0]?.ladder ?? upTo(leastTop);
}

const mostRest = 90;

/** Rungs that were said are done with a breath between them before there are fewer of them. */
const leastRest = 5;

/** Longer rests take what the rungs leave over. */
function withRests(order: BlockOrder, block: Block): Block {
  if (order.context.request.body.value.restSeconds !== undefined) return block;
  const rests = Math.max(1, (block.ladder?.length ?? 1) - 1);
  const spare = Math.floor((order.seconds - likelySeconds([block])) / rests);
  return {
    ...block,
    restBetween: Math.min(mostRest, Math.max(leastRest, (block.restBetween ?? 0) + spare)),
  };
}

/** Rungs that were said stay, unless they take far longer than there is time for. */
function fitsTime(order: BlockOrder, items: Block['items'], ladder: number[]): boolean {
  const isWritten = order.context.request.written?.value.only === true;
  const block = blockWith(order, items, ladder, '');
  const { restBetween = 0 } = block;
  const short = { ...block, restBetween: Math.min(restBetween, leastRest) };
  const seconds = likelySeconds([block]);
  const isNear = seconds <= order.seconds * mostOver || likelySeconds([short]) <= order.seconds;
  return isWritten || isNear;
}

const mostOver = 1.3;

/** Up and down again is a pyramid, one way is a ladder. */
function titleOf(ladder: readonly number[], moves: readonly Candidate[]): string {
  const top = Math.max(...ladder);
  const [first = 1, last = 1] = [ladder[0], ladder.at(-1)];
  const names = shortList(moves.map(({ exercise }) => exercise));
  const isPyramid = first < top && last < top;
  return isPyramid ? `Pyramid ${first}–${top}–${last}: ${names}` : `Ladder to ${top}: ${names}`;
}

export const makeLadder: MakeBlock = (order): BuiltBlock | null => {
  const { request } = order.context;
  const usual = order.seconds > 900 ? 3 : 2;
  const picked = pickMoves(order, order.named.length || usual, {
    isCounted: true,
    mayBeOne: true,
  });
  if (picked.moves.length === 0) return null;
  const rpe = effortFor(request, order.seconds / 2);
  const all = picked.moves.map((move) => {
    const { reps: _reps, ...item } = workItem(move, order, {}, { rpe });
    return item;
  });
  const stated = order.isLater
    ? undefined
    : (request.written?.value.levels ?? order.context.body.levels);
  // Rather fewer moves than other rungs than those that were said.
  const free = order.named.length === 0 && !picked.isWritten ? 1 : all.length;
  const counts = upTo(all.length).filter((count) => count >= free);
  const count = counts.findLast((one) => !stated || fitsTime(order, all.slice(0, one), stated));
  const isHeld = count !== undefined;
  const items = all.slice(0, count ?? all.length);
  const moves = picked.moves.slice(0, items.length);
  const ladder = stated && isHeld ? stated : ladderWithin(order, items);
  const title = titleOf(ladder, moves);
  const isRace = ladder === stated && request.body.value.restSeconds === 0;
  const block = isRace
    ? withCap({ kind: 'ladder', title, items, ladder, score: 'time' }).block
    : withRests(order, blockWith(order, items, ladder, title));
  return {
    block,
    moves,
    isLess: !isHeld,
    honesty: [
      ...picked.honesty,
      ...(isHeld ? [] : [`${stated?.join('-')} takes too long for today: the rungs are fewer.`]),
      ...(isRace ? [`For time: ${aboutMinutes(likelySeconds([block]), block.capSeconds)}.`] : []),
    ],
    coaching: ['The same load on every rung; stop a rung when the reps slow down.'],
  };
};
