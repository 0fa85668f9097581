import { expect, it } from 'vitest';
import { readTest } from './read-test.ts';

it.each([
  [
    'police fitness test, beep test level 7.6 and push ups 30, currently about level 5',
    {
      job: 'police',
      parts: ['pushUps'],
      shuttle: { level: 7.6, now: 5 },
      counts: { pushUps: 30 },
    },
  ],
  [
    'army fitness test: 2 mile run under 15:30, deadlift, plank',
    {
      job: 'army',
      parts: ['plank', 'deadlift'],
      run: { metres: 3218, seconds: 930 },
      counts: {},
    },
  ],
  [
    'get into the fire service',
    { job: 'fire', parts: ['carry', 'drag', 'stairs'], shuttle: {}, counts: {} },
  ],
])('reads the parts of %s', (goal, test) => {
  expect(readTest(goal)).toEqual(test);
});

it.each(['military press 60 kg', 'test my squat in 8 weeks', 'police officer, lose weight'])(
  'makes no test of %s',
  (goal) => {
    expect(readTest(goal)).toBeNull();
  },
);
