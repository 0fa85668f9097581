import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deloadOf, nextAssisted, nextDouble, nextLinear, nextSet } from './progression.ts';
import { rackFor } from './rack.ts';
import type { Exposure } from './strength/types.ts';
import { daysAgo, exercise } from './test-support/log.ts';

const bar = rackFor(exercise('bench-press'));
const bells = rackFor(exercise('goblet-squat'));

const day = (
  days: number,
  kilograms: number,
  reps: number[],
  rir: number | null = null,
): Exposure => ({
  day: daysAgo(days),
  sets: reps.map((one) => ({ kilograms, reps: one, rir, missed: false })),
  isWhole: true,
});

describe('the next set', () => {
  const nextAfter = (rir: number | null, reps = 5, downs = 0) =>
    nextSet({ kilograms: 80, reps: 5, targetRir: 2, rack: bar, downs }, { reps, rir });

  it.each([
    [2, 80, 'hold'],
    [2.5, 80, 'hold'],
    [null, 80, 'hold'],
    [4, 85, 'add'],
    [3, 82.5, 'add'],
    [0, 75, 'drop'],
    [1, 77.5, 'drop'],
  ] as const)('80 × 5 for two left, with %s left: %d', (rir, kilograms, move) => {
    expect(nextAfter(rir)).toMatchObject({ kilograms, move });
  });

  it('says why', () => {
    expect(nextAfter(3).why).toBe('80 had 3 left: +2.5');
    expect(nextAfter(0).why).toBe('80 had none left: −5');
  });

  it('goes down after missed reps, and ends the lift at the second time', () => {
    expect(nextAfter(0, 3)).toMatchObject({ move: 'drop', isLast: false });
    expect(nextAfter(0, 4, 1)).toMatchObject({ move: 'drop', isLast: true });
  });

  it('stays where the next bell is too far', () => {
    const next = nextSet(
      { kilograms: 16, reps: 8, targetRir: 2, rack: bells },
      { reps: 8, rir: 6 },
    );
    expect(next).toMatchObject({ move: 'hold', kilograms: 16 });
  });

  it('moves by 7.5 % up at most, never against the feeling', () => {
    const kilograms = fc.integer({ min: 8, max: 80 }).map((one) => one * 2.5);
    fc.assert(
      fc.property(
        kilograms,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 8 }),
        (load, reps, rir) => {
          const next = nextSet({ kilograms: load, reps, targetRir: 2, rack: bar }, { reps, rir });
          expect(next.kilograms).toBeLessThanOrEqual(load * 1.075 + 1e-9);
          if (rir > 2) expect(next.kilograms).toBeGreaterThanOrEqual(load);
          if (rir < 2) expect(next.kilograms).toBeLessThanOrEqual(load);
          expect(bar.weights).toContain(next.kilograms);
        },
      ),
    );
  });
});

describe('a beginner from time to time', () => {
  const lift = (exposures: Exposure[], more: object = {}) =>
    nextLinear({
      rack: bar,
      level: 'beginner',
      range: [5, 5],
      targetRir: 3,
      exposures,
      isLower: true,
      ...more,
    });

  it.each<[string, Exposure[], object, number, string]>([
    ['three left', [day(3, 80, [5, 5, 5], 3)], {}, 82.5, '80 had 3 left: +2.5'],
    ['four left', [day(3, 80, [5, 5, 5], 4)], {}, 85, '80 had 4 left: +5'],
    [
      'one left',
      [day(3, 60, [5, 5, 5], 1)],
      { isLower: false },
      60,
      'Last time 60 had 1 left: hold',
    ],
    [
      'a press with two left',
      [day(3, 60, [5, 5], 2)],
      { isLower: false },
      60,
      '60 had 2 left: once more, then 62.5',
    ],
    [
      'the same again',
      [day(6, 60, [5, 5], 2), day(3, 60, [5, 5], 2)],
      { isLower: false },
      62.5,
      '60 had 2 left: +2.5',
    ],
    ['a deadlift', [day(3, 100, [5], 3)], { isDeadlift: true }, 105, '100 had 3 left: +5'],
    ['a light lifter', [day(3, 50, [5, 5], 4)], { isLight: true }, 52.5, '50 had 4 left: +2.5'],
    ['reps missed', [day(3, 80, [5, 5, 4], 2)], {}, 80, '80 was short of 5: once more'],
    [
      'missed twice',
      [day(6, 80, [4, 4], 0), day(3, 80, [5, 3], 0)],
      {},
      70,
      '80 was too much twice: −10, then build again',
    ],
    [
      'pain',
      [day(3, 80, [5, 5], 4)],
      { hadPain: true },
      80,
      'It hurt last time: no more weight today',
    ],
  ])('%s', (_, exposures, more, kilograms, why) => {
    expect(lift(exposures, more)).toMatchObject({ kilograms, why });
  });
});

