import type { TimerStep } from '@cadence/domain/timer/types';
import { expect, test } from 'vitest';
import { viewsOf } from './last-look.ts';

const steps: TimerStep[] = [
  {
    name: 'Get ready',
    type: 'pre-workout',
    duration: 10,
    nextExercise: { name: 'Plank', type: 'exercise' },
  },
  { name: 'Plank', type: 'exercise', duration: 30 },
  { name: 'Half-Kneeling Single-Arm Overhead Press', type: 'exercise', duration: 40 },
  { name: 'Squat', type: 'exercise', duration: 90, openEnded: true },
  { name: 'Rest', type: 'rest', duration: 15 },
];

test('what follows by the passing of time alone is drawn when its time has come', () => {
  expect(viewsOf(steps, 1000)).toEqual([
    { phase: 'intro', name: 'First: Plank', zeroAtMs: 11_000, isUp: false },
    { phase: 'work', name: 'Plank', zeroAtMs: 41_000, isUp: false },
    { phase: 'work', name: '', zeroAtMs: 81_000, isUp: false },
    { phase: 'work', name: 'Squat', zeroAtMs: 81_000, isUp: true },
  ]);
});

test('nothing follows what stands still', () => {
  expect(viewsOf(steps.slice(4), null)).toEqual([
    { phase: 'rest', name: 'Breathe.', zeroAtMs: null, isUp: false },
  ]);
});

test('of steps that are all long only some are kept', () => {
  const many = Array.from({ length: 200 }, () => steps[1] as TimerStep);
  expect(viewsOf(many, 0)).toHaveLength(20);
});
