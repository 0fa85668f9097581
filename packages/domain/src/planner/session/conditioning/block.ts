import { exerciseById } from '../../../exercise/library.ts';
import type { WrittenItem } from '../../../reading/vocabulary.ts';
import { stepsOfBlock } from '../../../timer/blocks/expand-blocks.ts';
import { phaseTransitionSeconds } from '../../../timer/constants.ts';
import { sumLikelySeconds } from '../../../timer/timeline.ts';
import type { FormatId } from '../../../workout/formats/ids.ts';
import type { Block, Exercise } from '../../../workout/types.ts';
import type { Candidate } from '../../layout/pool.ts';
import { isLanding } from '../../legal/landing.ts';
import type { Kit } from './doses.ts';

/** What one block is to be. */
export interface BlockOrder extends Kit {
  kind: FormatId;
  /** About so many seconds are there for it. */
  seconds: number;
  /** Minutes that were said of this block: exactly these. */
  minutes?: number;
  /** What was said of the lifts of this block. */
  dose?: { sets?: number; reps?: number };
  used: ReadonlySet<string>;
  named: readonly string[];
  /** Starts so many seconds apart, where that was said of this block. */
  everySeconds?: number;
  /** The lines of this block as they were written. */
  items?: readonly WrittenItem[] | undefined;
  /** The second of several blocks comes on tired muscles. */
  isLater?: boolean;
  /** Jumps of all parts together would be too many. */
  isGrounded?: boolean;
}

export interface BuiltBlock {
  /** Less than was said, for the time. */
  isLess?: boolean;
  block: Block;
  moves: Candidate[];
  honesty: string[];
  coaching: string[];
}

export type MakeBlock = (order: BlockOrder) => BuiltBlock | null;

const timed = new WeakMap<Block, number>();

function secondsOf(block: Block): number {
  const known = timed.get(block);
  if (known !== undefined) return known;
  const seconds = sumLikelySeconds(stepsOfBlock(block));
  timed.set(block, seconds);
  return seconds;
}

/** How long blocks take, as the timer plays them one after the other and as their reps tell. */
export function likelySeconds(blocks: readonly Block[]): number {
  const changes = blocks.slice(0, -1);
  return (
    blocks.reduce((sum, block) => sum + secondsOf(block), 0) +
    changes.reduce((sum, { restAfter = 0 }) => sum + restAfter + phaseTransitionSeconds, 0)
  );
}

/** The most, from one on, that still fits; what fits less the more it is. */
export function mostFitting(most: number, fits: (count: number) => boolean): number {
  let [low, high] = [1, Math.max(1, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** One round of an AMRAP, whose sets are too short to be broken. */
export const roundSeconds = (items: readonly Exercise[]): number =>
  items.reduce(
    (sum, item) =>
      sum +
      likelySeconds([
        { kind: 'for_time', title: '', items: [item], score: 'time', capSeconds: 14_400 },
      ]),
    0,
  );

const mostRest = 150;

/** Longer rests between the rounds take what whole rounds leave over. */
export function fillRests(block: Block, seconds: number): Block {
  const { rounds = 1, restBetween = 0 } = block;
  if (rounds < 2) return block;
  const spare = Math.floor((seconds - likelySeconds([block])) / (rounds - 1));
  return { ...block, restBetween: Math.min(mostRest, restBetween + Math.max(0, spare)) };
}

/** Reps of one item over the whole block, where they can be told. */
function repsIn({ ladder, rounds = 1 }: Block, { reps = 0, sets = 1, side }: Exercise): number {
  const sides = side === 'both' ? 2 : 1;
  const count = ladder ? ladder.reduce((sum, rung) => sum + rung, 0) : reps * sets * rounds;
  return count * sides;
}

/** Landings from jumps in a block; of an AMRAP as many as are likely. */
export function landingsIn(block: Block, likelyRounds = 1): number {
  const rounds = block.kind === 'amrap' ? likelyRounds : 1;
  return block.items.reduce((sum, item) => {
    const exercise = exerciseById(item.exerciseId ?? '');
    return exercise && isLanding(exercise) ? sum + rounds * repsIn(block, item) : sum;
  }, 0);
}
