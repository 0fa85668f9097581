import { expect, it } from 'vitest';
import { restFor, restIntentAt, sprintRest } from './rest.ts';

it.each([
  [93, false, 180, 300],
  [85, true, 180, 300],
  [79, false, 150, 210],
  [68, true, 90, 120],
  [68, false, 90, 150],
])('at %d %% (beginner: %s) one rests %d to %d s', (percent, isBeginner, min, max) => {
  expect(restFor(restIntentAt(percent, isBeginner))).toMatchObject({ min, max });
});

it('keeps the rest of heavy sets whole, and of sprints by their length', () => {
  expect(restFor('max_strength').isFirm).toBe(true);
  expect(restFor('superset_between')).toMatchObject({ min: 15, max: 15 });
  expect(sprintRest(30)).toBe(180);
  expect(sprintRest(60, true)).toBe(80);
});
