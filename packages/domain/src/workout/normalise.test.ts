import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxItems } from './limits.ts';
import { normaliseWorkout } from './normalise.ts';

const read = (fields: object) => normaliseWorkout({ workout: [], ...fields });
const readItem = (item: unknown) => normaliseWorkout({ workout: [item] }).workout[0];

describe('a workout that is read', () => {
  test('keeps every field of the specification', () => {
    const workout = {
      id: 'w1',
      userId: 'u1',
      title: 'Hinge day',
      workoutType: 'Strength',
      referencePattern: 'sets',
      totalRounds: 2,
      restBetweenRounds: 90,
      workoutStructure: '3 x 5',
      estimatedDuration: 30,
      motivationalMessage: 'Go.',
      workoutReasoning: 'You asked for hinges.',
      coachingNotes: 'Slow down.',
      workoutGoals: ['strength'],
      periodizationPhase: 'build',
      workout: [{ name: 'Deadlift', type: 'exercise', sets: 3, reps: 5, weight: 60, rpe: 7 }],
      isStructured: false,
      generatedAt: '2026-07-01T08:00:00.000Z',
      source: 'coach',
      provider: 'local',
      safetyNotes: ['Stop when it hurts.'],
    };
    expect(normaliseWorkout(workout)).toEqual(workout);
  });

  test('keeps fields that nobody has named', () => {
    const workout = normaliseWorkout({
      mood: 'blue',
      workout: [{ name: 'Row', grip: 'wide', setScheme: { sets: 2, wave: 1 } }],
      phases: [{ name: 'Main', colour: 'red', exercises: [] }],
    });
    expect(workout).toMatchObject({
      mood: 'blue',
      workout: [{ grip: 'wide', setScheme: { wave: 1 } }],
      phases: [{ colour: 'red' }],
    });
  });

  test('gets no rounds, rests or minutes that the plan does not state', () => {
    expect(read({})).toEqual({ workout: [], source: 'ai' });
  });

  test.each([
    ['totalRounds', -3, 1],
    ['totalRounds', 0, 1],
    ['totalRounds', 1e9, 100],
    ['totalRounds', '4', 4],
    ['totalRounds', 2.6, 3],
    ['totalRounds', Number.NaN, undefined],
    ['totalRounds', 'many', undefined],
    ['restBetweenRounds', -1, 0],
    ['restBetweenRounds', 1e9, 3600],
    ['restBetweenRounds', '90 s', 90],
    ['estimatedDuration', -10, undefined],
    ['estimatedDuration', 1e9, 240],
    ['estimatedDuration', '45 minutes', 45],
    ['estimatedDuration', '20-30 minutes', 20],
    ['isStructured', 'true', true],
    ['isStructured', 1, undefined],
    ['generatedAt', 0, '1970-01-01T00:00:00.000Z'],
    ['generatedAt', 1e99, undefined],
    ['id', 7, '7'],
    ['workoutGoals', 'strength', ['strength']],
    ['title', '   ', undefined],
  ])('reads %s %j as %j', (field, given, expected) => {
    expect(read({ [field]: given })).toEqual({
      workout: [],
      source: 'ai',
      ...(expected === undefined ? {} : { [field]: expected }),
    });
  });

  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (workout, phases, rest) => {
        const once = normaliseWorkout({ workout, phases, ...Object(rest) });
        expect(normaliseWorkout(once)).toEqual(once);
      }),
    );
  });

  test.each([null, undefined, 3, 'x', [], () => 1, Symbol('s'), new Map()])(
    'is empty when %s was sent',
    (draft) => {
      expect(normaliseWorkout(draft).workout).toEqual([]);
    },
  );

  test('has at most as many items as anyone could play, whether listed or in phases', () => {
    const many = Array.from({ length: 10_000 }, () => ({ name: 'Squat' }));
    expect(read({ workout: many }).workout).toHaveLength(maxItems);
    const phases = [{ exercises: many }, { exercises: many }];
    expect(read({ phases }).workout).toHaveLength(maxItems);
  });
});

