// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { engineName, sizeText } from './engine-words.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [48_230, '48.2 kB'],
  [999_999, '1,000 kB'],
  [1_300_000, '1.3 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('%d is %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('an engine that nobody has named yet keeps its id', () => {
  expect(engineName('piper')).toBe('Built-in voice');
  expect(engineName('new-one')).toBe('new-one');
});
