import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../test-support/by-night.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import { buildTimerSteps } from './build-steps.ts';
import { detectStyle } from './detect-style.ts';
import { sumSeconds } from './timeline.ts';
import type { TimerStep } from './types.ts';
import { whyNoSteps } from './why-no-steps.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const name = fc.constantFrom('Squat', 'Row', 'Plank', 'Burpee', 'Press');

const exercise = fc.record({
  name,
  type: fc.constant('exercise'),
  duration: maybe(fc.integer({ min: 5, max: 90 })),
  reps: maybe(fc.integer({ min: 1, max: 20 })),
  sets: maybe(fc.integer({ min: 1, max: 5 })),
  restAfter: maybe(fc.integer({ min: 0, max: 60 })),
  side: maybe(fc.constantFrom('left', 'right', 'both')),
});
const framed = fc.record({
  name,
  type: fc.constantFrom('warmup', 'cooldown'),
  duration: maybe(fc.nat(90)),
});
const pause = fc.record({
  name: fc.constant('Rest'),
  type: fc.constant('rest'),
  duration: maybe(fc.oneof(fc.constant(10), fc.integer({ min: 1, max: 90 }))),
});
const list = fc.array(
  fc.oneof({ weight: 4, arbitrary: exercise }, framed, { weight: 2, arbitrary: pause }),
  { minLength: 1, maxLength: 8 },
);
const plan = fc.record({
  id: fc.uuid(),
  workoutType: maybe(
    fc.constantFrom('EMOM', 'Pyramid', 'Tabata', 'Compound', 'Circuit', 'Strength'),
  ),
  workoutStructure: maybe(fc.constantFrom('1-2-3', '5 to 1', 'flow', 'just go')),
  isStructured: maybe(fc.boolean()),
  totalRounds: maybe(fc.integer({ min: 1, max: 5 })),
  restBetweenRounds: maybe(fc.integer({ min: 0, max: 120 })),
  estimatedDuration: maybe(fc.integer({ min: 1, max: 40 })),
  workout: list,
  phases: maybe(fc.array(fc.record({ name, exercises: list }), { maxLength: 3 })),
});

const junkNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(-1, 1e300, Number.NaN, Number.NEGATIVE_INFINITY, '12', '3x10', null, {}),
);
const junkItem = fc.oneof(
  fc.anything(),
  fc.record(
    {
      name: fc.oneof(fc.string(), fc.anything()),
      type: fc.oneof(fc.constantFrom('rest', 'warmup', 'cooldown', 'exercise'), fc.anything()),
      duration: junkNumber,
      reps: junkNumber,
      sets: junkNumber,
      restAfter: junkNumber,
      setScheme: fc.oneof(fc.anything(), fc.record({ sets: junkNumber, reps: junkNumber })),
    },
    { requiredKeys: [] },
  ),
);
const junkList = fc.oneof(fc.anything(), fc.array(junkItem), fc.sparseArray(junkItem));
const junkPlan = fc.record(
  {
    workout: junkList,
    phases: fc.oneof(
      fc.anything(),
      fc.array(fc.record({ name: fc.anything(), exercises: junkList })),
    ),
    workoutType: fc.oneof(
      fc.constantFrom('emom', 'tabata', 'pyramid', 'compound', 'circuit'),
      fc.anything(),
    ),
    workoutStructure: fc.oneof(fc.string(), fc.anything()),
    isStructured: fc.anything(),
    totalRounds: junkNumber,
    restBetweenRounds: junkNumber,
    estimatedDuration: junkNumber,
  },
  { requiredKeys: [] },
);

const stepTypes = ['pre-workout', 'warmup', 'exercise', 'rest', 'cooldown', 'phase_transition'];

function isSane({ name: stepName, duration, type }: TimerStep): boolean {
  const isLength = Number.isInteger(duration) && duration >= 1 && duration <= 7200;
  return stepTypes.includes(type) && typeof stepName === 'string' && isLength;
}

function expectSane(steps: TimerStep[]): void {
  expect(steps.filter((step) => !isSane(step))).toEqual([]);
}

