import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPrescription } from './prescription.ts';
import { readLength, readMinutesField, readRest } from './read-time.ts';

test.each([
  ['3x10 @ 70%', { sets: 3, reps: 10, weightPercentage: 70 }],
  ['3x10 @ 70-75% 1RM', { sets: 3, reps: 10, weightPercentage: 70 }],
  ['8 reps', { reps: 8 }],
  ['10', { reps: 10 }],
  ['10x', { reps: 10 }],
  ['40 s', { duration: 40 }],
  ['40s', { duration: 40 }],
  ['45 seconds', { duration: 45 }],
  ['30"', { duration: 30 }],
  ['5 x 30s', { sets: 5, duration: 30 }],
  ['3 × 8–10', { sets: 3, reps: 10, repsText: '8–10' }],
  ['3 x 30-45 s', { sets: 3, duration: 45 }],
  ['2 min', { duration: 120 }],
  ['1.5 minutes', { duration: 90 }],
  ['1:30', { duration: 90 }],
  ['1 min 30 s', { duration: 90 }],
  ['3 sets of 12', { sets: 3, reps: 12 }],
  ['12 reps x 3 sets', { sets: 3, reps: 12 }],
  ['4 rounds', { sets: 4 }],
  ['3 x 12 per side', { sets: 3, reps: 12, side: 'both' }],
  ['10/leg', { reps: 10, side: 'both' }],
  ['8 each', { reps: 8, side: 'both' }],
  ['10 reps left', { reps: 10, side: 'left' }],
  ['3x5 @ 60 kg', { sets: 3, reps: 5, weight: 60 }],
  ['3x8 @ 2x16 kg', { sets: 3, reps: 8, weight: '2 × 16 kg' }],
  ['3x8 @ 2x35 lbs', { sets: 3, reps: 8, weight: '2 × 35 lb' }],
  ['5x5 @ 135 lbs', { sets: 5, reps: 5, weight: 61.23 }],
  ['4x6 @ RPE 8', { sets: 4, reps: 6, rpe: 8 }],
  ['3x8 tempo 3-1-1-0', { sets: 3, reps: 8, tempo: '3-1-1-0' }],
  ['3x10, rest 90 s', { sets: 3, reps: 10, rest: 90 }],
  ['30 s on, 15 s off', { duration: 30, rest: 15 }],
  ['10-8-6', { sets: 3, reps: 10, repsText: '10–8–6' }],
  ['3 x max', { sets: 3, repsText: 'max' }],
  ['AMRAP', { repsText: 'max' }],
  ['4 x 400 m', { sets: 4 }],
  ['400x9999', { sets: 30, reps: 1000 }],
  ['as you like', {}],
  ['', {}],
])('%j reads as %j', (text, expected) => {
  expect(readPrescription(text)).toEqual(expected);
});

test('any text gives a prescription within sane bounds', () => {
  const shorthand = fc.stringMatching(/^[0-9x@% :.\-/kgsminrpetoflachdu]{0,60}$/);
  fc.assert(
    fc.property(fc.oneof(fc.string(), shorthand), (text) => {
      const { sets = 1, reps = 1, duration = 1, rest = 0 } = readPrescription(text);
      for (const value of [sets, reps, duration, rest]) expect(value).toBeGreaterThanOrEqual(0);
      expect(sets).toBeLessThanOrEqual(30);
      expect(duration).toBeLessThanOrEqual(7200);
    }),
  );
});

test.each([
  [45, 45],
  ['45', 45],
  ['1:05', 65],
  ['2 minutes', 120],
  ['60–90 s', 90],
  [0, undefined],
  [-4, undefined],
  ['soon', undefined],
  [null, undefined],
  [99_999, 7200],
])('a length of %j is %j seconds', (given, expected) => {
  expect(readLength(given)).toBe(expected);
});

test('a rest may be nothing, a length may not', () => {
  expect(readRest(0)).toBe(0);
  expect(readRest(-5)).toBe(0);
  expect(readRest('none')).toBeUndefined();
});

test('minutes come from a number or from a text with one', () => {
  expect([12, '12 min', 'about 30 minutes', '', 0, {}].map(readMinutesField)).toEqual([
    12,
    12,
    30,
    undefined,
    undefined,
    undefined,
  ]);
});
