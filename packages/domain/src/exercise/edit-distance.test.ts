import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedTypos, editDistance } from './edit-distance.ts';

describe('the distance of two words', () => {
  test.each([
    ['squat', 'squat', 0],
    ['squat', 'sqaut', 1],
    ['squat', 'squt', 1],
    ['squat', 'squatt', 1],
    ['squat', 'squad', 1],
    ['burpee', 'brupe', 2],
    ['lunge', 'plank', 3],
    ['', 'ab', 2],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  /** The whole table without a band: slow, plain, and right. */
  function measure(a: string, b: string): number {
    if (a === '' || b === '') return Math.max(a.length, b.length);
    const changed = a.at(-1) === b.at(-1) ? 0 : 1;
    const ways = [
      measure(a.slice(0, -1), b) + 1,
      measure(a, b.slice(0, -1)) + 1,
      measure(a.slice(0, -1), b.slice(0, -1)) + changed,
    ];
    const isSwapped = a.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    if (isSwapped) ways.push(measure(a.slice(0, -2), b.slice(0, -2)) + 1);
    return Math.min(...ways);
  }

  test('agrees with the plain definition up to its limit, from either side', () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(short, short, fc.integer({ min: 0, max: 2 }), (a, b, limit) => {
        const expected = Math.min(measure(a, b), limit + 1);
        expect(editDistance(a, b, limit)).toBe(expected);
        expect(editDistance(b, a, limit)).toBe(expected);
      }),
    );
  });

  test('a word is next to itself and nothing else', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 1) === 0).toBe(a === b);
      }),
    );
  });
});

test.each([
  ['row', 0],
  ['jump', 1],
  ['burpee', 1],
  ['thruster', 2],
])('%s may be %i letters off', (word, typos) => {
  expect(allowedTypos(word)).toBe(typos);
});
