import { expect, it } from 'vitest';
import { weekdayOfDate } from '../../calendar/days.ts';
import { makeProgram } from '../../test-support/make-program.ts';

const daysOf = (goalText: string, sessionsPerWeek: number, fits: RegExp) =>
  new Set(
    makeProgram({ goalText, sessionsPerWeek, weeks: 6, preferredDays: [] })
      .weeks.slice(0, 5)
      .flatMap(({ sessions }) => sessions)
      .filter(({ title }) => fits.test(title))
      .map(({ date }) => weekdayOfDate(date)),
  );

it('puts the long run on the day that was named for it', () => {
  const goal = '10 km race, my 10k is 54:00, long run 9 km. Long run on thursday, runs mon and sat';
  expect(daysOf(goal, 3, /^Long run/)).toEqual(new Set([4]));
});

it('lifts on the days that were named for it', () => {
  const goal =
    'half marathon and get stronger, my 10k is 54:00, long run 10 km on sunday, lift on monday and thursday';
  expect(daysOf(goal, 5, /squat|deadlift/i)).toEqual(new Set([1, 4]));
});

it('gives the long session its time and its day', () => {
  const { weeks } = makeProgram({
    goalText: 'get stronger, 2 short sessions (30 min) and one long one on Sunday, 75 min',
    sessionsPerWeek: 3,
    minutesPerSession: 30,
    weeks: 4,
    preferredDays: [],
  });
  for (const { sessions } of weeks.slice(0, 3)) {
    const long = sessions.filter(({ workout }) => (workout.estimatedDuration ?? 0) > 45);
    expect(long.map(({ date }) => weekdayOfDate(date))).toEqual([0]);
  }
});
