import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StepType } from '../timer/types.ts';
import { dashboardOf } from './dashboard.ts';
import { heatDays } from './lifts/heat.ts';
import { liftHistories } from './lifts/lifts.ts';
import { trainedSetsByMuscle } from './lifts/muscle-sets.ts';
import { recordsIn } from './lifts/records.ts';
import { localTimeIn } from './test-support/local-time.ts';
import { makeSession } from './test-support/make-session.ts';
import type { SessionSegment, WorkoutSession } from './types.ts';
import { secondsByKind, workKinds } from './weekly.ts';

const { dayOf } = localTimeIn('UTC');
const today = dayOf('2026-11-15T00:00:00Z');
const ago = (days: number) => new Date(Date.UTC(2026, 10, 15 - days, 9)).toISOString();
const input = { weeks: 12, today, dayOf, isRestDay: null };

const segment = fc.record({
  type: fc.constantFrom('warmup', 'exercise', 'rest', 'cooldown', 'pre-workout' as const),
  seconds: fc.integer({ min: 0, max: 900 }),
  done: fc.boolean(),
});
const anySession: fc.Arbitrary<WorkoutSession> = fc
  .record({
    age: fc.integer({ min: 0, max: 200 }),
    seconds: fc.integer({ min: 0, max: 7200 }),
    percentage: fc.integer({ min: 1, max: 100 }),
    segments: fc.array(segment, { maxLength: 12 }),
    weight: fc.integer({ min: 1, max: 200 }),
    reps: fc.integer({ min: 1, max: 20 }),
  })
  .map(({ age, weight, reps, ...given }) =>
    makeSession(ago(age), {
      ...given,
      id: `s${age}`,
      status: 'partial',
      exercises: [{ name: 'Deadlift', exerciseId: 'deadlift', sets: [{ weight, reps }] }],
    }),
  );

describe('the dashboard', () => {
  test('nothing comes to nothing', () => {
    const { range, streakDays, lifts, weeks } = dashboardOf({ ...input, sessions: [] });
    expect(range).toEqual({ sessions: 0, done: 0, seconds: 0, volume: 0, meters: 0 });
    expect(streakDays).toBe(0);
    expect(lifts).toEqual([]);
    expect(weeks).toHaveLength(12);
  });

  test('its totals are the sums of the sessions, and of its weeks', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anySession, { selector: ({ id }) => id }), (sessions) => {
        const { range, before, weeks } = dashboardOf({ ...input, sessions });
        const inDays = (from: number, to: number) =>
          sessions.filter(({ date }) => {
            const age = today - dayOf(date);
            return age >= from && age < to;
          });
        const seconds = (of: WorkoutSession[]) =>
          of.reduce((sum, { duration }) => sum + duration.actual, 0);
        expect(range.seconds).toBe(seconds(inDays(0, 84)));
        expect(before.seconds).toBe(seconds(inDays(84, 168)));
        const byKind = weeks.flatMap((week) => workKinds.map((kind) => week.seconds[kind]));
        expect(byKind.reduce((sum, value) => sum + value, 0)).toBeCloseTo(range.seconds, 3);
      }),
    );
  });

  test('the range ends today and begins on its first day', () => {
    const sessions = [0, 83, 84, 167, 168].map((age) => makeSession(ago(age)));
    const { range, before } = dashboardOf({ ...input, sessions });
    expect([range.sessions, before.sessions]).toEqual([2, 2]);
  });

  test('a plan adds its own streak', () => {
    const sessions = [makeSession(ago(0)), makeSession(ago(2))];
    const isRestDay = (day: number) => day === today - 1;
    const { streakDays, plannedStreakDays } = dashboardOf({ ...input, sessions, isRestDay });
    expect([streakDays, plannedStreakDays]).toEqual([1, 2]);
  });
});

test('completed, or at least 80 % done, counts as done', () => {
  const sessions = [
    makeSession(ago(1)),
    makeSession(ago(2), { status: 'abandoned', percentage: 80 }),
    makeSession(ago(3), { status: 'abandoned', percentage: 79 }),
    makeSession(ago(4), { status: 'partial', percentage: 10 }),
  ];
  expect(dashboardOf({ ...input, sessions }).range).toMatchObject({ sessions: 4, done: 2 });
});

type Steps = [type: StepType, seconds: number, done: boolean][];
type Spent = [warmup: number, work: number, rest: number, cooldown: number];

