import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoggedSet } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import { exercise, session, today } from '../test-support/log.ts';
import { conversions, stateFor } from './convert.ts';
import { daysSince, statedFrom, strengthStates } from './states.ts';
import { timeOff } from './time-off.ts';

const bench = { exerciseId: 'bench-press', plannedReps: 5 };

const maxOf = (sets: LoggedSet[], done = bench) =>
  strengthStates([session(1, sets, done)], [], {}, today).get('bench-press')?.e1RM;

const stated = (lift: string, kilograms: number, reps = 1, breakDays = 0) =>
  statedFrom({ lift, kilograms, reps }, today, breakDays);

describe('a maximum from one day of the log', () => {
  it.each<[string, LoggedSet[], number | undefined]>([
    ['a single is itself', [{ weight: 100, reps: 1, rpe: 10 }], 100],
    ['also without a word on effort', [{ weight: 100, reps: 1 }], 100],
    ['an easy single is a part', [{ weight: 92.5, reps: 1, rir: 2 }], 100],
    ['five with two left', [{ weight: 81.8, reps: 5, rpe: 8 }], 100],
    ['reserve beats effort', [{ weight: 81.8, reps: 5, rpe: 10, rir: 2 }], 100],
    ['no effort logged: two left', [{ weight: 81.8, reps: 5 }], 100],
    ['no effort and reps missed: none left', [{ weight: 89.7, reps: 4 }], 100],
    ['more than twelve make none', [{ weight: 60, reps: 13, rir: 0 }], undefined],
    ['twelve with one left make none', [{ weight: 60, reps: 12, rir: 1 }], undefined],
    ['twelve without effort make none', [{ weight: 60, reps: 12 }], undefined],
    [
      'the best of the day',
      [
        { weight: 70, reps: 5, rir: 4 },
        { weight: 87, reps: 5, rir: 0 },
      ],
      100,
    ],
    ['a ramp counts nothing', [{ weight: 90, reps: 1, role: 'ramp' }], undefined],
    ['a drop set counts nothing', [{ weight: 90, reps: 5, rir: 0, role: 'drop' }], undefined],
    ['a part of a cluster counts nothing', [{ weight: 90, reps: 2, role: 'cluster' }], undefined],
    ['a failed rep counts nothing', [{ weight: 120, reps: 1, rpe: 10, failed: true }], undefined],
  ])('%s', (_, sets, expected) => {
    if (expected === undefined) expect(maxOf(sets)).toBeUndefined();
    else expect(maxOf(sets)).toBeCloseTo(expected, 6);
  });

  it('moves by steps: 5 % up and down at most, a beginner 7.5 % up', () => {
    const days = [session(8, [{ weight: 80, reps: 1, rpe: 9 }], bench)];
    const next = (weight: number, level?: 'beginner') => {
      const later = session(1, [{ weight, reps: 3, rir: 1 }], bench);
      const facts = level ? { level } : {};
      return strengthStates([...days, later], [], facts, today).get('bench-press')?.e1RM ?? 0;
    };
    const before = 80 / 0.955;
    expect(next(100)).toBeCloseTo(before * 1.05, 6);
    expect(next(100, 'beginner')).toBeCloseTo(before * 1.075, 6);
    expect(next(40)).toBeCloseTo(before * 0.95, 6);
    // K = 0.9 / 1.4 of the way.
    const seen = 76 / 0.897;
    expect(next(76)).toBeCloseTo(before + (0.9 / 1.4) * (seen - before), 6);
  });

  it('takes a tested single at once', () => {
    const states = strengthStates(
      [
        session(8, [{ weight: 80, reps: 5, rir: 1 }], bench),
        session(1, [{ weight: 110, reps: 1, rpe: 10 }], bench),
      ],
      [],
      {},
      today,
    );
    expect(states.get('bench-press')).toMatchObject({ e1RM: 110, source: 'tested', n: 2 });
  });

  it('grows sure with the log and less sure with time', () => {
    const weeks = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) =>
        session(from + 7 * (count - at), [{ weight: 80, reps: 5, rir: 2 }], bench),
      );
    const sure = (count: number, from = 0) =>
      strengthStates(weeks(count, from), [], {}, today).get('bench-press')?.confidence ?? 0;
    expect(sure(1)).toBeCloseTo(0.45, 6);
    expect(sure(3)).toBeCloseTo(1 - 0.55 ** 3, 6);
    expect(sure(6)).toBeGreaterThan(0.95);
    expect(sure(6, 20)).toBeLessThan(sure(6));
    expect(sure(6, 400)).toBeCloseTo(0.2, 6);
  });
});

