import { describe, expect, it } from 'vitest';
import { exerciseById } from '../exercise/library.ts';
import { allSessions } from './progress.ts';
import { makeProgram } from './test-support/make-program.ts';
import type { ProgramSession } from './types.ts';

const runOf = ({ workout }: ProgramSession) =>
  workout.workout.find(({ exerciseId, type }) => type === 'exercise' && exerciseId === 'tempo-run');

const wish = {
  goalText: 'run 10 km without stopping',
  weeks: 8,
  sessionsPerWeek: 3,
  minutesPerSession: 30,
  preferredDays: [],
};

describe('a program for a runner', () => {
  const program = makeProgram(wish);
  const runs = allSessions(program);

  it.each([
    'run 10 km without stopping',
    'couch to 5k',
    'train for a marathon in spring',
    'improve my 10k time',
  ])('is one of runs where the goal is to "%s"', (goalText) => {
    const made = makeProgram({ ...wish, goalText, weeks: 1 });
    expect(made.programName).toBe('1-Week Running');
    const titles = made.weeks[0]?.sessions.map(({ title }) => title);
    expect(titles).toEqual(['Easy Run', 'Quick Run', 'Steady Run']);
  });

  it('runs and walks in turn, and never counts steps as reps', () => {
    for (const { workout } of runs) {
      const body = workout.workout.filter(({ type }) => type === 'exercise');
      expect(body.map(({ exerciseId }) => exerciseId)).toEqual(['tempo-run', 'brisk-walk']);
      for (const { reps, duration } of body) {
        expect(reps).toBeUndefined();
        expect(duration).toBeGreaterThanOrEqual(20);
      }
    }
  });

  it('runs more from block to block, less in the easy week, and hardest on the second day', () => {
    const seconds = (week: number) => {
      const [first] = program.weeks[week - 1]?.sessions ?? [];
      return (first && runOf(first)?.duration) ?? 0;
    };
    expect(seconds(5)).toBeGreaterThan(seconds(1));
    expect(seconds(3)).toBeLessThan(seconds(1));
    const [easy = 0, quick = 0, steady = 0] =
      program.weeks[0]?.sessions.map((session) => runOf(session)?.rpe ?? 0) ?? [];
    expect(quick).toBeGreaterThan(steady);
    expect(steady).toBeGreaterThan(easy);
  });

  it('has days for strength beside the runs where there are enough of them', () => {
    const made = makeProgram({ ...wish, weeks: 1, sessionsPerWeek: 4 });
    const kinds = made.weeks[0]?.sessions.map(({ title }) => title);
    expect(kinds).toEqual(['Easy Run', 'Full Body A', 'Quick Run', 'Easy Day']);
    const lifts = made.phases[0]?.mainLifts.map(({ exerciseId }) => exerciseId);
    expect(lifts).not.toContain('brisk-walk');
  });

  it('says how it grows, and asks for the way in the test week', () => {
    expect(program.progressionGuidelines.join(' ')).toContain('you run more and walk less');
    const [session] = program.weeks[3]?.sessions ?? [];
    expect(session && runOf(session)?.description).toContain('how far you get');
  });
});

describe('words that ask for no runs', () => {
  it.each([
    'I like to run on weekends, need a plan for my upper body',
    'Running around after two kids, 20 minutes is all I have',
    'Run down and tired',
    'Running late most days, short sessions please',
    'I run errands all day, keep it short',
    'my running plan is fine, keep it short',
    'I have a running plan already, something for my arms',
    'get fit before I get back to running',
    "I don't want to start running",
    'I want to run away from my desk',
    'when I start running my knee hurts, get fit',
    'running around after two kids, want to get stronger',
    'I like to run, want to build muscle',
    'run down, want more muscle',
  ])('make none of "%s"', (goalText) => {
    for (const athlete of [{}, { goal: 'strength' as const }]) {
      const made = makeProgram({ ...wish, goalText, weeks: 1 }, { athlete });
      expect(allSessions(made).flatMap((session) => runOf(session) ?? [])).toEqual([]);
      expect(made.departures).toEqual([]);
    }
  });
});

