import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDrafts, draftOf, problemsOf } from './set-drafts.ts';

const squats = (sets: { reps?: number; weight?: number; rpe?: number }[]) =>
  makeSession('2026-03-01T08:00:00.000Z', { exercises: [{ name: 'Back Squat', sets }] }).exercises;

test('what is not touched stays as it was, in pounds too', () => {
  const weight = fc.double({ min: 0, max: 2000, noNaN: true });
  fc.assert(
    fc.property(weight, fc.constantFrom('kg' as const, 'lb' as const), (kilograms, unit) => {
      const exercises = squats([{ reps: 5, weight: kilograms, rpe: 8 }, { reps: 3 }, {}]);
      const drafts = exercises.map(({ actual }) => actual.sets.map((set) => draftOf(set, unit)));
      expect(applyDrafts(exercises, drafts, unit)).toEqual(exercises);
    }),
  );
});

test.each([
  ['a slip of the finger', { reps: '5', weight: '100' }, { reps: 5, weight: 100, rpe: 8 }],
  ['a comma', { reps: '5', weight: '82,5' }, { reps: 5, weight: 82.5, rpe: 8 }],
  ['what was no load after all', { reps: '12', weight: ' ' }, { reps: 12, rpe: 8 }],
])('%s is set right', (_, draft, set) => {
  const exercises = squats([{ reps: 5, weight: 1000, rpe: 8 }]);
  expect(applyDrafts(exercises, [[draft]], 'kg')).toMatchObject([{ actual: { sets: [set] } }]);
});

test('pounds are kept as kilograms', () => {
  const [squat] = applyDrafts(
    squats([{ reps: 5, weight: 1 }]),
    [[{ reps: '5', weight: '225' }]],
    'lb',
  );
  expect(squat?.actual.sets[0]?.weight).toBeCloseTo(102.06, 2);
});

test.each([
  [{ reps: '', weight: '' }, {}],
  [{ reps: '5', weight: '82,5' }, {}],
  [
    { reps: '5.5', weight: '1e2' },
    { reps: 'Use a whole number', weight: 'Use a number up to 2000' },
  ],
  [
    { reps: '-1', weight: '2001' },
    { reps: 'Use a whole number', weight: 'Use a number up to 2000' },
  ],
])('%j has the problems %j', (draft, problems) => {
  expect(problemsOf(draft, 'kg')).toEqual(problems);
});
