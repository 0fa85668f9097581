import { bounds } from '../../workout/limits.ts';
import { clamp } from '../../workout/read-value.ts';
import type { Block } from '../../workout/types.ts';
import { restNames } from '../constants.ts';
import { makeWindow, type Round } from '../steps/make-step.ts';
import type { PlanItem } from '../steps/plan-items.ts';
import { playLevels } from '../styles/pyramid.ts';
import { repeatRounds } from '../styles/repeat-rounds.ts';
import type { StepCount, TimerStep } from '../types.ts';
import { blockDefaults } from './builder.ts';
import { flowOf, flowText, taskSeconds, workOf } from './task.ts';
import { playWindows } from './windows.ts';

interface Task {
  count: StepCount;
  rounds: number;
  levels?: readonly number[] | undefined;
}

/** Everything as one step; what ends it is added by the caller. */
function wholeStep(block: Block, items: PlanItem[], task: Task): TimerStep {
  const flow = flowOf(items, task.levels);
  return {
    name: block.title,
    duration: 1,
    type: 'exercise',
    instructions: flowText(flow),
    flow,
    count: task.count,
    totalRounds: task.rounds,
  };
}

/** One countdown; each tap is a round. Several of them when the block says so, with a rest between. */
export function buildAmrap(block: Block, items: PlanItem[]): TimerStep[] {
  const minutes = block.minutes ?? blockDefaults.amrapMinutes;
  const seconds = Math.round(minutes * 60);
  const { totalRounds: _, ...step } = wholeStep(block, workOf(items), {
    count: 'rounds',
    rounds: 1,
  });
  const parts = block.rounds ?? 1;
  const repetition = {
    totalRounds: parts,
    restName: restNames.round,
    restSeconds: block.restBetween ?? blockDefaults.fightRestSeconds,
  };
  const place = (round: Round) => (parts > 1 ? round : {});
  return repeatRounds(repetition, (round) => [
    { ...step, ...place(round), duration: seconds, mode: 'down' },
  ]);
}

const capShare = 1.35;

/** In whole minutes, as a coach would say it. */
function capFor(block: Block, likelySeconds: number): number {
  const cap = block.capSeconds ?? Math.ceil((likelySeconds * capShare) / 60) * 60;
  return Math.round(clamp(cap, bounds.capSeconds));
}

function countUp(block: Block, step: TimerStep, likely: number): TimerStep {
  const capSeconds = capFor(block, likely);
  const likelySeconds = Math.max(1, Math.min(likely, capSeconds));
  return { ...step, duration: capSeconds, mode: 'up', openEnded: true, likelySeconds, capSeconds };
}

/** One count-up with a cap; where each round has a rest of its own after it, one for each round. */
export function buildForTime(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const levels = block.ladder;
  const rounds = levels?.length ?? block.rounds ?? 1;
  const restSeconds = block.restBetween ?? 0;
  if (restSeconds > 0 && rounds > 1) {
    const repetition = { totalRounds: rounds, restName: restNames.round, restSeconds };
    return repeatRounds(repetition, (round) => {
      const level = levels?.slice(round.round - 1, round.round);
      const step = wholeStep(block, work, { count: 'items', rounds: 1, levels: level });
      return [countUp(block, { ...step, ...round }, taskSeconds(work, 1, level))];
    });
  }
  const step = wholeStep(block, work, { count: rounds > 1 ? 'rounds' : 'items', rounds, levels });
  return [countUp(block, step, taskSeconds(work, rounds, levels))];
}

const defaultRungs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Rungs on the clock's starts, with rests of their own, or as one count-up with a tap for each. */
export function buildLadder(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const levels = block.ladder ?? defaultRungs;
  if (block.everySeconds !== undefined) {
    return playWindows(work, levels, block.everySeconds);
  }
  if (block.restBetween !== undefined && block.restBetween > 0) {
    const rests = { restSeconds: block.restSeconds ?? 0, levelRestSeconds: block.restBetween };
    return playLevels(work, levels, rests);
  }
  const step = wholeStep(block, work, { count: 'rungs', rounds: levels.length, levels });
  return [countUp(block, step, taskSeconds(work, levels.length, levels))];
}

/** All moves in a row with one load: a step measured in reps for each time through. */
export function buildComplex(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const totalRounds = block.rounds ?? blockDefaults.complexRounds;
  const repetition = {
    totalRounds,
    restName: restNames.round,
    restSeconds: block.restBetween ?? blockDefaults.setRestSeconds,
  };
  const step = wholeStep(block, work, { count: 'rounds', rounds: totalRounds });
  const { count: _, ...plain } = step;
  return repeatRounds(repetition, (round) => [
    {
      ...plain,
      ...round,
      duration: clamp(taskSeconds(work, 1), bounds.capSeconds),
      repBased: true,
      setInfo: { currentSet: round.round, totalSets: totalRounds },
    },
  ]);
}

/** A window for each skill; a tap is a good try. */
export function buildSkill(block: Block, items: PlanItem[]): TimerStep[] {
  const work = workOf(items);
  const whole = (block.minutes ?? blockDefaults.skillMinutes) * 60;
  return work.map((item) => {
    const seconds = item.exercise.duration ?? Math.round(whole / work.length);
    const step = makeWindow(item, Math.max(1, seconds));
    return { ...step, mode: 'down', count: 'tries', role: item.exercise.role ?? 'skill' };
  });
}
