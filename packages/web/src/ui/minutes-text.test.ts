import { expect, test } from 'vitest';
import { minutesText } from './minutes-text.ts';

test.each([
  [0, '0 min'],
  [0.4, '0 min'],
  [45, '45 s'],
  [59.6, '1 min'],
  [210, '3 min 30 s'],
  [304.7, '5 min 5 s'],
  [599.6, '10 min'],
  [1530, '26 min'],
  [3600, '1 h'],
  [12_000, '3 h 20 min'],
  [21_590, '6 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(minutesText(seconds)).toBe(text);
});
