import { expect, it } from 'vitest';
import { createAccountQuota } from './account-quota.ts';

const kib = 1024;

it('lets an account grow to its limit, by what was stored and what is sent, and no further', async () => {
  const quota = createAccountQuota(
    1000 * kib,
    async () => 800 * kib,
    () => 0,
  );
  expect(await quota.take('ana', 100 * kib)).toBe(true);
  expect(await quota.take('ana', 101 * kib)).toBe(false);
  expect(await quota.take('ana', 100 * kib)).toBe(true);
  expect(await quota.take('ana', 1)).toBe(false);
  expect(await quota.take('ben', 200 * kib)).toBe(true);
});

it('looks again after a while, but not at every try', async () => {
  let [nowMs, stored, looks] = [0, 1000 * kib, 0];
  const measure = async () => {
    looks += 1;
    return stored;
  };
  const quota = createAccountQuota(1000 * kib, measure, () => nowMs);
  for (let time = 0; time < 5; time += 1) expect(await quota.take('ana', 1)).toBe(false);
  expect(looks).toBe(1);
  [nowMs, stored] = [60_000, 0];
  expect(await quota.take('ana', 1)).toBe(true);
  expect(looks).toBe(2);
});
