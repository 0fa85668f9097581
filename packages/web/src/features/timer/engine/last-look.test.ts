import { start } from '@cadence/domain/timer/timer';
import { newTimer } from '@cadence/domain/timer/timer-state';
import type { TimerStep } from '@cadence/domain/timer/types';
import { expect, test } from 'vitest';
import { lookBack } from './last-look.ts';

const steps: TimerStep[] = [
  {
    name: 'Get ready',
    type: 'pre-workout',
    duration: 10,
    nextExercise: { name: 'Plank', type: 'exercise' },
  },
  { name: 'Plank', type: 'exercise', duration: 30 },
  { name: 'Rest', type: 'rest', duration: 15 },
  { name: 'Half-Kneeling Single-Arm Overhead Press', type: 'exercise', duration: 30 },
];
const begun = start(steps, newTimer(), 1000);

test.each([
  [0, { phase: 'intro', name: 'First: Plank' }],
  [12, { phase: 'work', name: 'Plank' }],
  [41, { phase: 'rest', name: 'Breathe.' }],
  [60, { phase: 'work', name: '' }],
  [90, null],
])('after %i seconds', (seconds, look) => {
  expect(lookBack(steps, begun, 1000 + seconds * 1000)).toEqual(look);
});
