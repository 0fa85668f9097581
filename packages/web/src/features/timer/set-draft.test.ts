import type { TimerStep } from '@cadence/domain/timer/types';
import { describe, expect, test } from 'vitest';
import { draftFrom, fieldText, setBefore, setText } from './set-draft.ts';

const work: TimerStep = {
  name: 'Row',
  duration: 40,
  type: 'exercise',
  reps: 12,
  weight: 16,
  rpe: 7,
};
const rest: TimerStep = { name: 'Rest', duration: 15, type: 'rest' };

describe('logging a set', () => {
  test('starts from the plan', () => {
    expect(draftFrom(work)).toEqual({ reps: 12, weight: 16, rpe: 7 });
    expect(draftFrom({ ...rest, weight: 'heavy band' })).toEqual({});
  });

  test('says what is there, and names what is not', () => {
    expect(fieldText('reps', 1)).toBe('1 rep');
    expect(fieldText('weight', 16)).toBe('16 kg');
    expect(fieldText('rpe', undefined)).toBe('RPE');
    expect(setText({ reps: 12, rpe: 7 })).toBe('12 reps · RPE 7');
    expect(setText({})).toBe('Done');
  });

  test.each([
    ['the set before the rest', [work, rest], 1, [], 0],
    ['the set before two rests', [work, rest, rest], 2, [], 0],
    ['nothing after a skipped set', [work, rest], 1, [0], null],
    ['nothing after a warm-up', [{ ...work, type: 'warmup' as const }, rest], 1, [], null],
    ['nothing after a flow', [{ ...work, openEnded: true as const }, rest], 1, [], null],
    ['nothing at the start', [rest], 0, [], null],
  ])('is offered for %s', (_, steps, index, skipped, expected) => {
    expect(setBefore(steps, index, skipped)).toBe(expected);
  });
});
