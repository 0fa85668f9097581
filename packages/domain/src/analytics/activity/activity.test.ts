import { expect, test } from 'vitest';
import { averageSpeedText } from './activity.ts';

test.each([
  ['run', 1800, 5400, '5:33/km'],
  ['rowing-machine', 480, 2000, '2:00/500 m'],
  ['freestyle-swim', 1200, 1000, '2:00/100 m'],
  ['outdoor-ride', 3600, 28_400, '28.4 km/h'],
  ['sled-push', 30, 20, undefined],
  [undefined, 30, 20, undefined],
  ['run', 0, 20, undefined],
  ['run', 30, 0, undefined],
])('how fast %s is in %i s over %i m: %s', (exerciseId, seconds, distanceMeters, text) => {
  expect(averageSpeedText(exerciseId, { seconds, distanceMeters })).toBe(text);
});