describe('reps first, then weight', () => {
  const lift = (
    exposures: Exposure[],
    rack = bar,
    level: 'intermediate' | 'advanced' = 'advanced',
  ) => nextDouble({ rack, level, range: [8, 12], targetRir: 2, exposures, isLower: false });

  it.each<[string, Exposure[], typeof bar, object]>([
    ['more reps', [day(3, 60, [10, 9, 9], 2)], bar, { kilograms: 60, reps: 10, move: 'hold' }],
    ['at the top', [day(3, 60, [12, 12], 2)], bar, { kilograms: 62.5, reps: 8, move: 'add' }],
    [
      'at the top, too hard',
      [day(3, 60, [12, 12], 1)],
      bar,
      { kilograms: 60, reps: 12, move: 'hold' },
    ],
    [
      'a big step waits',
      [day(3, 16, [12, 12], 2)],
      bells,
      { kilograms: 16, reps: 14, move: 'hold' },
    ],
    [
      'and waits for a slower one',
      [day(3, 16, [15, 15], 2)],
      bells,
      { kilograms: 16, reps: 15, move: 'hold' },
    ],
    [
      'until it is due',
      [day(6, 16, [15, 15], 2), day(3, 16, [15, 15], 2)],
      bells,
      { kilograms: 20, reps: 8, move: 'add' },
    ],
    [
      'stuck',
      [
        day(20, 60, [9, 9], 2),
        day(15, 60, [9, 9], 2),
        day(10, 60, [9, 9], 2),
        day(3, 60, [9, 9], 2),
      ],
      bar,
      { move: 'change', kilograms: 60 },
    ],
    [
      'too hard twice',
      [day(6, 60, [9, 8], 0), day(3, 60, [8, 8], 0)],
      bar,
      { move: 'drop', kilograms: 55 },
    ],
  ])('%s', (_, exposures, rack, expected) => {
    expect(lift(exposures, rack)).toMatchObject(expected);
  });

  it('gives who trains longer four weeks before something changes', () => {
    const days = [20, 15, 10, 3].map((one) => day(one, 60, [9, 9], 2));
    expect(lift(days, bar, 'intermediate')?.move).toBe('hold');
    expect(
      lift(
        [34, 25, 15, 3].map((one) => day(one, 60, [9, 9], 2)),
        bar,
        'intermediate',
      )?.move,
    ).toBe('change');
  });
});

it.each([
  [130, 115],
  [90, 80],
])('a light week after %d is %d', (last, expected) => {
  expect(deloadOf(bar, last)).toBe(expected);
});

it.each<[string, Exposure[], object]>([
  ['done', [day(3, 30, [10, 10], 2)], { kilograms: 27.5, reps: 6, move: 'add' }],
  ['on the way', [day(3, 30, [8, 7], 2)], { kilograms: 30, reps: 8, move: 'hold' }],
  ['too hard twice', [day(6, 30, [5, 4]), day(3, 30, [5, 5])], { kilograms: 32.5, move: 'drop' }],
])('help of a machine: %s', (_, exposures, expected) => {
  const rack = rackFor(exercise('assisted-pull-up-machine'));
  const lift = { rack, level: 'beginner' as const, range: [6, 10] as const, targetRir: 2 };
  expect(nextAssisted({ ...lift, exposures, isLower: false })).toMatchObject(expected);
});
