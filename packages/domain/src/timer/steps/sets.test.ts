import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from '../build-steps.ts';

const build = (...workout: object[]) =>
  buildTimerSteps({ workout }).map(({ name, duration }) => [name, duration]);

const squat = { name: 'Squat', sets: 3, reps: 10 };

describe('the set expansion', () => {
  test("turns more than one set into 'Set n/N' steps with 'Rest Between Sets' of 120 s", () => {
    expect(build(squat)).toEqual([
      ['Squat - Set 1/3', 43],
      ['Rest Between Sets', 120],
      ['Squat - Set 2/3', 43],
      ['Rest Between Sets', 120],
      ['Squat - Set 3/3', 43],
    ]);
  });

  test('numbers the sets and says the share of the maximum', () => {
    const steps = buildTimerSteps({
      workout: [{ ...squat, setScheme: { weightPercentage: 75 } }],
    }).filter(({ type }) => type === 'exercise');
    expect(steps.map(({ setInfo }) => setInfo)).toEqual([
      { currentSet: 1, totalSets: 3, weightPercentage: 75 },
      { currentSet: 2, totalSets: 3, weightPercentage: 75 },
      { currentSet: 3, totalSets: 3, weightPercentage: 75 },
    ]);
    expect(steps.map(({ exerciseName }) => exerciseName)).toEqual(['Squat', 'Squat', 'Squat']);
  });

  test('takes sets, reps and rest from the set scheme where the exercise does not say', () => {
    expect(build({ name: 'Row', setScheme: { sets: 2, reps: 5, restBetweenSets: 90 } })).toEqual([
      ['Row - Set 1/2', 23],
      ['Rest Between Sets', 90],
      ['Row - Set 2/2', 23],
    ]);
    expect(build({ name: 'Row', sets: 1, reps: 10, setScheme: { sets: 2, reps: 5 } })).toEqual([
      ['Row', 43],
    ]);
  });

  test('leaves a single set as it is', () => {
    const [step] = buildTimerSteps({ workout: [{ name: 'Plank', sets: 1, duration: 30 }] });
    expect(step).toMatchObject({ name: 'Plank', duration: 30 });
    expect(step).not.toHaveProperty('setInfo');
  });

  test('leaves out restAfter where the plan has a rest of its own', () => {
    const plan = [
      { name: 'A', duration: 30, restAfter: 45 },
      { type: 'rest', duration: 20 },
    ];
    expect(build(...plan, { name: 'B', duration: 30 })).toEqual([
      ['A', 30],
      ['Rest', 20],
      ['B', 30],
    ]);
  });

  test("puts an 'Exercise Rest' after exercises that have restAfter, except the last", () => {
    const rest = { restAfter: 45, duration: 30 };
    expect(
      build({ name: 'A', ...rest }, { name: 'B', duration: 30 }, { name: 'C', ...rest }),
    ).toEqual([
      ['A', 30],
      ['Exercise Rest', 45],
      ['B', 30],
      ['C', 30],
    ]);
  });

  test('puts the Exercise Rest once, after the last set', () => {
    expect(build({ ...squat, sets: 2, restAfter: 60 }, { name: 'B', duration: 30 })).toEqual([
      ['Squat - Set 1/2', 43],
      ['Rest Between Sets', 120],
      ['Squat - Set 2/2', 43],
      ['Exercise Rest', 60],
      ['B', 30],
    ]);
  });

  test('makes no step of a rest of 0 s', () => {
    expect(build({ ...squat, sets: 2, setScheme: { restBetweenSets: 0 } })).toEqual([
      ['Squat - Set 1/2', 43],
      ['Squat - Set 2/2', 43],
    ]);
  });

  test('marks what the user may end with Done: reps without a duration', () => {
    const flags = (item: object) => buildTimerSteps({ workout: [item] })[0]?.repBased;
    expect(flags({ name: 'A', reps: 8 })).toBe(true);
    expect(flags({ name: 'A', reps: 8, duration: 30 })).toBeUndefined();
    expect(flags({ name: 'A', duration: 30 })).toBeUndefined();
  });
});
