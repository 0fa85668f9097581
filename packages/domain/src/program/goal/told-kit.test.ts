import { describe, expect, it } from 'vitest';
import { linesIn } from '../sessions/notes.ts';
import { makeProgram } from '../test-support/make-program.ts';
import type { Program } from '../types.ts';

const titles = ({ weeks }: Program) =>
  weeks.flatMap(({ sessions }) => sessions.map(({ title }) => title));
const moves = ({ weeks }: Program) =>
  new Set(
    weeks.flatMap(({ sessions }) =>
      sessions.flatMap(({ workout }) => linesIn(workout).map(({ exerciseId }) => exerciseId)),
    ),
  );

describe('what a goal tells beside its wish', () => {
  it('runs out of the door of a gym, and lifts the bar that a number was told for', () => {
    const program = makeProgram({
      goalText: 'hyrox race, gym with ski erg, rower and a sled, my 5k is 26:00, squat 90',
      weeks: 6,
    });
    expect(titles(program).join(' ')).not.toContain('no running');
    expect(moves(program)).toContain('back-squat');
  });

  it('has dumbbells in a gym whose machines were named', () => {
    const program = makeProgram({
      goalText:
        'upper lower split, gym with cables and machines, a bench and everything, I hate barbells',
    });
    const ids = [...moves(program)];
    expect(ids.some((id) => id?.includes('dumbbell'))).toBe(true);
    expect(ids.some((id) => id?.startsWith('barbell'))).toBe(false);
  });

  it('runs with who has not run for years', () => {
    const program = makeProgram({
      goalText: 'couch to 5k, I have not run since my twenties',
      fitnessLevel: 'beginner',
      weeks: 9,
    });
    expect(titles(program).join(' ')).not.toContain('no running');
    expect(titles(program).join(' ')).toMatch(/min run/);
  });

  it('does not run with who stopped for an injury', () => {
    const program = makeProgram({
      goalText: 'couch to 5k, I have not run since my knee injury, bad knee',
      fitnessLevel: 'beginner',
      weeks: 9,
    });
    expect(titles(program).join(' ')).not.toMatch(/min run/);
  });

  it('gives nobody the pull-up that the weeks lead to as a set of eight', () => {
    const { weeks } = makeProgram({
      goalText: 'my first pull-up at home, I hang 12 seconds',
      fitnessLevel: 'beginner',
      weeks: 12,
    });
    const [first] = weeks;
    const ids = first?.sessions.flatMap(({ workout }) =>
      linesIn(workout).map((one) => one.exerciseId),
    );
    expect(ids).not.toContain('pull-up');
  });

  it('takes a weight with its reps for what it is', () => {
    const { departures } = makeProgram({
      goalText: 'bench 110, now 70 for 8',
      weeks: 12,
    });
    expect(departures?.join(' ')).toMatch(/Bench 110 kg: 12 weeks usually bring (?:9\d|10\d)/);
  });

  it('tells all weeks of one plan in one unit', () => {
    const { weeks } = makeProgram({
      goalText: 'I had my baby five months ago, cleared, strong again and run',
      cleared: ['postpartum'],
      weeks: 8,
    });
    expect(new Set(weeks.map(({ plan }) => plan?.load.unit)).size).toBe(1);
  });

  it('holds a ride of hours in steps that the timer can hold', () => {
    const { weeks } = makeProgram({
      goalText: 'ride 160 km on my road bike in one day',
      weeks: 20,
    });
    const longest = Math.max(
      ...weeks.flatMap(({ sessions }) =>
        sessions.map(({ workout }) => workout.estimatedDuration ?? 0),
      ),
    );
    expect(longest).toBeGreaterThan(200);
    for (const { sessions } of weeks)
      for (const { workout } of sessions)
        for (const { duration = 0 } of workout.workout) expect(duration).toBeLessThanOrEqual(7200);
  });
});
