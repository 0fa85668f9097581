import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('a line stays whole', () => {
  expect(splitText('Ten to go. Finish the rep well.')).toEqual(['Ten to go. Finish the rep well.']);
});

test('a long text goes in parts that end with a sentence', () => {
  const sentence = 'Keep your back straight and breathe out on the way up, slowly and calmly.';
  expect(splitText(`${sentence} ${sentence} ${sentence}`)).toEqual([sentence, sentence, sentence]);
});

test('a sentence without an end goes in parts all the same', () => {
  const parts = splitText('go '.repeat(200));
  expect(parts.length).toBeGreaterThan(3);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(140);
});

test('no word is lost', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[.,;!?]?$/), { maxLength: 120 });
  fc.assert(
    fc.property(words, (given) => {
      expect(splitText(given.join(' ')).join(' ')).toBe(given.join(' '));
    }),
  );
});
