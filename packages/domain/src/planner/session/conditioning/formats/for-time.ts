import type { Block } from '../../../../workout/types.ts';
import type { BlockOrder, BuiltBlock, MakeBlock } from '../block.ts';
import { landingsIn, likelySeconds } from '../block.ts';
import { amountWithin, askedAmount, effortFor, type MoveAmount, workItem } from '../doses.ts';
import { mostLandings, type Picked, pickMoves } from '../moves-for.ts';
import { aboutMinutes, shortList } from '../words.ts';

const capShare = 1.35;

/** In whole minutes, as a coach would say it. */
const capFor = (seconds: number): number => Math.max(60, Math.ceil((seconds * capShare) / 60) * 60);

/** The cap stands well above what the work should take. */
export function withCap(block: Block): { block: Block; seconds: number } {
  const seconds = likelySeconds([{ ...block, capSeconds: 14_400 }]);
  return { block: { ...block, capSeconds: block.capSeconds ?? capFor(seconds) }, seconds };
}

const finish = (block: Block, picked: Picked, coaching: string): BuiltBlock => {
  const capped = withCap(block);
  return {
    block: capped.block,
    moves: picked.moves,
    honesty: [
      ...picked.honesty,
      `For time: ${aboutMinutes(capped.seconds, capped.block.capSeconds)}.`,
    ],
    coaching: [coaching],
  };
};

function itemsOf(
  order: BlockOrder,
  picked: Picked,
  dose: (place: number) => MoveAmount,
  seconds: number,
) {
  const rpe = effortFor(order.context.request, seconds);
  return picked.moves.map((move, i) =>
    workItem(move, order, askedAmount(move) ?? dose(i), { rpe }),
  );
}

const names = ({ moves }: Picked): string => shortList(moves.map(({ exercise }) => exercise));

/** Reps that fall: 21-15-9. */
function byRungs(order: BlockOrder, picked: Picked, ladder: number[]): BuiltBlock {
  const items = itemsOf(order, picked, () => ({}), order.seconds).map(
    ({ reps: _reps, ...item }) => item,
  );
  const title = `${ladder.join('-')} for time: ${names(picked)}`;
  return finish(
    { kind: 'for_time', title, items, ladder, score: 'time' },
    picked,
    'Break the first set on purpose; the last must not be slower.',
  );
}

const mostRounds = 8;

/** Rounds of three or four moves. */
function byRounds(order: BlockOrder, picked: Picked, stated: number | undefined): BuiltBlock {
  const items = itemsOf(
    order,
    picked,
    (i) => {
      const move = picked.moves[i];
      return move ? amountWithin(move.exercise, 32) : {};
    },
    order.seconds,
  );
  const one: Block = { kind: 'for_time', title: '', items, score: 'time' };
  const round = likelySeconds([{ ...one, capSeconds: 14_400 }]);
  const fits = Math.round(order.seconds / Math.max(30, round));
  const rounds = stated ?? (picked.isWritten ? 1 : Math.min(mostRounds, Math.max(2, fits)));
  const lead = rounds > 1 ? `${rounds} rounds for time` : 'For time';
  const block: Block = {
    ...one,
    kind: rounds === 1 && items.length > 3 ? 'chipper' : 'for_time',
    title: `${lead}: ${names(picked)}`,
    ...(rounds > 1 && { rounds }),
  };
  return finish(block, picked, 'First round at 80 %; each round within ten seconds of it.');
}

/** A long list once through. */
function byList(order: BlockOrder, picked: Picked): BuiltBlock {
  const share = order.seconds / Math.max(1, picked.moves.length) / 1.3;
  const items = itemsOf(
    order,
    picked,
    (i) => {
      const move = picked.moves[i];
      if (!move) return {};
      const amount = amountWithin(move.exercise, share);
      if (amount.reps === undefined) return amount;
      const { secondsPerRep, unilateral } = move.exercise;
      const wished = share / (secondsPerRep * (unilateral ? 2 : 1) * 1.2);
      const reps = Math.round(Math.min(50, Math.max(unilateral ? 10 : 20, wished)) / 5) * 5;
      return { reps };
    },
    order.seconds,
  );
  const title = `Chipper: ${names(picked)}`;
  return finish(
    { kind: 'chipper', title, items, score: 'time' },
    picked,
    'Sets of ten with two breaths between them, from the first move.',
  );
}

function buildWith(order: BlockOrder, picked: Picked): BuiltBlock {
  const { written, body } = order.context.request;
  const isOwn = !order.isLater;
  const ladder = isOwn ? (written?.value.levels ?? body.value.levels) : undefined;
  const rounds = isOwn ? (written?.value.rounds ?? body.value.rounds) : undefined;
  if (ladder) return byRungs(order, picked, ladder);
  if (order.kind === 'chipper') return byList(order, picked);
  if (!picked.isWritten && rounds === undefined && order.seconds < shortSeconds) {
    return byRungs(order, { ...picked, moves: picked.moves.slice(0, 2) }, [21, 15, 9]);
  }
  return byRounds(order, picked, rounds);
}

/** So little time is for a couplet. */
const shortSeconds = 8 * 60;

function countFor({ kind, seconds }: BlockOrder): number {
  if (kind === 'chipper') return seconds > 900 ? 6 : 5;
  return seconds < shortSeconds ? 2 : seconds < 720 ? 3 : 4;
}

export const makeForTime: MakeBlock = (order) => {
  const usual = countFor(order);
  const picked = pickMoves(order, usual, { isCounted: true });
  if (picked.moves.length === 0) return null;
  const built = buildWith(order, picked);
  if (picked.isWritten || landingsIn(built.block) <= mostLandings(order)) return built;
  return buildWith(order, pickMoves(order, usual, { isCounted: true, isWithoutLandings: true }));
};
