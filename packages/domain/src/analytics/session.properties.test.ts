import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { TimerStep } from '../timer/types.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import { sessionLimits } from './limits.ts';
import { type RunEnd, type RunLog, sessionFrom } from './session.ts';
import type { LoggedSet, SessionExercise, WorkoutSession } from './types.ts';

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

const isUpTo = (value: number, max: number, min = 0) => value >= min && value <= max;
const isWholeUpTo = (value: number, max: number) => Number.isInteger(value) && isUpTo(value, max);
const fits = (value: string | undefined, max: number = sessionLimits.textLength) =>
  (value?.length ?? 0) <= max;

/** Plain comparisons: there are thousands of them for each session. */
function fitsSet({ reps = 0, weight = 0, rpe = 1 }: LoggedSet): boolean {
  const { min, max } = sessionLimits.rpe;
  return (
    isWholeUpTo(reps, sessionLimits.reps) &&
    isUpTo(weight, sessionLimits.weightKg) &&
    isUpTo(rpe, max, min)
  );
}

function fitsExercise({ name, exerciseId, planned, actual }: SessionExercise): boolean {
  return (
    fits(name) &&
    fits(exerciseId) &&
    isWholeUpTo(planned.sets, sessionLimits.plannedSets) &&
    isWholeUpTo(planned.seconds, sessionLimits.itemSeconds) &&
    isWholeUpTo(planned.reps ?? 0, sessionLimits.reps) &&
    isUpTo(planned.weight ?? 0, sessionLimits.weightKg) &&
    actual.sets.length <= sessionLimits.loggedSets &&
    actual.sets.every(fitsSet)
  );
}

function expectFitting(session: WorkoutSession) {
  const { duration, completion, exercises, segments } = session;
  const texts = [session.title, session.workoutType, session.workoutId];
  expect(texts.filter((value) => !fits(value))).toEqual([]);
  expect(fits(session.provider, sessionLimits.providerLength)).toBe(true);
  for (const instant of [session.date, session.updatedAt]) expect(instant).toMatch(/^\d{4}-/);
  for (const seconds of [duration.planned, duration.actual])
    expect(seconds).toSatisfy(() => isWholeUpTo(seconds, sessionLimits.sessionSeconds));
  const { percentage, totalExercises: total, completedExercises: done } = completion;
  expect(percentage).toSatisfy(() => isWholeUpTo(percentage, 100));
  expect(total).toSatisfy(() => isWholeUpTo(total, sessionLimits.segments));
  expect(done).toSatisfy(() => isWholeUpTo(done, total));
  expect(exercises.length).toBeLessThanOrEqual(sessionLimits.exercises);
  expect(exercises.filter((exercise) => !fitsExercise(exercise))).toEqual([]);
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
