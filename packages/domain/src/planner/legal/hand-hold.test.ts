import { describe, expect, it } from 'vitest';
import { allExercises } from '../../exercise/library.ts';
import { plan } from '../plan.ts';
import type { Request } from '../request.ts';
import { understand } from '../understand.ts';

const requestOf = (text: string): Request => {
  const read = understand(text, {}, {}, { sessions: [] });
  if (read.kind !== 'request') throw new Error(read.message);
  return read.request;
};

const movesOf = (text: string) => {
  const { workout } = plan(requestOf(text), '2026-11-17T10:00:00Z', 1);
  const all = new Map(allExercises().map((one) => [one.id, one]));
  return workout.flatMap((item) => all.get(item.exerciseId ?? '') ?? []);
};

describe('somebody who needs a hand to hold on', () => {
  it.each([
    'my balance is poor, legs and upper body with something to hold on to, dumbbells',
    'I am 81, strength 20 min, dumbbells and bands',
    'wobbly on my feet, 30 min full body, kettlebell',
  ])('keeps it free on their feet: "%s"', (text) => {
    const busy = movesOf(text).filter(
      ({ id, position, patterns, loadCount }) =>
        position === 'standing' &&
        loadCount > 0 &&
        ['squat', 'lunge', 'hinge', 'carry'].includes(patterns[0] ?? '') &&
        !id.endsWith('single-leg-rdl'),
    );
    expect(busy.map(({ id }) => id)).toEqual([]);
  });

  it('is told what to hold', () => {
    const { workout } = plan(
      requestOf('my balance is poor, legs 20 min, no kit'),
      '2026-11-17T10:00:00Z',
      1,
    );
    expect(
      workout.some(({ modifications = [] }) => modifications.some((one) => /rail/.test(one))),
    ).toBe(true);
  });
});

describe('somebody who is afraid to bend', () => {
  it('has one light hinge and no row that is bent over', () => {
    const moves = movesOf('scared of hinging after my back went, dumbbells and a barbell, 40 min');
    const hinges = new Set(
      moves
        .filter(({ patterns, loadCount }) => patterns[0] === 'hinge' && loadCount > 0)
        .map(({ id }) => id),
    );
    expect(hinges.size).toBeLessThanOrEqual(1);
    expect(moves.some(({ id }) => id.includes('bent-over-row'))).toBe(false);
  });
});
