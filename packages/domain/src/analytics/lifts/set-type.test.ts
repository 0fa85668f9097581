import { describe, expect, test } from 'vitest';
import { doneSetsOf } from '../session-exercises.ts';
import type { LoggedSet } from '../types.ts';
import { asSetType, setTypeOf, setTypes } from './set-type.ts';
import { bestSet, volumeOf } from './strength.ts';

describe('the type of a set', () => {
  test.each([
    ['warmup', { role: 'ramp', reps: 5, weight: 60 }],
    ['working', { reps: 5, weight: 100 }],
    ['working', { role: 'top', reps: 1, weight: 120, seconds: 8 }],
    ['drop', { role: 'drop', reps: 12, weight: 40 }],
    ['failure', { role: 'failure', reps: 14 }],
    ['hold', { seconds: 45 }],
    ['distance', { distanceMeters: 400, seconds: 92 }],
  ] as const)('is %s of %j', (type, set) => {
    expect(setTypeOf(set)).toBe(type);
  });

  test.each(setTypes)('%s is what the set is once it is said to be', (type) => {
    const set: LoggedSet = { role: 'failure', reps: 8, weight: 50, rpe: 9 };
    expect(setTypeOf(asSetType(set, type))).toBe(type);
    expect(asSetType(set, type)).toMatchObject({ weight: 50, rpe: 9 });
  });

  test('a role that the plan gave stays through a working set', () => {
    expect(asSetType({ role: 'top', reps: 3, weight: 90 }, 'working')).toEqual({
      role: 'top',
      reps: 3,
      weight: 90,
    });
  });
});

test('warming up counts for no volume, no record and no set', () => {
  const sets: LoggedSet[] = [
    { role: 'ramp', reps: 20, weight: 100 },
    { reps: 5, weight: 90 },
  ];
  expect(volumeOf(sets)).toBe(450);
  expect(bestSet(sets)).toEqual({ reps: 5, weight: 90 });
  const exercise = { name: 'Squat', completed: false, personalRecord: false, actual: { sets } };
  expect(doneSetsOf({ ...exercise, planned: { sets: 2, seconds: 0 } })).toBe(1);
});
