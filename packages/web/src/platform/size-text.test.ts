// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [49_390, '48.2 kB'],
  [256 * 1024 * 1024, '256 MB'],
  [2000 * 1024 ** 3, '2,000 GB'],
])('%d is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
