import { expect, test } from 'vitest';
import type { TimerStep } from '../types.ts';
import { changesSides } from './sides.ts';

const step: TimerStep = { name: 'Lunge', duration: 40, type: 'exercise', side: 'both' };

test.each<[string, TimerStep, boolean]>([
  ['a timed one', step, true],
  ['one as long as its reps', { ...step, reps: 8, repBased: true }, true],
  ['a stretch of the cool-down', { ...step, type: 'cooldown' }, true],
  ['one of the warm-up by reps', { ...step, type: 'warmup', reps: 8 }, true],
  ['reps in the minute of an EMOM', { ...step, reps: 3 }, false],
  ['a round that the user ends', { ...step, openEnded: true }, false],
  ['one side', { ...step, side: 'left' }, false],
  ['a rest before it', { ...step, type: 'rest' }, false],
])('%s: the clock calls for the other side: %j', (_, given, calls) => {
  expect(changesSides(given)).toBe(calls);
});
