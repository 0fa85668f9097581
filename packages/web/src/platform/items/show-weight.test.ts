// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { setStorageOwner } from '../storage.ts';
import { withWeights } from './show-weight.ts';
import { chooseUnit } from './use-unit.ts';

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
