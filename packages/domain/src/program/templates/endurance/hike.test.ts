import { expect, it } from 'vitest';
import { makeProgram } from '../../test-support/make-program.ts';

const hike = (goalText: string, weeks = 12) =>
  makeProgram({
    goalText,
    weeks,
    sessionsPerWeek: 3,
    fitnessLevel: 'beginner',
    equipment: ['bodyweight', 'yoga_mat'],
    props: ['wall', 'chair'],
  });

const longWalks = (goalText: string) =>
  hike(goalText).weeks.map(({ sessions }) =>
    Math.max(
      ...sessions
        .filter(({ focus }) => focus === 'Long walk')
        .map(({ workout }) => workout.estimatedDuration ?? 0),
    ),
  );

it('walks longer by about a tenth a week, and less in every fourth and before the trip', () => {
  const walks = longWalks('hiking trip in the Alps');
  let longest = walks[0] ?? 0;
  for (const minutes of walks) {
    expect(minutes).toBeLessThanOrEqual(longest * 1.15 + 5);
    longest = Math.max(longest, minutes);
  }
  expect(walks[3]).toBeLessThan(walks[2] ?? 0);
  expect(walks.at(-1)).toBeLessThan(longest * 0.6);
  expect(longest).toBeGreaterThan((walks[0] ?? 0) * 1.8);
});

it('gives whoever wants to walk a walk', () => {
  const { weeks } = hike(
    'I am 67, can get up from a chair without hands 9 times, want to walk in the Lake District, 8 miles with hills',
  );
  for (const { workout, title } of weeks.flatMap(({ sessions }) => sessions)) {
    expect(workout.workout.length).toBeGreaterThan(0);
    expect(title).not.toMatch(/^Mobility/);
  }
});

it('walks the whole of a long day, in steps that the timer holds', () => {
  const { weeks } = hike('a hiking trip in the Alps', 24);
  const long = weeks.flatMap(({ sessions }) =>
    sessions.filter(({ focus, title }) => focus === 'Long walk' && /\b2[0-9]0 min/.test(title)),
  );
  expect(long.length).toBeGreaterThan(0);
  for (const { title, workout } of long) {
    const minutes = Number(/(\d+) min/.exec(title)?.[1]);
    expect(workout.estimatedDuration).toBeGreaterThanOrEqual(minutes);
    const walks = workout.workout.filter(({ type }) => type === 'exercise');
    expect(walks.reduce((sum, { duration = 0 }) => sum + duration, 0)).toBe(minutes * 60);
    expect(Math.max(...walks.map(({ duration = 0 }) => duration))).toBeLessThanOrEqual(7200);
  }
});
