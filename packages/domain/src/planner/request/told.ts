import { type Claim, latest } from '../../reading/claims.ts';
import type { EdgeWish } from '../../reading/vocabulary.ts';
import type { Request, Slot, TrainingHistory } from '../request.ts';
import type { ChipBoard } from './chips.ts';
import { withoutNulls } from './facts.ts';
import { fromClaim, slot } from './slot.ts';

function edgeFrom(
  claims: readonly Claim[],
  name: 'warmUp' | 'coolDown',
  board: ChipBoard,
): Slot<EdgeWish> | null {
  const said = latest(claims, name);
  const [id, words] = name === 'warmUp' ? ['warm-up', 'warm-up'] : ['cool-down', 'cool-down'];
  if (!said) return null;
  const { length, minutes } = said.value;
  const label =
    length === 'none' ? `No ${words}` : `${length === 'short' ? 'Short' : 'Long'} ${words}`;
  const isTaken = board.take('wish', `${id}:${length}${minutes ?? ''}`, label);
  return isTaken ? fromClaim(said.value, said) : null;
}

/** 'EMOM 16, no warm-up': sixteen minutes that leave none for the way down. */
function endOfBlock(claims: readonly Claim[]): Slot<EdgeWish> | null {
  const warm = latest(claims, 'warmUp');
  const block = latest(claims, 'layout')?.value.minutes;
  const isAll = warm?.value.length === 'none' && block !== undefined && !latest(claims, 'minutes');
  return isAll ? slot({ length: 'none' }, 'text', 0.6, warm.quote) : null;
}

/** How many exercises, and what comes before and after them. */
export function shapeFrom(
  claims: readonly Claim[],
  board: ChipBoard,
): Pick<Request, 'exerciseCount' | 'warmUp' | 'coolDown'> {
  const count = latest(claims, 'count');
  const isCounted = count && board.take('wish', `count:${count.value}`, `${count.value} exercises`);
  return withoutNulls({
    exerciseCount: isCounted ? fromClaim(count.value, count) : null,
    warmUp: edgeFrom(claims, 'warmUp', board),
    coolDown: edgeFrom(claims, 'coolDown', board) ?? endOfBlock(claims),
  });
}

const historyLabels = { repeat: 'Same again', vary: 'Something new' } as const;

/** 'Same again', where there is something to do again. */
export function historyFrom(
  claims: readonly Claim[],
  history: TrainingHistory,
  board: ChipBoard,
): Pick<Request, 'historyWish' | 'history'> {
  const again = latest(claims, 'history');
  const isTaken = again && board.take('wish', `history:${again.value}`, historyLabels[again.value]);
  return { ...(isTaken && { historyWish: fromClaim(again.value, again) }), history };
}
