import { describe, expect, test } from 'vitest';
import { toKilograms } from '../profile/units.ts';
import { barStep, platesFor } from './plates.ts';

describe('plates on each side', () => {
  test.each([
    [95, [20, 15, 2.5]],
    [20, []],
    [62.5, [20, 1.25]],
    [180, [20, 20, 20, 20]],
  ])('of %s kg', (kilograms, side) => {
    expect(platesFor(kilograms, {}, 'kg')).toEqual({ bar: 20, side, missing: 0, unit: 'kg' });
  });

  test('in pounds, with the bar of pounds', () => {
    expect(platesFor(toKilograms(225, 'lb'), {}, 'lb')).toMatchObject({ bar: 45, side: [45, 45] });
    expect(platesFor(toKilograms(190, 'lb'), {}, 'lb')).toMatchObject({ side: [45, 25, 2.5] });
  });

  test('with the bar and the plates of the profile, each pair once', () => {
    const rack = { barKg: 15, platesKg: [10, 10, 5, 2.5, 1.25] };
    expect(platesFor(60, rack, 'kg')).toMatchObject({ bar: 15, side: [10, 10, 2.5], missing: 0 });
    expect(platesFor(100, rack, 'kg')).toMatchObject({ side: [10, 10, 5, 2.5, 1.25] });
    expect(platesFor(100, rack, 'kg')?.missing).toBe(13.75);
  });

  test('finds what the heaviest first would miss', () => {
    expect(platesFor(32, { barKg: 20, platesKg: [5, 3, 3] }, 'kg')).toMatchObject({ side: [3, 3] });
  });

  test('none where the bar alone is too heavy', () => {
    expect(platesFor(15, {}, 'kg')).toBeNull();
  });

  test('the smallest step is a pair of the lightest', () => {
    expect(barStep({}, 'kg')).toBe(2.5);
    expect(barStep({}, 'lb')).toBe(5);
    expect(barStep({ platesKg: [10, 0.5] }, 'kg')).toBe(1);
  });
});
