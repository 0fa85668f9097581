import { describe, expect, it } from 'vitest';
import type { WorkoutSession } from '../../analytics/types.ts';
import { exerciseById } from '../../exercise/library.ts';
import { fitnessLevels } from '../../workout/limits.ts';
import type { Exercise, Workout } from '../../workout/types.ts';
import { check } from '../check/check.ts';
import { expectedSeconds } from '../layout/expected.ts';
import { isWorkItem } from '../layout/work-items.ts';
import { plan } from '../plan.ts';
import type { AthleteFacts } from '../request.ts';
import { makeSession } from '../test-support/make-session.ts';
import { understand } from '../understand.ts';

const date = '2026-11-15T08:00:00.000Z';
const nowMs = Date.parse(date);

function made(text: string, facts: AthleteFacts = {}, sessions: WorkoutSession[] = []): Workout {
  const result = understand(text, {}, facts, { sessions });
  if (result.kind !== 'request') throw new Error(`${result.kind}: ${text}`);
  return plan(result.request, date, 0);
}

const work = (workout: Workout): Exercise[] =>
  workout.workout.filter((item) => isWorkItem(item) && item.role !== 'ramp');
const ids = (workout: Workout): string[] => [
  ...new Set(work(workout).map(({ exerciseId = '' }) => exerciseId)),
];
const patternOf = (id: string) => exerciseById(id)?.patterns[0];
const kgOf = (workout: Workout, ...named: string[]): number | undefined => {
  const item = work(workout).find(({ exerciseId = '' }) => named.includes(exerciseId));
  return item?.weight === undefined ? undefined : Number(item.weight);
};

const intermediate: AthleteFacts = { level: 'intermediate' };

describe('time that is left', () => {
  it.each([
    ['everything in one go, 25 minutes with my 16 kg bell', 4],
    ['all of me trained in half an hour, dumbbells from 4 to 20 kg', 5],
    ['upper body for size, three quarters of an hour, dumbbells 6 to 24 kg and a bench', 6],
    ['upper body 45 min, my right shoulder hurts overhead, dumbbells 6 to 24 kg, bench', 5],
    ['lower body for muscle, 50 minutes, dumbbells 5 to 30 kg', 6],
  ])('goes into other moves before it goes into sets: %s', (text, least) => {
    const workout = made(text, intermediate);
    expect(ids(workout).length).toBeGreaterThanOrEqual(least);
    for (const { sets = 1, role } of work(workout)) {
      if (role !== 'easy') expect(sets).toBeLessThanOrEqual(5);
    }
  });

  it('of a visit at seventy to the machines is no quarter of an hour on the bike', () => {
    const workout = made('gym, only its machines, 45 minutes, I am 70', { level: 'beginner' });
    const easy = work(workout).filter(({ role }) => role === 'easy');
    expect(easy.reduce((sum, { duration = 0 }) => sum + duration, 0)).toBeLessThanOrEqual(480);
    expect(ids(workout).length).toBeGreaterThanOrEqual(7);
    expect(ids(workout).some((id) => patternOf(id) === 'balance')).toBe(true);
  });

  it('does not make more sets of pulls from the floor', () => {
    const log = [
      makeSession(120, nowMs, [
        { exerciseId: 'back-squat', sets: [{ weight: 90, reps: 5 }], plannedReps: 5 },
        { exerciseId: 'conventional-deadlift', sets: [{ weight: 120, reps: 5 }], plannedReps: 5 },
      ]),
    ];
    for (const minutes of [45, 60, 75]) {
      const workout = made(`gym, whole body, stronger, ${minutes} minutes`, intermediate, log);
      const pull = work(workout).find(({ exerciseId = '' }) => exerciseId.endsWith('-deadlift'));
      if (patternOf(pull?.exerciseId ?? '') === 'hinge') {
        expect(pull?.sets ?? 0).toBeLessThanOrEqual(4);
      }
    }
  });

  it('is kept by two short parts as well', () => {
    const workout = made('10 min: only press-ups and some core, no equipment', intermediate);
    expect(expectedSeconds(workout)).toBeLessThanOrEqual(11 * 60);
    expect(ids(workout)).toContain('push-up');
  });
});

describe('one of each', () => {
  it.each([
    'back and biceps at the gym, 45 min',
    'back day, gym, 50 minutes',
    'shoulders and arms, dumbbells 3 to 15 kg, 40 min',
    'shoulders, gym, 45 minutes',
    'pull day in the gym, 60 minutes',
  ])('has no second vertical press or pull of the same kind: %s', (text) => {
    const kinds = ids(made(text, intermediate)).flatMap((id) => {
      const exercise = exerciseById(id);
      const [pattern] = exercise?.patterns ?? [];
      const isVertical = pattern === 'pull_v' || pattern === 'push_v';
      return isVertical ? `${pattern} ${exercise?.loadClass} ${exercise?.unilateral}` : [];
    });
    expect(kinds).toEqual([...new Set(kinds)]);
  });

  it('presses before it curls', () => {
    const order = ids(made('arms and shoulders, dumbbells 3 to 15 kg, 35 min', intermediate));
    const press = order.findIndex((id) => patternOf(id) === 'push_v');
    const curl = order.findIndex((id) => id.includes('curl'));
    expect(press).toBeGreaterThanOrEqual(0);
    expect(press).toBeLessThan(curl);
  });

  it('pulls once from the floor where the squat leads', () => {
    const workout = made('squats and deadlifts, 75 min, gym, squat 160, deadlift 200', {
      level: 'advanced',
    });
    const hinges = ids(workout).filter(
      (id) => patternOf(id) === 'hinge' && exerciseById(id)?.loadClass === 'barbell',
    );
    expect(hinges).toEqual(['conventional-deadlift']);
  });
});

