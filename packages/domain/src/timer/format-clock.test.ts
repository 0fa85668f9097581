import { expect, test } from 'vitest';
import { formatClock } from './format-clock.ts';

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [59, '0:59'],
  [60, '1:00'],
  [754, '12:34'],
  [3665, '61:05'],
  [9.9, '0:09'],
  [-3, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text);
});
