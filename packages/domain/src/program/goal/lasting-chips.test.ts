import { expect, it } from 'vitest';
import { understand } from '../../planner/understand.ts';
import { build } from '../test-support/make-program.ts';
import { lastingChips } from './lasting-chips.ts';

function labelsOf(text: string): string[] {
  const read = understand(text, { durationMinutes: 45 }, {}, { sessions: [] });
  return read.kind === 'request' ? lastingChips(read.chips).map(({ label }) => label) : [];
}

it.each([
  ['I have a bad left knee and want to get strong', ['Left knee', 'Strength']],
  ['I have asthma and want to build muscle', ['Asthma', 'Build muscle']],
  ['no jumping, no burpees, quiet', ['No jumping', 'No burpees', 'Quiet']],
  ['build muscle at home with dumbbells', ['Dumbbells', 'Build muscle']],
])('of "%s" what lasts is read back', (text, labels) => {
  expect(labelsOf(text).sort()).toEqual([...labels].sort());
});

it('what is about one day is no part of a program', () => {
  expect(labelsOf('get strong, 30 minutes, emom, sore legs, slept 4 hours')).toEqual(['Strength']);
});

it('what was not meant is no part of it either', () => {
  const injuriesIn = (dismissed: string[]) => {
    const outcome = build({
      goalText: 'build muscle, bad left knee',
      weeks: 1,
      sessionsPerWeek: 1,
      dismissed,
    });
    if (outcome.kind !== 'program') throw new Error(outcome.kind);
    return [...outcome.requests.values()].flatMap(({ injuries }) =>
      injuries.map(({ region }) => region),
    );
  };
  expect(injuriesIn([])).toEqual(['knee']);
  expect(injuriesIn(['injury:knee:left'])).toEqual([]);
});
