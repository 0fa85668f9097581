import { expect, test } from 'vitest';
import { readWeight } from './read-weight.ts';

test.each([
  [24, 24],
  ['24', 24],
  ['24 kg', 24],
  ['24kg', 24],
  ['22,5 kgs', 22.5],
  ['@ 60 kg', 60],
  ['16 Kilograms', 16],
  ['53 lb', 24.04],
  ['135 lbs', 61.23],
  ['45 pounds', 20.41],
  ['9999 kg', 1000],
  ['2 × 16 kg', '2 × 16 kg'],
  ['16-20 kg', '16-20 kg'],
  ['bodyweight', 'bodyweight'],
  ['', undefined],
  [null, undefined],
])('a weight of %j is %j', (given, expected) => {
  expect(readWeight(given)).toBe(expected);
});
