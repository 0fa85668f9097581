import { describe, expect, it } from 'vitest';
import { linesIn } from '../sessions/notes.ts';
import { makeProgram } from '../test-support/make-program.ts';
import { bodyMassIn, seasonDay, tellsOfFall } from './told-body.ts';

const atHome = { equipment: ['bodyweight' as const, 'yoga_mat' as const], props: [] };
const runsIn = (goalText: string) => {
  const { weeks, departures = [] } = makeProgram({
    goalText,
    weeks: 18,
    sessionsPerWeek: 3,
    fitnessLevel: 'beginner',
    ...atHome,
  });
  const days = weeks.flatMap(({ sessions }) => sessions);
  return {
    days,
    said: departures.join(' '),
    runs: days.filter(({ workout }) => linesIn(workout).some(({ name }) => /run\b/i.test(name))),
  };
};

describe('a part of the body that was told of', () => {
  it('keeps the runs, with a rule on each, where it only grumbles', () => {
    const { runs, said } = runsIn('run 5 km without stopping, left knee grumbles on stairs');
    expect(runs.length).toBeGreaterThan(20);
    expect(said).toContain('Your knee decides');
    for (const { workout } of runs) expect(workout.coachingNotes).toMatch(/Knee above 3 of 10/);
  });

  it('ends the runs where it is torn, and no title says otherwise', () => {
    const { days, runs, said } = runsIn('run 5 km without stopping, torn meniscus in my knee');
    expect(runs).toEqual([]);
    expect(said).toContain('No running');
    for (const { title } of days) expect(title).not.toMatch(/\d min run|^Run /);
  });
});

it.each([
  ['47, 98 kg, wants to run', 98],
  ['two dumbbells of 40 kg', undefined],
  ['bench 60 kg, weigh 82 kg', 82],
])('takes the weight of the body from %s', (goal, kilograms) => {
  expect(bodyMassIn(goal)).toBe(kilograms);
});

it('knows when a season is', () => {
  expect(seasonDay('run 5 km in the spring', '2026-11-23')).toBe('2027-04-01');
  expect(seasonDay('run 5 km', '2026-11-23')).toBeUndefined();
});

it('hears of a fall', () => {
  expect(tellsOfFall('I am 72, fell last winter')).toBe(true);
  expect(tellsOfFall('I am 72 and well')).toBe(false);
});
