import { hasTrait } from '../../../legal/traits.ts';
import type { BlockOrder, BuiltBlock, MakeBlock } from '../block.ts';
import { landingsIn, roundSeconds } from '../block.ts';
import { amountWithin, askedAmount, effortFor, type MoveAmount, workItem } from '../doses.ts';
import { mostLandings, type Picked, pickMoves } from '../moves-for.ts';
import { rangeText, shortList } from '../words.ts';

const countFor = (minutes: number): number => (minutes <= 8 ? 3 : minutes <= 12 ? 4 : 5);

/** A round is over in one to two and a half minutes. */
const lengths: readonly number[] = [60, 60, 75, 95, 120, 140, 150];

function amounts({ moves }: Picked): MoveAmount[] {
  const whole = lengths[Math.min(moves.length, lengths.length - 1)] ?? 120;
  const share = whole / Math.max(1, moves.length) - 3;
  return moves.map((move) => askedAmount(move) ?? amountWithin(move.exercise, share));
}

/** Two who share a clock and the kit. */
const turns =
  'You go, I go: one does a whole round while the other rests, then swap. The less fit of you does half the reps, or the lighter weight, so that the rounds take the same time.';

function build(order: BlockOrder, picked: Picked, minutes: number): BuiltBlock {
  const rpe = effortFor(order.context.request, minutes * 60);
  const doses = amounts(picked);
  const items = picked.moves.map((move, i) => workItem(move, order, doses[i] ?? {}, { rpe }));
  const title = `AMRAP ${minutes}: ${shortList(picked.moves.map(({ exercise }) => exercise))}`;
  const round = roundSeconds(items);
  const isShared = hasTrait(order.context.request, 'partner');
  const [low, high] = expectedRounds(minutes * 60, isShared ? round * 2 : round);
  return {
    block: {
      kind: 'amrap',
      title: isShared ? `You go, I go: ${title}` : title,
      items,
      minutes,
      score: 'rounds',
    },
    moves: picked.moves,
    honesty: picked.honesty,
    coaching: [
      ...(isShared ? [turns] : []),
      `Expect ${rangeText(low, high)} rounds${isShared ? ' each' : ''} of about ${Math.round(round / 5) * 5} s. Round 1 at 80 %: the last should look like it.`,
    ],
  };
}

/** From a slow day to a good one. */
export function expectedRounds(seconds: number, round: number): [number, number] {
  const low = Math.max(1, Math.floor(seconds / (round * 1.1)));
  return [low, Math.max(low + 1, Math.floor(seconds / (round * 0.85)))];
}

export const makeAmrap: MakeBlock = (order) => {
  const minutes = order.minutes ?? Math.max(4, Math.floor(order.seconds / 60));
  const usual = countFor(minutes);
  const picked = pickMoves(order, usual, { isCounted: true });
  if (picked.moves.length === 0) return null;
  const built = build(order, picked, minutes);
  const rounds = (minutes * 60) / Math.max(30, roundSeconds(built.block.items));
  if (picked.isWritten || landingsIn(built.block, rounds) <= mostLandings(order)) return built;
  return build(
    order,
    pickMoves(order, usual, { isCounted: true, isWithoutLandings: true }),
    minutes,
  );
};