describe('for every plan', () => {
  test('the same input gives the same steps, whatever happened to the object', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const before = JSON.stringify(workout);
        const steps = buildTimerSteps(workout);
        expect(buildTimerSteps(JSON.parse(before))).toEqual(steps);
        expect(JSON.stringify(workout)).toBe(before);
      }),
    );
  });

  test('a workout that was read already gives the same steps', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        expect(buildTimerSteps(normaliseWorkout(workout))).toEqual(buildTimerSteps(workout));
      }),
    );
  });

  test('every step is sane, and there is a reason exactly when there are none', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const steps = buildTimerSteps(workout);
        expectSane(steps);
        expect(whyNoSteps(workout) === null).toBe(steps.length > 0);
      }),
    );
  });

  test('no rest comes first, last, or after another one', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const steps = buildTimerSteps(workout);
        expect(steps.at(0)?.type).not.toBe('rest');
        expect(steps.at(-1)?.type).not.toBe('rest');
        const doubled = steps.filter(
          ({ type }, i) => type === 'rest' && steps[i - 1]?.type === 'rest',
        );
        expect(doubled).toEqual([]);
      }),
    );
  });

  test('rounds rise by one and end with the last', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const steps = buildTimerSteps(workout).filter(({ round }) => round !== undefined);
        steps.forEach(({ round = 0, totalRounds = 0 }, i) => {
          expect(round).toBeGreaterThanOrEqual(1);
          expect(round).toBeLessThanOrEqual(totalRounds);
          const before = steps[i - 1]?.round ?? 0;
          // A Tabata counts anew with each exercise.
          if (round !== before) expect(round).toBe(before === totalRounds ? 1 : before + 1);
        });
        const last = steps.at(-1);
        expect(last?.round).toBe(last?.totalRounds);
      }),
    );
  });

  test('sets are numbered without gaps, and their number is in the name', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        let expected = 1;
        for (const { setInfo, name: stepName, exerciseName } of buildTimerSteps(workout)) {
          if (setInfo === undefined) continue;
          const { currentSet, totalSets } = setInfo;
          expect(currentSet).toBe(expected);
          expect(stepName).toBe(`${exerciseName} - Set ${currentSet}/${totalSets}`);
          expected = currentSet === totalSets ? 1 : currentSet + 1;
        }
        expect(expected).toBe(1);
      }),
    );
  });

  test('an exercise step points at its exercise in the flattened list', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const { workout: flat } = normaliseWorkout(workout);
        for (const { exerciseIndex, exerciseName } of buildTimerSteps(workout)) {
          if (exerciseIndex !== undefined) expect(flat[exerciseIndex]?.name).toBe(exerciseName);
        }
      }),
    );
  });

  test('a typed plan begins with the introduction, and has one only', () => {
    fc.assert(
      fc.property(plan, (workout) => {
        const steps = buildTimerSteps(workout);
        const introduced = !['phases', 'sets'].includes(detectStyle(workout)) && steps.length > 0;
        expect(steps.filter(({ type }) => type === 'pre-workout')).toHaveLength(introduced ? 1 : 0);
        if (introduced) expect(steps[0]).toMatchObject({ name: 'Get Ready', duration: 60 });
      }),
    );
  });

  test('the body of a circuit takes R(Σd + 30(n − 1)) + (R − 1) · rest', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(300),
        (durations, totalRounds, restBetweenRounds) => {
          const workout = durations.map((duration) => ({ name: 'Squat', duration }));
          const steps = buildTimerSteps({
            workoutType: 'circuit',
            totalRounds,
            restBetweenRounds,
            workout,
          });
          const work = durations.reduce((a, b) => a + b, 0);
          expect(sumSeconds(steps)).toBe(
            60 +
              totalRounds * (work + 30 * (durations.length - 1)) +
              (totalRounds - 1) * restBetweenRounds,
          );
        },
      ),
    );
  });
});

describe('junk', () => {
  test('gives steps or an empty list with a reason, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(junkPlan, fc.anything()), (junk) => {
        const steps = buildTimerSteps(junk);
        expectSane(steps);
        expect(whyNoSteps(junk) === null).toBe(steps.length > 0);
        detectStyle(junk);
      }),
      { numRuns: runs(100) },
    );
  });

  test('of 10,000 items with absurd numbers is bounded in every style', () => {
    const item = { name: 'Squat', duration: 1e12, sets: 1e9, reps: -1, restAfter: 1e9 };
    const workout = Array.from({ length: 10_000 }, () => item);
    for (const workoutType of ['emom', 'pyramid', 'tabata', 'compound', 'circuit', 'rounds', '']) {
      const steps = buildTimerSteps({
        workoutType,
        workout,
        totalRounds: 1e9,
        estimatedDuration: 1e9,
      });
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(4000);
      expectSane(steps);
    }
  });

  test('that holds itself is read once', () => {
    const cyclic: Record<string, unknown> = { name: 'Squat' };
    cyclic.exercises = [cyclic];
    cyclic.workout = [cyclic];
    cyclic.phases = [cyclic, cyclic];
    cyclic.setScheme = cyclic;
    expectSane(buildTimerSteps(cyclic));
  });

  test('that is very deep is not followed', () => {
    let deep: unknown = 'end';
    for (let i = 0; i < 50_000; i++) deep = { workout: [deep], instructions: [deep] };
    expectSane(buildTimerSteps(deep));
  });
});