describe('words that ask for runs beside what they tell', () => {
  it.each([
    'run 5k with a bad knee',
    'running program, bad knee',
    'running, bad knee',
    'run 3 miles, bad knee',
    'run for 30 minutes with a bad knee',
    "I'd like to run, bad knee",
    'I want to run a 10k with my bad knee',
    'I have never run and want to start running, bad knee',
    'be able to run with a bad knee',
  ])('are heard in "%s"', (goalText) => {
    const made = makeProgram({ ...wish, goalText, weeks: 1 });
    expect(made.departures?.join()).toMatch(/^No running: /);
  });

  it('make them where nothing speaks against it', () => {
    const made = makeProgram({ ...wish, goalText: 'I want to run a 10k', weeks: 1 });
    expect(made.programName).toBe('1-Week Running');
  });
});

describe('a program for running and lifting', () => {
  it.each([
    'marathon plus strength',
    'run a marathon and get stronger',
    'run 10 km without stopping and build muscle',
    'running and lifting',
    'half marathon in spring while I still lift weights',
    'strength with running',
    'Marathon und Kraft',
  ])('has both in each week where the goal is "%s"', (goalText) => {
    const made = makeProgram({ ...wish, goalText, weeks: 4, sessionsPerWeek: 4 });
    expect(made.programName).toMatch(/^4-Week Running and (?:Strength|Muscle)$/);
    for (const { sessions } of made.weeks) {
      const titles = sessions.map(({ title }) => title);
      expect(titles).toEqual(['Easy Run', 'Full Body A', 'Quick Run', 'Full Body B']);
      expect(sessions.map((session) => runOf(session) !== undefined)).toEqual([
        true,
        false,
        true,
        false,
      ]);
    }
    expect(made.phases[0]?.mainLifts.length).toBeGreaterThan(0);
    expect(made.progressionGuidelines.join(' ')).toContain('for running and ');
    expect(made.progressionGuidelines.join(' ')).toContain('you run more and walk less');
  });

  it.each([2, 3, 5, 6, 7])('has both in a week of %i days', (sessionsPerWeek) => {
    const made = makeProgram({
      ...wish,
      goalText: 'marathon plus strength',
      weeks: 1,
      sessionsPerWeek,
    });
    const titles = made.weeks[0]?.sessions.map(({ title }) => title) ?? [];
    expect(titles.some((title) => title.endsWith('Run'))).toBe(true);
    expect(titles).toContain('Full Body A');
  });

  it.each([
    'strength for marathon runners',
    'stronger legs for my marathon',
    'strength, no running',
    'build muscle, I run a lot already',
    'strength and a healthy back in the long run',
  ])('is not made of "%s"', (goalText) => {
    const made = makeProgram({ ...wish, goalText, weeks: 1 });
    expect(allSessions(made).flatMap((session) => runOf(session) ?? [])).toEqual([]);
  });
});

it('a walker walks', () => {
  const made = makeProgram({ ...wish, goalText: 'a daily walk', weeks: 1 });
  expect(made.programName).toBe('1-Week Walking');
  expect(made.weeks[0]?.sessions.map(({ title }) => title)).toContain('Easy Walk');
});

it('a knee that hurts is not run on', () => {
  const made = makeProgram({ ...wish, goalText: 'train for a marathon, my knee hurts', weeks: 1 });
  expect(allSessions(made).flatMap((session) => runOf(session) ?? [])).toEqual([]);
});

it.each(['lose fat', 'more stamina', 'jump higher', 'stay healthy'])(
  'a knee that hurts lands nowhere in a program to "%s"',
  (goalText) => {
    const words = `${goalText}, bad knee`;
    const made = makeProgram({ ...wish, goalText: words, equipment: ['bodyweight'], weeks: 4 });
    const used = allSessions(made).flatMap(({ workout }) => workout.workout);
    const landing = used.filter(({ exerciseId = '' }) => exerciseById(exerciseId)?.impact);
    expect(landing.map(({ name }) => name)).toEqual([]);
  },
);

it('five minutes are too short for a run, and make a program all the same', () => {
  const made = makeProgram({ ...wish, minutesPerSession: 5, weeks: 1 });
  expect(allSessions(made)).toHaveLength(3);
  expect(made.programName).toBe('1-Week Stamina');
});
