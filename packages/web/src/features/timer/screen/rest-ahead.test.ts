import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import { expect, test } from 'vitest';
import { restAhead } from './rest-ahead.ts';

const stepsOf = (...types: StepType[]): TimerStep[] =>
  types.map((type) => ({ name: type, duration: 10, type }));

test.each<[string, StepType[], number, number | null]>([
  ['work goes to the rest after it', ['exercise', 'rest', 'exercise'], 0, 1],
  ['work goes past other work', ['exercise', 'exercise', 'rest'], 0, 2],
  ['the introduction has no rest to go to', ['pre-workout', 'exercise', 'rest'], 0, null],
  ['nor has a warm-up', ['warmup', 'exercise', 'rest', 'exercise'], 0, null],
  ['nor a transition', ['exercise', 'phase_transition', 'exercise', 'rest'], 1, null],
  ['a warm-up goes to a rest of its own', ['warmup', 'rest', 'exercise'], 0, 1],
  ['nothing lies ahead', ['exercise', 'rest', 'exercise'], 2, null],
])('%s', (_, types, index, expected) => {
  expect(restAhead(stepsOf(...types), index)).toBe(expected);
});