test.each<[what: string, actual: number, steps: Steps, spent: Spent]>([
  [
    'done in full',
    600,
    [
      ['exercise', 400, true],
      ['rest', 200, true],
    ],
    [0, 400, 200, 0],
  ],
  [
    'slower than planned',
    900,
    [
      ['exercise', 400, true],
      ['rest', 200, true],
    ],
    [0, 600, 300, 0],
  ],
  [
    'faster than planned',
    300,
    [
      ['exercise', 400, true],
      ['rest', 200, true],
    ],
    [0, 200, 100, 0],
  ],
  [
    'ended in its first rest',
    130,
    [
      ['pre-workout', 10, true],
      ['exercise', 40, true],
      ['rest', 90, false],
      ['exercise', 40, false],
    ],
    [10, 40, 80, 0],
  ],
  [
    'ended in its first exercise',
    25,
    [
      ['exercise', 40, false],
      ['rest', 90, false],
    ],
    [0, 25, 0, 0],
  ],
  [
    'ended before it began',
    6,
    [
      ['pre-workout', 10, false],
      ['exercise', 40, false],
    ],
    [6, 0, 0, 0],
  ],
  [
    'ended in a rest after its warm-up was skipped',
    60,
    [
      ['warmup', 120, false],
      ['exercise', 40, true],
      ['rest', 90, false],
    ],
    [0, 40, 20, 0],
  ],
  [
    'ended in its cool-down',
    700,
    [
      ['warmup', 100, true],
      ['exercise', 500, true],
      ['cooldown', 300, false],
    ],
    [100, 500, 0, 100],
  ],
  [
    'gone on from in the middle of a set',
    110,
    [
      ['exercise', 40, false],
      ['rest', 40, true],
      ['exercise', 40, true],
    ],
    [0, 55, 55, 0],
  ],
  [
    'that skipped its warm-up and rested longer',
    440,
    [
      ['warmup', 120, false],
      ['exercise', 160, true],
      ['rest', 160, true],
    ],
    [0, 220, 220, 0],
  ],
  [
    'ended longer after its last step than that takes',
    200,
    [
      ['exercise', 50, true],
      ['rest', 50, true],
      ['exercise', 40, false],
    ],
    [0, 120, 80, 0],
  ],
  ['without steps', 600, [], [0, 600, 0, 0]],
])('the real time of a session %s goes to what was done', (_what, seconds, steps, spent) => {
  const segments = steps.map(([type, planned, done]) => ({ type, seconds: planned, done }));
  const [warmup, work, rest, cooldown] = spent;
  const status = segments.at(-1)?.done === false ? 'partial' : 'completed';
  const session = makeSession(ago(0), { seconds, segments, status });
  expect(secondsByKind(session)).toEqual({ warmup, work, rest, cooldown });
});

test('a completed session did not end in the cool-down that it skipped', () => {
  const segments: SessionSegment[] = [
    { type: 'exercise', seconds: 100, done: true },
    { type: 'cooldown', seconds: 100, done: false },
  ];
  expect(secondsByKind(makeSession(ago(0), { seconds: 150, segments })).work).toBe(150);
});

test('whatever was finished or skipped, the parts are the whole of the real time', () => {
  const status = fc.constantFrom('completed' as const, 'partial' as const, 'abandoned' as const);
  fc.assert(
    fc.property(fc.array(segment), fc.nat(7200), status, (segments, seconds, ended) => {
      const session = makeSession(ago(0), { segments, seconds, status: ended });
      const parts = Object.values(secondsByKind(session));
      expect(parts.every((part) => part >= 0)).toBe(true);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(seconds, 6);
    }),
  );
});

describe('a lift over time', () => {
  const lift = (age: number, ...sets: [weight: number, reps: number][]) =>
    makeSession(ago(age), {
      exercises: [{ name: 'Deadlift', sets: sets.map(([weight, reps]) => ({ weight, reps })) }],
    });

  test('each session is a point, and what beats the best is a record with its gain', () => {
    const [history] = liftHistories([
      lift(1, [110, 5]),
      lift(9, [100, 5], [90, 8]),
      lift(5, [90, 5]),
    ]);
    expect(history?.points.map(({ oneRepMax }) => Math.round(oneRepMax))).toEqual([117, 105, 128]);
    expect(history?.best.estimatedFrom).toEqual({ weight: 110, reps: 5 });
    expect(history?.records.map(({ improvement }) => improvement?.toFixed(1))).toEqual([
      undefined,
      '10.0',
    ]);
  });

  test('singles and sets of more than twelve are marked as loose', () => {
    const marks = liftHistories([lift(3, [100, 1]), lift(2, [80, 15]), lift(1, [90, 5])])[0]
      ?.points;
    expect(marks?.map(({ lowConfidence }) => lowConfidence)).toEqual([true, true, false]);
  });

  test('its records are those that each session had set when it was saved', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 12 })), {
          minLength: 1,
          maxLength: 12,
        }),
        (sets) => {
          const sessions = sets.map((set, index) => lift(50 - index, set));
          const oneByOne = sessions.flatMap((session, index) =>
            recordsIn(session, sessions.slice(0, index)),
          );
          expect(liftHistories(sessions)[0]?.records).toEqual(oneByOne);
        },
      ),
    );
  });
});

test('a set counts whole for what it is for and half for what helps', () => {
  const squat = makeSession(ago(0), {
    exercises: [{ name: 'Back Squat', exerciseId: 'back-squat', sets: [{}, {}, {}] }],
  });
  const sets = trainedSetsByMuscle([squat]);
  expect(sets.quads).toBe(3);
  const [done] = squat.exercises;
  const begun = {
    ...squat,
    exercises: done ? [{ ...done, completed: false, actual: { sets: [], done: 2 } }] : [],
  };
  expect(trainedSetsByMuscle([begun]).quads).toBe(2);
  expect(Object.values(sets)).toContain(1.5);
});

test('the heat map has every day, and its levels follow what this athlete does', () => {
  const sessions = [600, 1200, 1800, 3600].map((seconds, age) =>
    makeSession(ago(age + 1), { seconds }),
  );
  const days = heatDays(sessions, { from: today - 5, to: today, dayOf });
  expect(days.map(({ level }) => level)).toEqual([0, 4, 3, 2, 1, 0]);
  expect(days.at(-2)?.seconds).toBe(600);
});
