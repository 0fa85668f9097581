import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RackFacts } from './facts.ts';
import { heavier, lighter, rackFactsOf, rackFor, toRack, weightText } from './rack.ts';
import { exercise } from './test-support/log.ts';

const rackOf = (id: string, facts: RackFacts = {}, unit: 'kg' | 'lb' = 'kg') =>
  rackFor(exercise(id), facts, unit);

describe('the weights at hand', () => {
  it.each<[string, string, RackFacts, number[]]>([
    ['a gym bar', 'bench-press', {}, [20, 22.5, 25]],
    ['no small plates', 'bench-press', { barStepKg: 5 }, [20, 25, 30]],
    ['a lighter bar', 'bench-press', { barKg: 15 }, [15, 17.5, 20]],
    ['plates at home', 'bench-press', { barKg: 10, platesKg: [5, 2.5] }, [10, 15, 20, 25]],
    ['a gym rack', 'dumbbell-bench-press', {}, [1, 2, 3]],
    [
      '5 to 25 kg',
      'dumbbell-bench-press',
      { dumbbells: { range: { minKg: 5, maxKg: 25 } } },
      [5, 7.5, 10],
    ],
    [
      '2 to 20 kg',
      'dumbbell-bench-press',
      { dumbbells: { range: { minKg: 2, maxKg: 20 } } },
      [2, 3, 4],
    ],
    [
      'a stated step',
      'dumbbell-bench-press',
      { dumbbells: { range: { minKg: 4, maxKg: 12, stepKg: 4 } } },
      [4, 8, 12],
    ],
    ['a pair of tens', 'dumbbell-bench-press', { dumbbells: { kilograms: [10], count: 2 } }, [10]],
    ['bells of a gym', 'goblet-squat', {}, [8, 12, 16]],
    ['bells that are listed', 'goblet-squat', { kettlebells: { kilograms: [16, 24] } }, [16, 24]],
    ['a belt', 'weighted-pull-up', {}, [0, 1.25, 2.5]],
    ['the body', 'push-up', {}, []],
  ])('%s', (_, id, facts, first) => {
    expect(rackOf(id, facts).weights.slice(0, Math.max(3, first.length))).toEqual(first);
  });

  it.each<[string, string, number, number | undefined, RackFacts?]>([
    ['nearest', 'bench-press', 81.8, 82.5],
    ['ties go down', 'bench-press', 81.25, 80],
    ['never below the bar', 'bench-press', 12, 20],
    ['never above the heaviest', 'dumbbell-bench-press', 60, 40],
    ['a grind with a bell goes down', 'goblet-squat', 15.5, 12],
    ['a swing goes to the nearest', 'two-hand-swing', 15.5, 16],
    ['a belt goes down', 'weighted-pull-up', 16.7, 16.25],
  ])('%s', (_, id, wished, expected) => {
    expect(toRack(rackOf(id), wished)).toBe(expected);
  });

  it('reads what a text says of dumbbells', () => {
    expect(
      rackFactsOf({ dumbbells: { kilograms: [5, 25], isRange: true } }).dumbbells?.kilograms,
    ).toEqual([5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25]);
    expect(rackFactsOf({ kettlebells: { kilograms: [16], count: 1 } }).kettlebells).toEqual({
      kilograms: [16],
      count: 1,
    });
  });

  it('shows pounds in whole steps', () => {
    const rack = rackOf('bench-press', {}, 'lb');
    expect(rack.weights.slice(0, 3).map((one) => weightText(one, 'lb'))).toEqual([
      '45 lb',
      '50 lb',
      '55 lb',
    ]);
  });

  it('rounds up and down with the wish, to neighbours of it', () => {
    const ids = ['bench-press', 'dumbbell-bench-press', 'goblet-squat', 'weighted-pull-up'];
    const wish = fc.double({ min: 0, max: 200, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...ids), wish, wish, (id, one, other) => {
        const rack = rackOf(id);
        const low = toRack(rack, Math.min(one, other)) ?? 0;
        const high = toRack(rack, Math.max(one, other)) ?? 0;
        expect(low).toBeLessThanOrEqual(high);
        const down = toRack(rack, one, 'down') ?? 0;
        expect([down, heavier(rack, down)]).toContain(toRack(rack, one, 'nearest'));
        const next = heavier(rack, down);
        if (next !== undefined) expect(lighter(rack, next)).toBe(down);
      }),
    );
  });
});