describe('what an athlete says', () => {
  it.each([
    ['back-squat', 140, 1, 0, 140],
    ['bench-press', 90, 1, 0, 90],
    ['back-squat', 120, 5, 0, 137.9],
    ['back-squat', 120, 5, 42, 128.3],
  ])('%s %d × %d, %d days off', (lift, kilograms, reps, breakDays, expected) => {
    const states = strengthStates([], [stated(lift, kilograms, reps, breakDays)], {}, today);
    expect(states.get(lift)?.e1RM).toBeCloseTo(expected, 1);
  });

  it.each([
    [{ day: '2026-05-01' }, 0, '2026-05-01'],
    [{ had: true as const }, 42, '2026-05-19'],
    [{ had: true as const }, 0, '2026-05-01'],
    [{}, 42, '2026-05-19'],
    [{}, 0, today],
  ])('%o with %d days off is of %s', (told, breakDays, day) => {
    const max = { lift: 'back-squat', kilograms: 120, reps: 5, ...told };
    expect(statedFrom(max, today, breakDays).day).toBe(day);
  });

  it('counts the body on a bar, and says nothing without its weight', () => {
    const pull = { lift: 'weighted-pull-up', kilograms: 25, reps: 3, isAdded: true };
    const said = [statedFrom(pull, today)];
    expect(strengthStates([], said, { bodyMassKg: 70 }, today).get('pull-up')?.e1RM).toBeCloseTo(
      102.7,
      1,
    );
    expect(strengthStates([], said, {}, today).size).toBe(0);
  });

  it('reads five sets of five with two left', () => {
    const said = [{ ...stated('back-squat', 100, 5), sets: 5 }];
    expect(strengthStates([], said, {}, today).get('back-squat')?.e1RM).toBeCloseTo(122.2, 1);
  });

  it('lets a word of today win over the log, and what was written down be overtaken by it', () => {
    const log = [session(3, [{ weight: 60, reps: 5, rir: 2 }], bench)];
    const said = strengthStates(log, [stated('bench-press', 100)], {}, today);
    expect(said.get('bench-press')?.e1RM).toBe(100);
    const maxes = [
      { lift: 'bench-press', kilograms: 100, reps: 1, day: '2026-06-20', how: 'said' as const },
    ];
    expect(strengthStates(log, [], { maxes }, today).get('bench-press')?.e1RM).toBeCloseTo(95, 6);
  });
});

it.each([
  [0, 1],
  [14, 1],
  [15, 0.97],
  [28, 0.97],
  [29, 0.93],
  [56, 0.93],
  [57, 0.88],
  [112, 0.88],
  [113, 0.83],
  [182, 0.83],
  [183, 0.77],
  [364, 0.77],
  [365, 0.7],
])('%d days off leave %d', (days, factor) => {
  expect(timeOff(days).factor).toBe(factor);
});

