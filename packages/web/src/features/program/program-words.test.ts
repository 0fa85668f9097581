// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { withWeights } from '../../platform/items/show-weight.ts';
import { chooseUnit } from '../../platform/items/use-unit.ts';
import { setStorageOwner } from '../../platform/storage.ts';

afterEach(() => {
  localStorage.clear();
  setStorageOwner(null);
});

it('weights within a sentence are told in the unit of the user', () => {
  setStorageOwner('u1');
  const rule = 'All sets at 8: add 2.5 kg and start from fewer reps.';
  expect(withWeights(rule)).toBe(rule);
  chooseUnit('lb');
  expect(withWeights(rule)).toBe('All sets at 8: add 5.5 lb and start from fewer reps.');
});
