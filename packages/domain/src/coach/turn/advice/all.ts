import type { Sum } from '../sums/figures.ts';
import type { Answer, Turn } from '../turn.ts';
import { absFrom, energyFor, weightByDate } from './body.ts';
import { afterBreak, setsInTime } from './comeback.ts';
import { liftByDate, proteinSaid, repsByDate } from './goals.ts';
import { type AdviceOn, guarded } from './guards.ts';
import { dailyRuns, oneMoreRun, pulseWhenEasy } from './running.ts';
import {
  addAfterEasy,
  afterFailing,
  gapBetween,
  loadForScheme,
  stoodStill,
  strongEnough,
  stuckAt,
  tooLight,
} from './strength.ts';
import { towardsGoal } from './towards-goal.ts';

/*
 * Advice that goes by the numbers of the message: what they mean for this person, and what to do
 * about it. The first that fits is meant.
 */
const pieces: readonly (readonly [Sum, AdviceOn])[] = [
  [towardsGoal, 'load'],
  [addAfterEasy, 'load'],
  [afterFailing, 'load'],
  [gapBetween, 'load'],
  [liftByDate, 'load'],
  [repsByDate, 'load'],
  [strongEnough, 'load'],
  [loadForScheme, 'load'],
  [tooLight, 'load'],
  [stoodStill, 'load'],
  [stuckAt, 'load'],
  [afterBreak, 'load'],
  [setsInTime, 'other'],
  [proteinSaid, 'protein'],
  [energyFor, 'energy'],
  [weightByDate, 'energy'],
  [absFrom, 'energy'],
  [pulseWhenEasy, 'pulse'],
  [oneMoreRun, 'load'],
  [dailyRuns, 'other'],
];

/** What the numbers of a message come to as advice; `isHeld` where this person is to get no numbers. */
export function answerAdvice(turn: Turn): { answer: Answer | null; isHeld: boolean } {
  if (turn.language !== 'en') return { answer: null, isHeld: false };
  for (const [piece, on] of pieces) {
    const found = piece(turn);
    if (!found) continue;
    const answer = guarded(turn, on, found);
    return { answer, isHeld: answer === null };
  }
  return { answer: null, isHeld: false };
}
