import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import type { LoggedSet } from '@cadence/domain/analytics/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDrafts, draftOf, exerciseDraftOf, problemsOf, readDraft } from './set-drafts.ts';

const squats = (sets: LoggedSet[]) =>
  makeSession('2026-03-01T08:00:00.000Z', { exercises: [{ name: 'Back Squat', sets }] }).exercises;

test('what is not touched stays as it was, in pounds too', () => {
  const weight = fc.double({ min: 0, max: 2000, noNaN: true });
  fc.assert(
    fc.property(weight, fc.constantFrom('kg' as const, 'lb' as const), (kilograms, unit) => {
      const exercises = squats([
        { reps: 5, weight: kilograms, rpe: 8 },
        { reps: 3, role: 'ramp' },
        { seconds: 40.123 },
        { distanceMeters: 400, seconds: 92 },
        {},
      ]);
      const drafts = exercises.map((exercise) => exerciseDraftOf(exercise, unit));
      expect(applyDrafts(drafts, unit)).toEqual(exercises);
    }),
  );
});

const heavy: LoggedSet = { reps: 5, weight: 1000, rpe: 8 };

test.each([
  ['a slip of the finger', { weight: '100' }, { reps: 5, weight: 100, rpe: 8 }],
  ['a comma', { weight: '82,5' }, { reps: 5, weight: 82.5, rpe: 8 }],
  ['what was no load after all', { reps: '12', weight: ' ' }, { reps: 12, rpe: 8 }],
  [
    'a warm-up',
    { type: 'warmup' as const, weight: '60' },
    { reps: 5, weight: 60, rpe: 8, role: 'ramp' },
  ],
  ['a hold', { type: 'hold' as const, seconds: '45', weight: '' }, { seconds: 45, rpe: 8 }],
  [
    'a distance',
    { type: 'distance' as const, distance: '5000', seconds: '1500', weight: '' },
    { distanceMeters: 5000, seconds: 1500, rpe: 8 },
  ],
])('%s is set right', (_, change, set) => {
  expect(readDraft({ ...draftOf(heavy, 'kg'), ...change }, heavy, 'kg')).toEqual(set);
});

test('what was said as reps left can be set right as well', () => {
  const set: LoggedSet = { reps: 5, weight: 80, rir: 2 };
  const draft = draftOf(set, 'kg');
  expect(draft.rpe).toBe('8');
  expect(readDraft(draft, set, 'kg')).toEqual(set);
  expect(readDraft({ ...draft, rpe: '9' }, set, 'kg')).toEqual({ reps: 5, weight: 80, rpe: 9 });
  expect(readDraft({ ...draft, rpe: '' }, set, 'kg')).toEqual({ reps: 5, weight: 80 });
});

test('a new set takes of the one before it only what its type shows', () => {
  const copied = { ...draftOf({ reps: 5, weight: 80, rpe: 8 }, 'kg') };
  const held = { ...copied, type: 'hold' as const, weight: '', seconds: '45' };
  expect(readDraft(held, {}, 'kg')).toEqual({ seconds: 45 });
  const failed = { ...copied, type: 'failure' as const };
  expect(readDraft(failed, {}, 'kg')).toEqual({ reps: 5, weight: 80, role: 'failure' });
});

test('pounds are kept as kilograms', () => {
  const draft = { ...draftOf({}, 'lb'), reps: '5', weight: '225' };
  expect(readDraft(draft, {}, 'lb').weight).toBeCloseTo(102.06, 2);
});

test.each([
  [{}, {}],
  [{ reps: '5', weight: '82,5', rpe: '8.5' }, {}],
  [
    { reps: '5.5', weight: '1e2' },
    { reps: 'Use a whole number', weight: 'Use a number up to 2000' },
  ],
  [
    { reps: '-1', weight: '2001', rpe: '11' },
    {
      reps: 'Use a whole number',
      weight: 'Use a number up to 2000',
      rpe: 'Use a number from 1 to 10',
    },
  ],
])('%j has the problems %j', (change, problems) => {
  expect(problemsOf({ ...draftOf({}, 'kg'), ...change }, 'kg')).toEqual(problems);
});
