import { describe, expect, test } from 'vitest';
import { buildTimerSteps } from './build-steps.ts';
import { detectStyle } from './detect-style.ts';
import { isStopwatch, makeQuickWorkout, quickDefaults, quickLimits, stepsToPlay } from './quick.ts';
import { quickKinds } from './quick-kind.ts';
import { sumSeconds } from './timeline.ts';

const lengthsOf = (kind: (typeof quickKinds)[number], change = {}) =>
  buildTimerSteps(makeQuickWorkout({ ...quickDefaults[kind], ...change })).map(
    ({ type, duration }) => `${type} ${duration}`,
  );

describe('a quick timer', () => {
  test.each(quickKinds)('%s has a style of its own, without the 60 s introduction', (kind) => {
    const workout = makeQuickWorkout(quickDefaults[kind]);
    expect(detectStyle(workout)).toBe('quick');
    expect(buildTimerSteps(workout).some(({ quote }) => quote !== undefined)).toBe(false);
  });

  test('EMOM is one step a minute after the lead-in', () => {
    expect(lengthsOf('emom', { rounds: 3 })).toEqual([
      'pre-workout 10',
      'exercise 60',
      'exercise 60',
      'exercise 60',
    ]);
  });

  test('Tabata is 8 × 20 s with 10 s between, and no rest after the last', () => {
    const steps = buildTimerSteps(makeQuickWorkout({ ...quickDefaults.tabata, leadInSeconds: 0 }));
    expect(steps).toHaveLength(15);
    expect(sumSeconds(steps)).toBe(230);
    expect(steps.at(-1)).toMatchObject({ type: 'exercise', round: 8, totalRounds: 8 });
    expect(steps.some(({ setInfo }) => setInfo !== undefined)).toBe(false);
  });

  test('intervals alternate work and rest', () => {
    expect(lengthsOf('intervals', { rounds: 2, leadInSeconds: 0 })).toEqual([
      'exercise 40',
      'rest 20',
      'exercise 40',
    ]);
  });

  test('a countdown is one step of its length', () => {
    expect(lengthsOf('countdown', { workSeconds: 90 })).toEqual(['exercise 90']);
  });

  test('a stopwatch is one open-ended step', () => {
    const workout = makeQuickWorkout(quickDefaults.stopwatch);
    expect(isStopwatch(workout)).toBe(true);
    expect(stepsToPlay(workout)).toMatchObject([
      { type: 'exercise', duration: 7200, openEnded: true },
    ]);
  });

  test('what is no stopwatch is played as it is built', () => {
    const workout = makeQuickWorkout(quickDefaults.tabata);
    expect(isStopwatch(workout)).toBe(false);
    expect(stepsToPlay(workout)).toEqual(buildTimerSteps(workout));
  });

  test('numbers outside the limits are brought inside', () => {
    const workout = makeQuickWorkout({
      kind: 'intervals',
      rounds: 1000,
      workSeconds: 0,
      restSeconds: -5,
      leadInSeconds: 999,
    });
    const steps = buildTimerSteps(workout);
    expect(steps).toHaveLength(101);
    expect(steps[0]?.duration).toBe(quickLimits.leadInSeconds.max);
    expect(steps[1]?.duration).toBe(quickLimits.workSeconds.min);
  });

  test('the title says what it is', () => {
    const title = (kind: (typeof quickKinds)[number]) =>
      makeQuickWorkout(quickDefaults[kind]).title;
    expect(quickKinds.map(title)).toEqual([
      'EMOM 10 min',
      'Tabata 8 × 20/10 s',
      'Intervals 6 × 40/20 s',
      'Countdown 5:00',
      'Stopwatch',
    ]);
  });

  test('an EMOM that is not on the minute says its interval', () => {
    const workout = makeQuickWorkout({ ...quickDefaults.emom, rounds: 6, workSeconds: 90 });
    expect(workout.title).toBe('Every 1:30 × 6');
    expect(workout.workout.at(-1)?.name).toBe('Every 1:30');
  });

  test('its type is what a session of it is counted under', () => {
    const type = (kind: (typeof quickKinds)[number]) =>
      makeQuickWorkout(quickDefaults[kind]).workoutType;
    expect(quickKinds.map(type)).toEqual(['EMOM', 'Tabata', 'Intervals', 'Countdown', 'Stopwatch']);
  });

  test('with a hundred rounds of work and rest it is played whole', () => {
    const plan = { ...quickDefaults.intervals, rounds: 100 };
    const steps = buildTimerSteps(makeQuickWorkout(plan));
    expect(steps).toHaveLength(200);
    expect(steps.at(-1)).toMatchObject({ type: 'exercise', round: 100, totalRounds: 100 });
  });

  test('the same plan has the same id', () => {
    const first = makeQuickWorkout(quickDefaults.emom);
    expect(makeQuickWorkout(quickDefaults.emom).id).toBe(first.id);
    expect(makeQuickWorkout({ ...quickDefaults.emom, rounds: 5 }).id).not.toBe(first.id);
  });
});
