import { describe, expect, it } from 'vitest';
import { exerciseLibrary } from '../exercise/library.ts';
import type { AthleteFacts } from '../planner/request.ts';
import { makeProgram } from './test-support/make-program.ts';
import { programLimits } from './types.ts';

const badKnee: AthleteFacts = {
  injuries: [{ region: 'knee', status: 'active', source: 'profile', confidence: 1 }],
};
const noRunning = 'No running: landing puts several times your weight on the knee.';
const wish = { weeks: 1, sessionsPerWeek: 3, minutesPerSession: 30, preferredDays: [] };

function leftOut(goalText: string, athlete: AthleteFacts = {}, minutesPerSession = 30) {
  const { departures } = makeProgram({ ...wish, goalText, minutesPerSession }, { athlete });
  return departures;
}

describe('a program that cannot be all that was asked for', () => {
  it.each<[string, AthleteFacts]>([
    ['run a 10k', badKnee],
    ['couch to 5k', badKnee],
    ['run a 5k, my knee hurts', {}],
    ['a running plan, bad knee', {}],
    ['I want to start running, bad left knee', {}],
    ['run a 10k, bad left knee', { goal: 'strength' }],
  ])('says why nothing is run for "%s", and what it trains', (goalText, athlete) => {
    expect(leftOut(goalText, athlete)).toEqual([
      `${noRunning} Your sessions train stamina without it.`,
    ]);
  });

  it('says it of the runs beside lifting, too', () => {
    expect(leftOut('marathon plus strength', badKnee)).toEqual([
      `${noRunning} Your sessions train strength without it.`,
    ]);
  });

  it('says it where the time is too short to run', () => {
    expect(leftOut('run a 10k', {}, 6)).toEqual([
      'No running: it takes sessions of at least 8 minutes. Your sessions train stamina without it.',
    ]);
  });

  it('names each move that was asked for and may not be', () => {
    expect(leftOut('back squat and deadlift strength', badKnee)).toEqual([
      'No Back Squat: load in a deep bend presses on the knee.',
    ]);
  });

  it('names together what nothing but the time speaks against', () => {
    const lifts =
      'deadlift, bench press, back squat, barbell row, curls, pull-ups, dips and lunges';
    const [line, ...others] = leftOut(`strength: ${lifts}`, {}, 15) ?? [];
    expect(line).toMatch(/^No room in your sessions for .+ and .+\.$/);
    expect(others).toEqual([]);
  });

  it('names together what the same reason speaks against', () => {
    const lines = leftOut('strength: back squat, front squat and walking lunges', badKnee) ?? [];
    expect(lines.join(' ')).toContain('No Back Squat and Front Squat: ');
    expect(new Set(lines.map((line) => line.split(': ')[1])).size).toBe(lines.length);
  });

  it('stays short however much was asked for', () => {
    const names = exerciseLibrary
      .filter(({ patterns: [first] }) => first === 'squat' || first === 'lunge')
      .map(({ name }) => name.toLowerCase());
    const goalText = `strength: ${names.join(', ')}`.slice(0, programLimits.goalLength);
    const lines = leftOut(goalText, badKnee, 15) ?? [];
    const { lines: most, length } = programLimits.departures;
    expect(lines.join(' ')).toMatch(/ and \d+ more/);
    expect(lines.length).toBeLessThanOrEqual(most);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(length);
  });

  it.each([
    ['run a 10k', {}],
    ['get fit', badKnee],
    ['get fit, my knee hurts when running', {}],
    ['no running, just get fit', badKnee],
    ['walk every day', badKnee],
  ])('says nothing of "%s", which it can be', (goalText, athlete) => {
    expect(leftOut(goalText, athlete)).toEqual([]);
  });
});
