import { expect, it } from 'vitest';
import { createCallBudget } from './call-budget.ts';

it('each user has so many calls an hour, and the same again in the next', async () => {
  let nowMs = 0;
  const { take } = createCallBudget(2, () => nowMs);
  expect([await take('ann'), await take('ann'), await take('ann')]).toEqual([true, true, false]);
  expect(await take('ben')).toBe(true);
  nowMs = 3_599_999;
  expect(await take('ann')).toBe(false);
  nowMs = 3_600_000;
  expect(await take('ann')).toBe(true);
});
