import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import { sessionLimits } from './limits.ts';
import { type RunEnd, type RunLog, sessionFrom } from './session.ts';
import type { LoggedSet, WorkoutSession } from './types.ts';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e300, -1, Number.NaN));
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(199, 200, 201, 5000).map((length) => 'x'.repeat(length)),
  fc.constantFrom('💪'.repeat(300), `x${'💪'.repeat(300)}`),
);

const item = fc.record({
  name: text,
  exerciseId: maybe(text),
  type: fc.constantFrom('exercise', 'exercise', 'rest', 'warmup', 'cooldown'),
  duration: maybe(anyNumber),
  reps: maybe(anyNumber),
  sets: maybe(fc.integer({ min: 1, max: 60 })),
  weight: maybe(anyNumber),
});
const plan = fc.record({
  id: maybe(text),
  title: maybe(text),
  workoutType: maybe(fc.oneof(text, fc.constantFrom('EMOM', 'Pyramid', 'Tabata', 'Compound'))),
  provider: maybe(text),
  source: maybe(text),
  totalRounds: maybe(fc.integer({ min: 1, max: 100 })),
  workout: fc.array(item, { maxLength: 10 }),
});

/** Steps that no builder would make. */
const wildSteps: fc.Arbitrary<TimerStep[]> = fc
  .record({ name: text, duration: anyNumber, reps: anyNumber, weight: anyNumber })
  .chain((wild) =>
    fc
      .constantFrom(1, 500, 5000)
      .map((length) =>
        Array.from({ length }, (_, i) => ({ ...wild, type: 'exercise', exerciseIndex: i })),
      ),
  );

const loggedSet: fc.Arbitrary<LoggedSet> = fc.record(
  { reps: anyNumber, weight: anyNumber, rpe: anyNumber },
  { requiredKeys: [] },
);
const log: fc.Arbitrary<RunLog> = fc.record({
  sessionId: fc.uuid(),
  startedAtMs: anyNumber,
  skippedSteps: fc.array(fc.nat(50)),
  sets: fc.dictionary(fc.nat(50).map(String), loggedSet),
});
const end: fc.Arbitrary<RunEnd> = fc.record({
  stepIndex: fc.nat(5000),
  complete: fc.boolean(),
  activeSeconds: anyNumber,
  atMs: anyNumber,
});

const isUpTo = (max: number, min = 0) =>
  expect.toSatisfy((value: number) => value >= min && value <= max);
const isWholeUpTo = (max: number) =>
  expect.toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= max);

function expectText(value: string | undefined, max: number = sessionLimits.textLength) {
  expect(value?.length ?? 0).toBeLessThanOrEqual(max);
}

function expectFitting(session: WorkoutSession) {
  const { duration, completion, exercises, segments } = session;
  for (const value of [session.title, session.workoutType, session.workoutId]) expectText(value);
  expectText(session.provider, sessionLimits.providerLength);
  for (const instant of [session.date, session.updatedAt]) expect(instant).toMatch(/^\d{4}-/);
  expect(duration.planned).toEqual(isWholeUpTo(sessionLimits.sessionSeconds));
  expect(duration.actual).toEqual(isWholeUpTo(sessionLimits.sessionSeconds));
  expect(completion.percentage).toEqual(isWholeUpTo(100));
  expect(completion.totalExercises).toEqual(isWholeUpTo(sessionLimits.segments));
  expect(completion.completedExercises).toEqual(isWholeUpTo(completion.totalExercises));
  expect(exercises.length).toBeLessThanOrEqual(sessionLimits.exercises);
  for (const { name, exerciseId, planned, actual } of exercises) {
    expectText(name);
    expectText(exerciseId);
    expect(planned.sets).toEqual(isWholeUpTo(sessionLimits.plannedSets));
    expect(planned.seconds).toEqual(isWholeUpTo(sessionLimits.itemSeconds));
    expect(planned.reps ?? 0).toEqual(isWholeUpTo(sessionLimits.reps));
    expect(planned.weight ?? 0).toEqual(isUpTo(sessionLimits.weightKg));
    expect(actual.sets.length).toBeLessThanOrEqual(sessionLimits.loggedSets);
    for (const { reps = 0, weight = 0, rpe = 1 } of actual.sets) {
      expect(reps).toEqual(isWholeUpTo(sessionLimits.reps));
      expect(weight).toEqual(isUpTo(sessionLimits.weightKg));
      expect(rpe).toEqual(isUpTo(sessionLimits.rpe.max, sessionLimits.rpe.min));
    }
  }
  expect(segments.length).toBeLessThanOrEqual(sessionLimits.segments);
  const long = segments.filter(
    ({ seconds }) => !(Number.isInteger(seconds) && seconds <= sessionLimits.itemSeconds),
  );
  expect(long).toEqual([]);
}

describe('for every plan, log and end', () => {
  it('the session stays within the limits', () => {
    fc.assert(
      fc.property(plan, log, end, fc.boolean(), (draft, noted, ended, givenUp) => {
        const workout = normaliseWorkout(draft);
        const steps = buildTimerSteps(workout);
        expectFitting(sessionFrom({ workout, steps, log: noted, end: ended, givenUp }));
      }),
    );
  });

  it('the session stays within the limits even of steps that no builder would make', () => {
    fc.assert(
      fc.property(wildSteps, log, end, (steps, noted, ended) => {
        const workout = normaliseWorkout({});
        expectFitting(sessionFrom({ workout, steps, log: noted, end: ended, givenUp: false }));
      }),
      { numRuns: 20 },
    );
  });
});