describe('first weights', () => {
  it('differ with the move, from a range', () => {
    const workout = made('whole body, 60 min, dumbbells 2 to 30 kg and a bench', intermediate);
    const weights = work(workout).flatMap(({ weight }) => (weight === undefined ? [] : [weight]));
    expect(new Set(weights).size).toBeGreaterThanOrEqual(4);
    const raise = kgOf(workout, 'lateral-raise') ?? 0;
    const row = kgOf(workout, 'one-arm-dumbbell-row') ?? 0;
    expect(raise).toBeLessThan(row / 3);
  });

  it('of an expecting lifter are those of a lifter, with reps to spare', () => {
    const text = 'I am 22 weeks pregnant and cleared to train, dumbbells 2 to 16 kg, 30 minutes';
    const lifter = made(text, intermediate);
    const newcomer = made(text, { level: 'beginner' });
    const squats = ['dumbbell-box-squat', 'goblet-box-squat'];
    expect(kgOf(lifter, ...squats)).toBeGreaterThanOrEqual(8);
    expect(kgOf(lifter, ...squats)).toBeLessThanOrEqual(14);
    expect(kgOf(newcomer, ...squats)).toBeLessThan(kgOf(lifter, ...squats) ?? 0);
    for (const { rir = 4 } of work(lifter)) expect(rir).toBeGreaterThanOrEqual(3);
  });

  it('are lighter after months without training', () => {
    const squat = (text: string) => kgOf(made(text, intermediate), 'back-squat') ?? 0;
    const back = squat('full body at the gym, 45 minutes, first time back after 5 months off');
    expect(back).toBeGreaterThan(0);
    expect(back).toBeLessThan(squat('full body at the gym, 45 minutes'));
  });

  it('follow what was done with other dumbbells', () => {
    const log = [
      makeSession(96, nowMs, [
        { exerciseId: 'dumbbell-shoulder-press', sets: [{ weight: 14, reps: 10 }] },
        { exerciseId: 'one-arm-dumbbell-row', sets: [{ weight: 20, reps: 10 }] },
      ]),
    ];
    const text = 'upper body, dumbbells 2 to 24 kg, 40 min';
    const presses = ['dumbbell-floor-press', 'dumbbell-bench-press'];
    const known = kgOf(made(text, { level: 'beginner' }, log), ...presses) ?? 0;
    expect(known).toBeGreaterThan(kgOf(made(text, { level: 'beginner' }), ...presses) ?? 0);
  });

  it('are not below those of last time for fewer reps', () => {
    const log = [
      makeSession(96, nowMs, [
        {
          exerciseId: 'dumbbell-bench-press',
          sets: [
            { weight: 24, reps: 8 },
            { weight: 24, reps: 8 },
          ],
        },
      ]),
    ];
    const workout = made('chest, dumbbells 4 to 32 kg and a bench, 40 min', intermediate, log);
    expect(kgOf(workout, 'dumbbell-bench-press')).toBeGreaterThanOrEqual(24);
  });
});

describe('a workout with a name', () => {
  it.each(
    ['death by burpees', 'FIFA 11+', 'Armstrong pull-ups', 'Kelly', 'Filthy Fifty'].flatMap(
      (name) => fitnessLevels.map((level) => [name, level] as const),
    ),
  )('holds the limits of its athlete: %s, %s', (name, level) => {
    const result = understand(name, {}, { level }, { sessions: [] });
    if (result.kind !== 'request') throw new Error(name);
    const report = check(plan(result.request, date, 0), result.request);
    expect(report.gates.filter(({ passed }) => !passed)).toEqual([]);
  });
});

describe('what was named decides', () => {
  it('leads a long heavy day instead of being all of it', () => {
    const workout = made('90 minutes powerlifting: squat and bench, gym', {
      level: 'advanced',
      maxes: [
        { lift: 'back-squat', kilograms: 160, reps: 1, day: '2026-11-01', how: 'said' },
        { lift: 'bench-press', kilograms: 115, reps: 1, day: '2026-11-01', how: 'said' },
      ],
    });
    expect(expectedSeconds(workout)).toBeGreaterThan(85 * 60);
    expect(ids(workout).slice(0, 2)).toEqual(['back-squat', 'bench-press']);
    expect(ids(workout).length).toBeGreaterThanOrEqual(5);
  });

  it('is all of it where somebody says so', () => {
    const workout = made('powerlifting, just squat and bench, 80 min', intermediate);
    expect(ids(workout).sort()).toEqual(['back-squat', 'bench-press']);
  });

  it('uses the bar that is there against the clock', () => {
    const workout = made('for time, barbell with 50 kg and a pull-up bar, 20 minutes', {
      level: 'advanced',
    });
    expect(ids(workout).some((id) => exerciseById(id)?.loadClass === 'barbell')).toBe(true);
  });
});