describe('from one lift to another', () => {
  const states = strengthStates(
    [],
    [stated('bench-press', 100), stated('back-squat', 140)],
    {},
    today,
  );

  it.each([
    ['dumbbell-bench-press', (100 * 0.83 * 0.9) / 2, 8],
    ['one-arm-dumbbell-row', 100 * 0.38 * 0.9, 14],
    ['overhead-press', 100 * 0.63 * 0.9, 10],
    ['barbell-curl', ((0.33 * 84.4 + 6.2) / 0.844) * 0.9, 8],
    ['barbell-romanian-deadlift', 140 * 0.8 * 0.9, 15],
    ['dumbbell-bulgarian-split-squat', (140 * 0.45 * 0.9) / 2, 18],
    ['goblet-squat', 40, 18],
  ])('%s', (to, expected, within) => {
    const state = stateFor(exercise(to), states);
    expect(state?.e1RM).toBeCloseTo(expected, 6);
    expect(state?.basis).toMatchObject({ kind: 'converted', within });
    expect(state?.confidence).toBeLessThanOrEqual(0.3);
  });

  it.each([
    ['front-squat', 100, 'back-squat', (100 / 0.84) * 0.9],
    ['trap-bar-deadlift', 180, 'conventional-deadlift', (180 / 1.05) * 0.9],
    ['dumbbell-bench-press', 32, 'bench-press', ((2 * 32) / 0.83) * 0.9],
    ['overhead-press', 60, 'bench-press', (60 / 0.63) * 0.9],
  ])('%s %d leads back to %s', (from, kilograms, to, expected) => {
    const told = strengthStates([], [stated(from, kilograms)], {}, today);
    expect(stateFor(exercise(to), told)?.e1RM).toBeCloseTo(expected, 6);
  });

  describe('fast lifts from the legs', () => {
    const maximum = (to: string, from: string) =>
      stateFor(exercise(to), strengthStates([], [stated(from, 120)], {}, today))?.e1RM ?? 0;

    it.each(['back-squat', 'front-squat'])('stand in their order under a %s', (from) => {
      const order = [
        'hang-power-snatch',
        'power-snatch',
        'snatch',
        'hang-power-clean',
        'clean-and-jerk',
        'clean-pull',
      ].map((id) => maximum(id, from));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order[0]).toBeGreaterThan(20);
      expect(order.at(-1)).toBeLessThan(120);
    });

    it.each([
      ['front-squat', 100, 'barbell-romanian-deadlift', (100 / 0.84) * 0.8 * 0.9],
      ['clean-and-jerk', 100, 'conventional-deadlift', 100 * 1.3 * 1.18 * 0.9],
    ])('%s %d stands for a back squat under %s', (from, kilograms, to, expected) => {
      const states = strengthStates([], [stated(from, kilograms)], {}, today);
      expect(stateFor(exercise(to), states)?.e1RM).toBeCloseTo(expected, 6);
    });

    it('give way to a fast lift that is told', () => {
      const told = [stated('back-squat', 160), stated('snatch', 60)];
      const state = stateFor(exercise('power-snatch'), strengthStates([], told, {}, today));
      expect(state?.basis).toMatchObject({ from: 'snatch' });
    });
  });

  it('knows no other way, and makes no guess from a guess', () => {
    expect(stateFor(exercise('lateral-raise'), states)).toBeNull();
    expect(stateFor(exercise('push-press'), states)).toBeNull();
  });

  it('leads from exercises of the library to others of it', () => {
    const later = [
      'smith-bench-press',
      'safety-bar-squat',
      'barbell-bulgarian-split-squat',
      'trap-bar-deadlift',
      'snatch',
      'clean',
    ];
    const ids = conversions.flatMap(({ from, to }) => [from, to]);
    expect(ids.filter((id) => !exerciseById(id) && !later.includes(id))).toEqual([]);
  });
});

describe('whatever the log holds', () => {
  const set = fc.record(
    {
      weight: fc.integer({ min: 1, max: 300 }),
      reps: fc.integer({ min: 1, max: 30 }),
      rir: fc.integer({ min: 0, max: 6 }),
      failed: fc.constant(true as const),
    },
    { requiredKeys: ['weight', 'reps'] },
  );
  const log = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 500 }), fc.array(set, { maxLength: 5 })),
    { maxLength: 12 },
  );

  it('is bounded by what was lifted', () => {
    fc.assert(
      fc.property(log, (days) => {
        const sessions = days.map(([day, sets]) => session(day, sets as LoggedSet[], bench));
        const state = strengthStates(sessions, [], {}, today).get('bench-press');
        if (!state) return;
        const heaviest = Math.max(...days.flatMap(([, sets]) => sets.map(({ weight }) => weight)));
        expect(state.e1RM).toBeGreaterThan(0);
        expect(state.fullE1RM).toBeLessThanOrEqual(heaviest / 0.701 + 1e-6);
        expect(state.confidence).toBeGreaterThanOrEqual(0);
        expect(state.confidence).toBeLessThanOrEqual(1);
        expect(state.daysAgo).toBe(daysSince(state.day, today));
      }),
    );
  });
});
