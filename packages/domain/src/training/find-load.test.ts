import { expect, it } from 'vitest';
import { nextFinding } from './find-load.ts';
import { rackFor } from './rack.ts';
import { exercise } from './test-support/log.ts';

it.each([
  ['back-squat', 20, 7, 1, 40, false],
  ['back-squat', 40, 5, 2, 50, false],
  ['back-squat', 50, 3, 3, 50, true],
  ['back-squat', 50, 1, 2, 40, false],
  ['bench-press', 20, 6, 1, 30, false],
  ['bench-press', 30, 8, 3, 40, true],
  ['dumbbell-bench-press', 6, 5, 1, 8, false],
  ['goblet-squat', 8, 6, 1, 16, false],
])('%s with %d and %d left, set %d: %d', (id, kilograms, left, sets, next, isFound) => {
  const found = exercise(id);
  const done = { kilograms, left, targetRir: 3, sets };
  expect(nextFinding(found, rackFor(found), done)).toEqual({ kilograms: next, isFound });
});
