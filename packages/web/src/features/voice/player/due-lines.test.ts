import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { makeSpoken, priorities, type SpokenLine } from '@cadence/domain/voice/line';
import { expect, test } from 'vitest';
import { findDueLines, realSteps } from './due-lines.ts';

const steps: TimerStep[] = [
  { name: 'Squat', duration: 20, type: 'exercise' },
  { name: 'Rest', duration: 30, type: 'rest' },
];

const line = (text: string, stepIndex: number, cueAtSeconds: number): SpokenLine => ({
  ...makeSpoken(text, 'instructional'),
  priority: priorities.normal,
  stepIndex,
  cueAtSeconds,
  latestStartSeconds: cueAtSeconds + 2,
  maxSeconds: 5,
});
const script = [line('Squat.', 0, 0), line('Halfway.', 0, 10), line('Rest.', 1, 0)];
const running = { ...newTimer(), status: 'running', anchorMs: 1000 } as const;
const due = (state: typeof running, nowMs: number, untilMs = 100_000) =>
  findDueLines(script, { steps, state }, nowMs, untilMs).map((one) => [one.line.text, one.dueMs]);

test('lines are due where their step is on the clock', () => {
  expect(due(running, 1000)).toEqual([
    ['Squat.', 1000],
    ['Halfway.', 11_000],
    ['Rest.', 21_000],
  ]);
});

test('what has passed or lies too far ahead is left out', () => {
  expect(due(running, 3001, 21_000)).toEqual([['Halfway.', 11_000]]);
});

test('after a jump the lines of the steps before are gone', () => {
  const jumped = { ...running, stepIndex: 1, offsetMs: 500 };
  expect(due(jumped, 1000)).toEqual([['Rest.', 500]]);
});

test('a timer that stands still has none', () => {
  const state = { ...newTimer(), status: 'paused' } as const;
  expect(findDueLines(script, { steps, state }, 0, 100_000)).toEqual([]);
});

test('steps are as long as the user has made them', () => {
  const state = { ...running, adjustedMs: { 1: 15_000 } };
  expect(realSteps({ steps, state }).map(({ duration }) => duration)).toEqual([20, 45]);
  expect(realSteps({ steps, state: running })).toBe(steps);
});
