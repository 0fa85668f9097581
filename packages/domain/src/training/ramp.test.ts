import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rackFor } from './rack.ts';
import { type RampWish, rampSets } from './ramp.ts';
import { exercise } from './test-support/log.ts';

function ramp(id: string, workKg: number, percent: number, more: Partial<RampWish> = {}) {
  const found = exercise(id);
  const sets = rampSets({ exercise: found, workKg, percent, rack: rackFor(found), ...more });
  return sets.map(({ reps, kilograms }) => `${kilograms}×${reps}`).join(', ');
}

describe('ramp sets', () => {
  it.each<[string, number, number, Partial<RampWish>, string]>([
    ['back-squat', 122.5, 87, {}, '20×8, 55×5, 80×3, 97.5×2, 110×1'],
    ['bench-press', 70, 77, {}, '20×8, 35×5, 50×3, 60×2'],
    ['back-squat', 82.5, 79, { most: 3 }, '20×8, 42.5×5, 62.5×3'],
    ['bench-press', 60, 79, { most: 2 }, '20×8, 42.5×4'],
    ['back-squat', 97.5, 77, {}, '20×8, 47.5×5, 67.5×3, 82.5×2'],
    ['back-squat', 140, 93, {}, '20×8, 55×5, 77.5×3, 97.5×2, 112.5×1, 122.5×1, 132.5×1'],
    ['bench-press', 97.5, 100, {}, '20×8, 52.5×3, 67.5×2, 77.5×1, 85×1, 92.5×1'],
    ['bench-press', 40, 68, {}, '20×8, 30×4'],
    ['bench-press', 22.5, 79, {}, '20×2'],
    ['bench-press', 20, 79, {}, ''],
    ['dumbbell-bench-press', 20, 75, {}, '10×8'],
    ['barbell-romanian-deadlift', 77.5, 77, { isSecond: true }, '47.5×3, 62.5×2'],
    ['weighted-pull-up', 16.25, 84, {}, '0×5, 0×3, 7.5×2'],
    ['push-up', 0, 70, {}, ''],
  ])('%s %d at %d %% %o', (id, workKg, percent, more, expected) => {
    expect(ramp(id, workKg, percent, more)).toBe(expected);
  });

  it('rises to below the work load, on the rack, with rests that grow', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('back-squat', 'bench-press', 'dumbbell-bench-press', 'power-clean'),
        fc.integer({ min: 5, max: 300 }),
        fc.integer({ min: 50, max: 100 }),
        fc.integer({ min: 0, max: 8 }),
        (id, workKg, percent, most) => {
          const found = exercise(id);
          const rack = rackFor(found);
          const sets = rampSets({ exercise: found, workKg, percent, rack, most });
          const loads = sets.map(({ kilograms }) => kilograms);
          expect(loads).toEqual([...new Set(loads)].sort((a, b) => a - b));
          expect(loads.every((one) => one < workKg && rack.weights.includes(one))).toBe(true);
          expect(sets.length).toBeLessThanOrEqual(most);
          const rests = sets.map(({ restSeconds }) => restSeconds);
          expect(rests).toEqual(rests.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
