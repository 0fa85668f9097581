import { expect, it } from 'vitest';
import { linesIn } from '../../sessions/notes.ts';
import { makeProgram } from '../../test-support/make-program.ts';

const jumpsIn = (goalText: string) =>
  makeProgram({ goalText, weeks: 3, sessionsPerWeek: 3, fitnessLevel: 'beginner' })
    .weeks.slice(0, 2)
    .map(
      ({ sessions }) =>
        sessions.filter(({ workout }) =>
          linesIn(workout).some(({ name }) => /jump|hop|bound/i.test(name)),
        ).length,
    );

it('jumps before it lifts where somebody wants to be fast', () => {
  expect(jumpsIn('get faster and stronger for football')).toEqual([2, 2]);
});

it('leaves jumps out where only strength is wished for', () => {
  expect(jumpsIn('linear progression for strength')).toEqual([0, 0]);
});
