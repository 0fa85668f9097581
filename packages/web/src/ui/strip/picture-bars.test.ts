// @vitest-environment jsdom
import type { TimerStep } from '@cadence/domain/timer/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf } from './picture-bars.ts';

const step: fc.Arbitrary<TimerStep> = fc.record({
  name: fc.constant('x'),
  type: fc.constantFrom('exercise' as const, 'rest' as const, 'warmup' as const),
  duration: fc.integer({ min: 0, max: 900 }),
});

test('the bars fill the width, one after the other, as long as their seconds', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
      const bars = barsOf(steps, 1056);
      expect(bars).toHaveLength(steps.filter(({ duration }) => duration > 0).length);
      for (const [index, { x, width }] of bars.entries()) {
        const next = bars[index + 1]?.x ?? 1056;
        expect(width).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(next + 1e-6);
      }
      const last = bars.at(-1);
      if (last) expect(last.x + last.width).toBeCloseTo(1056, 3);
    }),
  );
});

test('of one length they are as wide', () => {
  const [one, two] = barsOf(
    [
      { name: 'a', type: 'exercise', duration: 30 },
      { name: 'b', type: 'rest', duration: 30 },
    ],
    103,
  );
  expect([one?.width, two?.width]).toEqual([50, 50]);
  expect(two?.x).toBe(53);
});
