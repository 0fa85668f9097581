import type { Block } from '../../workout/types.ts';
import { restNames } from '../constants.ts';
import { makeStep, makeWindow, type Round } from '../steps/make-step.ts';
import { isRestItem, type PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { blockDefaults, joinParts, restOf } from './builder.ts';

interface Lengths {
  rounds: number;
  workSeconds: number;
  restSeconds: number;
}

const isMeasured = ({ exercise }: PlanItem): boolean =>
  exercise.distanceMeters !== undefined || exercise.calories !== undefined;

/** A distance lasts as long as it takes, whatever the block says of seconds. */
function playPiece(block: Block, item: PlanItem, usual: Lengths, round: Round): TimerStep {
  if (isRestItem(item) || isMeasured(item) || item.exercise.stepMode === 'open') {
    return makeStep(item, round);
  }
  const seconds = item.exercise.duration ?? block.workSeconds ?? usual.workSeconds;
  return makeWindow(item, seconds, round);
}

function playRound(block: Block, items: PlanItem[], usual: Lengths, round: Round): TimerStep[] {
  const pieces = items.map((item) => [playPiece(block, item, usual, round)]);
  // Rests of the plan's own are played where it puts them.
  if (items.some(isRestItem)) return pieces.flat();
  return joinParts(pieces, (place) =>
    restOf(
      restNames.plain,
      items[place]?.exercise.restAfter ?? block.restSeconds ?? usual.restSeconds,
      round,
    ),
  );
}

/** Work and rest in turn; the last rest is left out, and between rounds stands the block's. */
const buildPieces =
  (usual: Lengths) =>
  (block: Block, items: PlanItem[]): TimerStep[] => {
    const totalRounds = block.rounds ?? usual.rounds;
    const last = items.findLast((item) => !isRestItem(item));
    const between =
      block.restBetween ?? last?.exercise.restAfter ?? block.restSeconds ?? usual.restSeconds;
    const rounds = Array.from({ length: totalRounds }, (_, n) =>
      playRound(block, items, usual, { round: n + 1, totalRounds }),
    );
    // A round that ends on a rest of its own needs no other.
    const isRested = items.at(-1) !== last;
    return joinParts(rounds, () => (isRested ? [] : restOf(restNames.round, between)));
  };

export const buildIntervals = buildPieces({
  rounds: blockDefaults.intervalRounds,
  workSeconds: blockDefaults.intervalSeconds,
  restSeconds: blockDefaults.intervalSeconds,
});

export const buildDistanceReps = buildPieces({
  rounds: blockDefaults.repRounds,
  workSeconds: blockDefaults.intervalSeconds,
  restSeconds: blockDefaults.repRestSeconds,
});

export const buildFightRounds = buildPieces({
  rounds: blockDefaults.fightRounds,
  workSeconds: blockDefaults.fightSeconds,
  restSeconds: blockDefaults.fightRestSeconds,
});

/** By time or by distance, one after the other; the block's minutes are shared among those without. */
export function playSteadyBlock(block: Block, items: PlanItem[]): TimerStep[] {
  const isOpen = (item: PlanItem) =>
    !isRestItem(item) && !isMeasured(item) && item.exercise.duration === undefined;
  const share = Math.max(1, items.filter(isOpen).length);
  const whole = (block.minutes ?? blockDefaults.steadyMinutes) * 60;
  const told = items.reduce((sum, item) => sum + (isOpen(item) ? 0 : item.step.duration), 0);
  const each = Math.max(60, Math.round((whole - told) / share));
  const pieces = items.map((item) => [isOpen(item) ? makeWindow(item, each) : makeStep(item)]);
  return joinParts(pieces, (place) =>
    restOf(restNames.exercise, items[place]?.exercise.restAfter ?? 0),
  );
}
