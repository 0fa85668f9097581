import { describe, expect, it } from 'vitest';
import { linesIn } from '../sessions/notes.ts';
import { makeProgram } from '../test-support/make-program.ts';
import { sexIn } from './settle-request.ts';

const atHome = { equipment: ['bodyweight' as const, 'yoga_mat' as const], props: [] };
const linesOf = (goalText: string, more = {}) =>
  makeProgram({ goalText, weeks: 3, sessionsPerWeek: 2, ...atHome, ...more })
    .weeks.flatMap(({ sessions }) => sessions)
    .flatMap(({ workout }) => linesIn(workout));

it.each([
  ['woman 29, 62 kg', 'female'],
  ['33 m 88 kg', 'male'],
  ['doubles with my wife, I am a man and she is a woman', undefined],
  ['run 10 km in 50 min', undefined],
])('hears from %s who trains', (goal, sex) => {
  expect(sexIn(goal)).toBe(sex);
});

describe('what is told of body and kit', () => {
  it('takes no weight of a body for a bell', () => {
    const weights = linesOf('only kettlebells: one 16 and one 24. I am 40, 80 kg, get strong').map(
      ({ weight }) => weight,
    );
    expect(weights).toContain(16);
    expect(weights).not.toContain(80);
  });

  it('keeps all the weights of a list', () => {
    const weights = new Set(
      linesOf('dumbbells only (pairs of 6, 10, 14 kg), build muscle, beginner woman 60 kg', {
        fitnessLevel: 'beginner',
      }).map(({ weight }) => weight),
    );
    expect(weights.size).toBeGreaterThan(1);
  });

  it('gives a bench to who has a maximum on it', () => {
    const names = linesOf(
      '5/3/1, squat 140 bench 100 deadlift 180 press 60, garage with rack and bar',
      {
        sessionsPerWeek: 4,
      },
    ).map(({ exerciseId }) => exerciseId);
    expect(names).toContain('bench-press');
  });

  it('does not add the bare move of a lift that was told as a number', () => {
    const names = linesOf(
      'my bench is stuck at 95, want 105. squat 140, deadlift 170, full gym',
    ).map(({ exerciseId }) => exerciseId);
    expect(names).not.toContain('air-squat');
  });

  it('lets everybody walk', () => {
    const { weeks } = makeProgram({
      goalText: 'lose fat, 110 kg, gym membership with machines',
      weeks: 4,
      sessionsPerWeek: 3,
      ...atHome,
    });
    for (const { sessions } of weeks)
      for (const { title } of sessions) expect(title).not.toMatch(/^Mobility/);
  });
});
