import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import type { Workout } from '../workout/types.ts';
import { check } from './check/check.ts';
import { namedWorkout, namedWorkoutKeys } from './named-workouts.ts';
import { plan } from './plan.ts';
import { adaptationSummary } from './receipts.ts';
import type { Request, Slot } from './request.ts';
import { makeRequest } from './test-support/make-request.ts';

const date = '2026-11-15T08:00:00.000Z';
const told = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });
const ofForm = <T>(value: T): Slot<T> => ({ value, source: 'form', confidence: 1 });

const work = (workout: Workout) =>
  buildTimerSteps(workout).filter(({ type }) => type === 'exercise');
const failed = (workout: Workout, request: Request) =>
  check(workout, request).gates.filter(({ passed }) => !passed);

describe('every known workout', () => {
  it.each(namedWorkoutKeys)('%s is made of exercises that are there', (key) => {
    const found = namedWorkout(key);
    expect(found?.written.items.length).toBeGreaterThan(0);
    for (const { exerciseId } of found?.written.items ?? []) {
      expect(exerciseById(exerciseId)?.id).toBe(exerciseId);
    }
  });

  it.each(
    namedWorkoutKeys.flatMap((key) =>
      (['beginner', 'advanced'] as const).map((level) => [key, level] as const),
    ),
  )('%s passes every gate for a %s, with its kit and without any', (key, level) => {
    const request = makeRequest({ named: told(key), level: told(level) });
    expect(failed(plan(request, date, 1), request)).toEqual([]);
    const bare = makeRequest({
      named: told(key),
      level: told(level),
      equipment: ofForm(['bodyweight', 'yoga_mat']),
    });
    expect(failed(plan(bare, date, 1), bare)).toEqual([]);
  });
});

describe('a known workout', () => {
  it('is found by other spellings of its key, and not by any word', () => {
    expect(namedWorkout('Half Murph')?.key).toBe('half-murph');
    expect(namedWorkout('5x5')?.key).toBe('stronglifts-5x5');
    expect(namedWorkout('bogus')).toBeUndefined();
  });

  it('by the clock has its minutes and its reps', () => {
    const workout = plan(makeRequest({ named: told('cindy') }), date, 1);
    const steps = work(workout);
    expect(steps.slice(0, 3).map(({ reps }) => reps)).toEqual([5, 10, 15]);
    const block = buildTimerSteps(workout)
      .filter(({ type }) => type === 'exercise' || type === 'rest')
      .reduce((sum, { duration }) => sum + duration, 0);
    expect(Math.abs(block - 20 * 60)).toBeLessThan(90);
    expect(workout.title).toBe('Cindy');
  });

  it('by levels plays each of them with each move', () => {
    const steps = work(plan(makeRequest({ named: told('fran') }), date, 1));
    expect(steps.map(({ reps }) => reps)).toEqual([21, 21, 15, 15, 9, 9]);
  });

  it('of one rep more each minute is played minute by minute, with the move that is asked for', () => {
    const request = makeRequest({ named: told('death-by'), mustInclude: told(['air-squat']) });
    const steps = work(plan(request, date, 1));
    expect(steps.map(({ reps }) => reps)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(steps.map(({ exerciseId }) => exerciseId))).toEqual(new Set(['air-squat']));
    expect(new Set(steps.map(({ duration }) => duration))).toEqual(new Set([60]));
  });

  it('of lifts keeps its sets, reps and rests', () => {
    const workout = plan(makeRequest({ named: told('stronglifts-5x5') }), date, 1);
    const body = workout.workout.filter(({ type }) => type === 'exercise');
    expect(body.map(({ exerciseId, sets, reps }) => [exerciseId, sets, reps])).toEqual([
      ['back-squat', 5, 5],
      ['bench-press', 5, 5],
      ['barbell-bent-over-row', 5, 5],
    ]);
    for (const { restBetweenSets = 0 } of body) expect(restBetweenSets).toBeGreaterThan(100);
  });

  it('is at half its numbers for a beginner, and says so', () => {
    const request = makeRequest({ named: told('angie'), level: told('beginner') });
    const workout = plan(request, date, 1);
    expect(work(workout).map(({ reps }) => reps)).toEqual([50, 50, 50, 50]);
    expect(adaptationSummary(request, workout, [])).toContain('half its numbers');
  });

  it('swaps what there is no kit for, in its place, and says what for what', () => {
    const request = makeRequest({
      named: told('cindy'),
      equipment: ofForm(['bodyweight', 'yoga_mat']),
    });
    const workout = plan(request, date, 1);
    const [first] = workout.workout.filter(({ type }) => type === 'exercise');
    expect(first?.exerciseId).not.toBe('pull-up');
    const summary = adaptationSummary(request, workout, []);
    expect(summary).toContain(`${first?.name} instead of Pull-Up: needs pull up bar.`);
  });

  it('that nothing is said of kit for names the kit that it counts on', () => {
    const request = makeRequest({ named: told('karen') });
    const summary = adaptationSummary(request, plan(request, date, 1), []);
    expect(summary).toContain('For Karen I count on a medicine ball.');
  });

  it('is shorter where the session is, and says so', () => {
    const request = makeRequest({ named: told('chelsea'), minutes: told(15) });
    const summary = adaptationSummary(request, plan(request, date, 1), []);
    expect(summary).toContain('Chelsea for 11 minutes here, not 30.');
  });

  it('that nobody here knows is not passed off as built', () => {
    const request = makeRequest({ named: { ...told('p90x'), quote: 'P90X' } });
    const workout = plan(request, date, 1);
    expect(failed(workout, request)).toEqual([]);
    expect(adaptationSummary(request, workout, [])).toMatch(/^I do not know "P90X" by heart/);
  });
});
