import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { convertRecord, type LatestRecord } from './record.ts';

const record: LatestRecord = {
  id: 'r1',
  source: 'ai',
  generated_at: '2026-07-01T08:00:00Z',
  workout_focus: 'Lower body',
  planned_workout_data: {
    session_type: 'Strength',
    duration_minutes: 40,
    exercises: [
      {
        name: 'Squat',
        prescription: '3x10 @ 70%',
        rest: '90 s',
        notes: 'Sit back.',
        rationale: 'Legs.',
      },
      { name: 'Plank', prescription: '40 s' },
    ],
  },
};

test('the full workout of a record is preferred, with the id and time of the record where it has none', () => {
  const workout = { workout: [{ name: 'Row', type: 'exercise' as const }], source: 'coach' };
  expect(convertRecord({ ...record, workout })).toEqual({
    ...workout,
    id: 'r1',
    title: 'Lower body',
    generatedAt: '2026-07-01T08:00:00Z',
  });
});

test("without it, the session's exercises are converted from their prescriptions", () => {
  const workout = convertRecord(record);
  expect(workout).toMatchObject({
    id: 'r1',
    title: 'Lower body',
    workoutType: 'Strength',
    estimatedDuration: 40,
    source: 'ai',
    generatedAt: '2026-07-01T08:00:00Z',
  });
  expect(workout?.workout).toEqual([
    {
      name: 'Squat',
      type: 'exercise',
      sets: 3,
      reps: 10,
      setScheme: { weightPercentage: 70 },
      restBetweenSets: 90,
      restAfter: 90,
      instructions: 'Sit back.',
      description: 'Legs.',
      prescription: '3x10 @ 70%',
    },
    { name: 'Plank', type: 'exercise', duration: 40, instructions: '40 s', prescription: '40 s' },
  ]);
});

test('a converted record plays: sets, the rest between them, the rest before the next', () => {
  expect(
    buildTimerSteps(convertRecord(record)).map(({ name, duration }) => [name, duration]),
  ).toEqual([
    ['Get Ready', 60],
    ['Squat - Set 1/3', 43],
    ['Rest Between Sets', 90],
    ['Squat - Set 2/3', 43],
    ['Rest Between Sets', 90],
    ['Squat - Set 3/3', 43],
    ['Exercise Rest', 90],
    ['Plank', 40],
  ]);
});

test('what was done comes before what was planned', () => {
  const actual_workout_data = { exercises: [{ name: 'Lunge', prescription: '8 reps' }] };
  expect(convertRecord({ ...record, actual_workout_data })?.workout).toMatchObject([
    { name: 'Lunge', reps: 8 },
  ]);
});

test("a session may stand under 'session'", () => {
  const planned_workout_data = { session: record.planned_workout_data, session_type: 'Core' };
  expect(convertRecord({ id: 'r2', planned_workout_data })).toMatchObject({
    workoutType: 'Core',
    workout: [{ name: 'Squat' }, { name: 'Plank' }],
  });
});

test.each([[null], [{}], [{ id: 'x' }], [{ planned_workout_data: 3 }], [{ workout: null }]])(
  'a record with nothing in it (%j) gives no workout',
  (empty) => {
    expect(convertRecord(empty)).toBeNull();
  },
);

test('no record makes it fail', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (data, exercises) => {
      convertRecord(data);
      convertRecord({ planned_workout_data: { exercises } });
      convertRecord({ actual_workout_data: data, workout: exercises });
    }),
  );
});
