import type { Block } from '../../workout/types.ts';
import { emomTimes } from '../constants.ts';
import { itemSeconds, repsOf } from '../lengths.ts';
import { makeWindow, type Round } from '../steps/make-step.ts';
import type { PlanItem } from '../steps/plan-items.ts';
import type { TimerStep } from '../types.ts';
import { withDose } from './block-items.ts';
import { blockDefaults } from './builder.ts';
import { groupByLetter } from './groups.ts';
import { flowOf, flowText, taskSeconds, workOf } from './task.ts';

/** One window of a fixed length: what is left of it after the work is rest. */
function makeSlot(slot: PlanItem[], seconds: number, round: Round): TimerStep {
  const [only] = slot;
  if (slot.length === 1 && only) {
    const work = Math.min(seconds, only.step.likelySeconds ?? itemSeconds(only.exercise));
    const step = makeWindow(only, seconds, round);
    return { ...step, mode: 'down', count: 'minutes', targetSeconds: work };
  }
  const flow = flowOf(slot);
  return {
    name: slot.map(({ exercise }) => exercise.name).join(' + '),
    duration: seconds,
    type: 'exercise',
    instructions: flowText(flow),
    flow,
    ...round,
    mode: 'down',
    count: 'minutes',
    targetSeconds: Math.min(seconds, taskSeconds(slot, 1)),
  };
}

/** Windows of given reps, as in a ladder on the minute. */
export function playWindows(
  items: PlanItem[],
  levels: readonly number[],
  seconds: number,
): TimerStep[] {
  return levels.map((level, n) => {
    const slot = items.map((item) =>
      item.exercise.duration === undefined ? withDose(item, { reps: level }) : item,
    );
    return makeSlot(slot, seconds, { round: n + 1, totalRounds: levels.length });
  });
}

/** Every so many seconds the next slot; items of one letter share theirs. */
function playStarts(items: PlanItem[], starts: number, seconds: number): TimerStep[] {
  const slots = groupByLetter(items);
  return Array.from({ length: starts }, (_, n) =>
    makeSlot(slots[n % slots.length] ?? [], seconds, { round: n + 1, totalRounds: starts }),
  );
}

function startsOf(block: Block, items: PlanItem[], seconds: number, usual: number): number {
  if (block.minutes !== undefined) return Math.max(1, Math.round((block.minutes * 60) / seconds));
  if (block.rounds === undefined) return usual;
  return block.rounds * groupByLetter(items).length;
}

export function playEmomBlock(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const seconds = block.everySeconds ?? emomTimes.minuteSeconds;
  return playStarts(work, startsOf(block, work, seconds, emomTimes.defaultMinutes), seconds);
}

export function buildEvery(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const seconds = block.everySeconds ?? blockDefaults.everySeconds;
  return playStarts(work, startsOf(block, work, seconds, blockDefaults.everyStarts), seconds);
}

/**
 * Minute n holds n times the item's reps. Minutes that cannot be done at the pace of
 * the exercise are there for who can, but nobody's total counts on them.
 */
export function buildDeathBy(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const seconds = block.everySeconds ?? emomTimes.minuteSeconds;
  const cap = block.capSeconds ?? blockDefaults.deathMinutes * seconds;
  const starts = Math.max(1, Math.floor(cap / seconds));
  return Array.from({ length: starts }, (_, n) => {
    const slot = work.map((item) =>
      withDose(item, { reps: (repsOf(item.exercise) ?? 1) * (n + 1) }),
    );
    const window = makeSlot(slot, seconds, { round: n + 1, totalRounds: starts });
    const step: TimerStep = { ...window, untilMissed: true };
    const isLikely = taskSeconds(slot, 1) <= seconds || n === 0;
    return isLikely ? step : { ...step, likelySeconds: 0 };
  });
}
