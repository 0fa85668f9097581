import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSession } from '../test-support/make-session.ts';
import type { LoggedSet, WorkoutSession } from '../types.ts';
import { sessionsToCsv } from './export-csv.ts';
import { readOwnCsv } from './own-csv.ts';

const idOf = (place: number) => `01890000-0000-7000-8000-${String(place).padStart(12, '0')}`;

const full: WorkoutSession = {
  ...makeSession('2026-03-01T08:00:00.000Z', {
    id: idOf(1),
    title: '=Push, "heavy"',
    notes: "'quoted\n- dash; and\r\nlines",
    workoutId: 'w1',
    benchmark: 'fran',
    equipment: ['barbells', 'bodyweight'],
    userRating: 4,
    difficulty: 2,
    updatedAt: '2026-03-02T09:30:00.125Z',
    exercises: [
      {
        name: 'Back Squat',
        exerciseId: 'back-squat',
        reps: 5,
        personalRecord: true,
        sets: [
          { role: 'ramp', reps: 5, weight: 60 },
          { reps: 5, weight: 102.5, rpe: 8.5 },
          { role: 'drop', reps: 12, weight: 60, rir: 0 },
          { role: 'failure', reps: 9, weight: 60, failed: true },
          { role: 'top', reps: 1, weight: 120.25 },
        ],
      },
      { name: 'Plank', sets: [{ seconds: 45 }, {}] },
      { name: 'Run', sets: [{ distanceMeters: 5000, seconds: 1510 }, { calories: 30 }] },
      {
        name: 'Pull-Up',
        sets: [
          { reps: 5, addedKg: 10 },
          { reps: 8, assistKg: 20, bandId: 'red' },
        ],
      },
      { name: 'Tyre Heave', exerciseId: 'own-tyre-heave', sets: [{ reps: 8, weight: 61.23 }] },
      // The same one once more is another line of the plan.
      { name: 'Plank', sets: [] },
    ],
    segments: [
      { type: 'warmup', seconds: 60, done: true },
      { type: 'exercise', seconds: 30, done: false, isLast: true },
    ],
    trace: {
      seconds: [0, 5.5, 11],
      heartRate: [92, null, 131],
      meters: [0, 14.25, null],
      latitude: [52.520008, null, -0.5],
      longitude: [13.404954, null, 0.25],
      altitude: [34, null, -2],
    },
    scores: [
      {
        kind: 'rounds',
        value: 5.5,
        block: 0,
        format: 'amrap',
        title: 'AMRAP 12',
        rounds: 5,
        reps: 3,
        splits: [60.5, 61],
      },
    ],
  }),
};

describe('our own table', () => {
  test('comes back as the sessions that it was written from', () => {
    const sessions = [full, makeSession('2026-03-05T08:00:00.000Z', { id: idOf(2) })];
    const written = sessionsToCsv(sessions);
    const read = readOwnCsv(written);
    expect(read).toEqual(sessions);
    if (!Array.isArray(read)) throw new Error('not read');
    expect(sessionsToCsv(read)).toBe(written);
  });

  test('names each type of set', () => {
    const [heading = '', ...lines] = sessionsToCsv([{ ...full, notes: '', title: 'Push' }]).split(
      '\r\n',
    );
    const place = heading.split(',').indexOf('set_type');
    const types = lines.filter(Boolean).map((line) => line.split(',')[place]);
    expect(types.slice(0, 7)).toEqual([
      'warmup',
      'working',
      'drop',
      'failure',
      'working',
      'hold',
      '',
    ]);
    expect(types[7]).toBe('distance');
  });

  test('whatever was logged and written, the same is read', () => {
    const amount = fc.double({ min: 0, max: 500, noNaN: true });
    const set: fc.Arbitrary<LoggedSet> = fc.record(
      {
        reps: fc.nat(100),
        weight: amount,
        rpe: fc.double({ min: 1, max: 10, noNaN: true }),
        rir: fc.nat(10),
        seconds: amount,
        distanceMeters: amount,
        calories: amount,
        addedKg: amount,
        assistKg: amount,
        bandId: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }),
        failed: fc.constant(true as const),
        role: fc.constantFrom('ramp', 'top', 'drop', 'failure', 'easy'),
      },
      { requiredKeys: [] },
    );
    const words = fc.string({ unit: 'grapheme', maxLength: 60 });
    const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 });
    const exercise = fc.record(
      { name: words, exerciseId: id, sets: fc.array(set, { maxLength: 4 }) },
      { requiredKeys: ['name', 'sets'] },
    );
    const session = fc.record({
      title: words,
      notes: words,
      exercises: fc.array(exercise, { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(session, { minLength: 1, maxLength: 4 }), (given) => {
        const sessions = given.map((one, place) =>
          makeSession('2026-03-01T08:00:00.000Z', { ...one, id: idOf(place) }),
        );
        // JSON knows no minus zero, nor does a table.
        const plain = JSON.parse(JSON.stringify(sessions));
        expect(readOwnCsv(sessionsToCsv(plain))).toEqual(plain);
      }),
    );
  });

  test('a table of an earlier version comes back as far as it tells', () => {
    const old = [
      'session_id,date,title,type,status,percent_done,planned_seconds,actual_seconds,exercise,set,reps,weight_kg,rpe,rating,difficulty,notes',
      `${idOf(3)},2025-01-02T08:00:00.000Z,Legs,Sets,completed,100,600,650,Back Squat,1,5,100,,4,,`,
      `${idOf(3)},2025-01-02T08:00:00.000Z,Legs,Sets,completed,100,600,650,Back Squat,2,5,105,8,4,,`,
    ].join('\r\n');
    expect(readOwnCsv(old)).toMatchObject([
      {
        title: 'Legs',
        userRating: 4,
        exercises: [
          {
            exerciseId: 'back-squat',
            planned: { sets: 2 },
            actual: {
              sets: [
                { reps: 5, weight: 100 },
                { reps: 5, weight: 105, rpe: 8 },
              ],
            },
          },
        ],
      },
    ]);
  });

  test('a table that was broken on the way is refused, and any other is none of ours', () => {
    const written = sessionsToCsv([full]);
    expect(readOwnCsv(written.replace('102.5', 'heavy'))).toBe('broken');
    expect(readOwnCsv(written.replace('2026-03-01T08', '2026-02-31T08'))).toBe('broken');
    expect(readOwnCsv('a,b\n1,2')).toBeNull();
  });
});