describe('an exercise that is read', () => {
  test.each([
    [{ name: 'Squat', duration: 1e12 }, { duration: 7200 }],
    [{ name: 'Squat', duration: Number.POSITIVE_INFINITY }, { duration: 7200 }],
    [{ name: 'Squat', duration: '1:30' }, { duration: 90 }],
    [
      { name: 'Squat', reps: '8-10' },
      { reps: 10, repsText: '8–10' },
    ],
    [
      { name: 'Lunge', reps: '12 per side' },
      { reps: 12, side: 'both' },
    ],
    [{ name: 'Plank', reps: '30 seconds' }, { duration: 30 }],
    [{ name: 'Push-up', reps: 'AMRAP' }, { repsText: 'max' }],
    [{ name: 'Squat', sets: 0 }, { sets: 1 }],
    [{ name: 'Squat', sets: 4000 }, { sets: 30 }],
    [{ name: 'Squat', restAfter: -1 }, { restAfter: 0 }],
    [
      { name: 'Squat', setScheme: { weightPercentage: 0.7 } },
      { setScheme: { weightPercentage: 70 } },
    ],
    [
      { name: 'Squat', setScheme: { weightPercentage: '70%' } },
      { setScheme: { weightPercentage: 70 } },
    ],
    [{ name: 'Squat', weight: '2 × 16 kg' }, { weight: '2 × 16 kg' }],
    [{ name: 'Squat', rpe: 14 }, { rpe: 10 }],
    [{ name: 'Squat', instructions: ['Sit.', 'Stand.'] }, { instructions: 'Sit. Stand.' }],
    ['Burpee', { name: 'Burpee', type: 'exercise' }],
    [{ setScheme: { sets: 3, reps: 5 } }, { name: 'Exercise', setScheme: { sets: 3, reps: 5 } }],
    [{ type: 'rest' }, { name: 'Rest', type: 'rest' }],
    [{ name: 'Rest' }, { type: 'rest' }],
    [{ name: 'Rest-pause squat' }, { type: 'exercise' }],
    [{ name: 'Jog', type: 'warm-up' }, { type: 'warmup' }],
    [{ name: 'Jog', phase: 'Warm-up' }, { type: 'warmup' }],
    [{ name: 'Jog', type: 'exercise', phase: 'Warm-up' }, { type: 'exercise' }],
    [{ name: 'Jog', type: 'cardio' }, { type: 'exercise' }],
  ])('reads %j as %j', (given, expected) => {
    expect(readItem(given)).toMatchObject(expected);
  });

  test.each([
    [{ duration: -5 }],
    [{ duration: 0 }],
    [{ duration: Number.NaN }],
    [{ reps: -4 }],
    [{ reps: {} }],
    [{ setScheme: 'heavy' }],
    [{ setScheme: {} }],
    [{ side: 'up' }],
    [{ cues: [4, null] }],
    [{ modifications: 3 }],
    [{ rpe: 'hard' }],
  ])('says nothing where %j said nothing', (bad) => {
    expect(readItem({ name: 'Squat', ...bad })).toEqual({ name: 'Squat', type: 'exercise' });
  });

  test.each([[null], [{}], [[]], [4], [{ name: '  ' }], [{ type: 'exercise' }]])(
    'is left out when it is %j',
    (given) => {
      expect(readItem(given)).toBeUndefined();
    },
  );
});

describe('flattening', () => {
  const phases = [
    { name: 'Warm-up', exercises: [{ name: 'Jog' }] },
    { name: 'Main', exercises: [{ name: 'Squat' }, { name: 'Row' }] },
  ];

  test('phases become the list when that yields more exercises', () => {
    const { workout } = read({ workout: [{ name: 'Squat' }], phases });
    expect(workout.map(({ name, phase }) => [name, phase])).toEqual([
      ['Jog', 'Warm-up'],
      ['Squat', 'Main'],
      ['Row', 'Main'],
    ]);
  });

  test('a list with as many exercises stays, and rests do not count', () => {
    const workout = [{ name: 'A' }, { name: 'Rest' }, { name: 'B' }, { name: 'Rest' }];
    expect(read({ workout, phases }).workout).toHaveLength(3);
    const longer = [...workout, { name: 'C' }];
    expect(read({ workout: longer, phases }).workout).toHaveLength(5);
  });

  test('a phase without a name is numbered', () => {
    expect(read({ phases: [{ exercises: ['Squat'] }] }).phases?.[0]?.name).toBe('Phase 1');
  });
});
