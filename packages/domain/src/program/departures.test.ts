import { describe, expect, it } from 'vitest';
import type { AthleteFacts } from '../planner/request.ts';
import { makeProgram } from './test-support/make-program.ts';
import { programLimits } from './types.ts';

const badKnee: AthleteFacts = {
  injuries: [{ region: 'knee', status: 'active', source: 'profile', confidence: 1 }],
};
const wish = { weeks: 2, sessionsPerWeek: 3, minutesPerSession: 30, preferredDays: [] };

function saidOf(goalText: string, athlete: AthleteFacts = {}) {
  return makeProgram({ ...wish, goalText }, { athlete }).departures ?? [];
}

describe('a program that is not all that was asked for', () => {
  it.each(['run a 10k', 'couch to 5k', 'a half marathon'])(
    'says why nothing is run for "%s" with a bad knee',
    (goalText) => {
      expect(saidOf(goalText, badKnee).join(' ')).toContain(
        'No running: landing puts several times your weight on the knee.',
      );
    },
  );

  it.each([
    ['train for a triathlon', 'half marathon'],
    ['get better at football', 'strength with jumps'],
    ['a spartan race', 'runs with strength beside them'],
  ])('names the nearest template for "%s"', (goalText, nearest) => {
    expect(saidOf(goalText)[0]).toMatch(
      /^There is no template for that goal yet\. The nearest is /,
    );
    expect(saidOf(goalText)[0]).toContain(nearest);
  });

  it.each([
    ['marathon', /your longest run is/],
    ['first pull-up', /weeks are short/],
    ['couch to 5k', /30 min take 9 weeks/],
  ])('says what two weeks are short for: "%s"', (goalText, words) => {
    expect(saidOf(goalText).join(' ')).toMatch(words);
  });

  it('stays within its lines', () => {
    const lines = saidOf('marathon, strength: back squat, front squat, lunges', badKnee);
    const { lines: most, length } = programLimits.departures;
    expect(lines.length).toBeLessThanOrEqual(most);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(length);
  });
});
