import { expect, test } from 'vitest';
import { backoffMs } from './backoff.ts';

test.each([
  [1, null, 1000],
  [2, null, 2000],
  [4, null, 8000],
  [7, null, 60_000],
  [50, null, 60_000],
  [1, 30, 30_000],
  [7, 5, 60_000],
])('after %i failures and with Retry-After %s the wait is %i ms', (failures, after, expected) => {
  expect(backoffMs(failures, after)).toBe(expected);
});
