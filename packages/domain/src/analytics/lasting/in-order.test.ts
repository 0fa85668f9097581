import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const instant = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.boolean()).map(([second, isShort]) => {
  const text = new Date(Date.UTC(2026, 2, 1, 8, 0, second)).toISOString();
  return { date: isShort ? text.replace('.000Z', 'Z') : text };
});

test('whatever came first comes first, however its instant is written', () => {
  fc.assert(
    fc.property(fc.array(instant), (items) => {
      const sorted = items.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
      expect(inOrder(items)).toEqual(sorted);
      expect(inOrder(sorted)).toBe(sorted);
    }),
  );
});
