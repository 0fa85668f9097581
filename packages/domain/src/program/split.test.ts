import { describe, expect, it } from 'vitest';
import type { Goal } from '../reading/vocabulary.ts';
import { slotsFor } from './split.ts';

const kinds = (goal: Goal, count: number, least = 2, overWeekEnd = 2) =>
  slotsFor(goal, count, { least, overWeekEnd }, []).map(({ kind }) => kind);

describe('a week of', () => {
  it.each([
    [1, ['full']],
    [3, ['full', 'full', 'full']],
    [4, ['upper', 'lower', 'upper', 'lower']],
    [5, ['push', 'pull', 'legs', 'upper', 'lower']],
    [6, ['push', 'pull', 'legs', 'push', 'pull', 'legs']],
    [7, ['push', 'pull', 'legs', 'push', 'pull', 'legs', 'easy']],
  ])('%i lifting days is split so', (count, split) => {
    expect(kinds('hypertrophy', count)).toEqual(split);
  });

  it('days in a row takes turns between the halves', () => {
    expect(kinds('strength', 3, 1)).toEqual(['upper', 'lower', 'upper']);
  });

  it('three days of which the last meets the first of the next week shares no muscle', () => {
    expect(kinds('strength', 3, 1, 1)).toEqual(['push', 'pull', 'legs']);
  });

  it('interval days that meet over the end of the week has an easy one there', () => {
    expect(kinds('hiit', 3, 1, 1)).toEqual(['intervals', 'full', 'easy']);
  });

  it.each([2, 3, 4, 5, 6, 7])('%i interval days in a row never has two hard ones together', (n) => {
    const week = kinds('hiit', n, 1);
    week.forEach((kind, i) => {
      expect(kind === 'intervals' && week[i + 1] === 'intervals').toBe(false);
    });
  });

  it('mobility is easy every day', () => {
    expect(new Set(kinds('mobility', 7))).toEqual(new Set(['easy']));
  });

  it('whole-body days gives every other one to the wished part', () => {
    const focus = slotsFor('general', 3, { least: 2, overWeekEnd: 3 }, ['glutes']).map(
      (slot) => slot.focus[0],
    );
    expect(focus).toEqual(['glutes', 'full_body', 'glutes']);
  });
});
