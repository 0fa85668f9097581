// @vitest-environment jsdom
import type { StrengthRecord } from '@cadence/domain/analytics/lifts/records';
import type { LoggedSet, WorkoutSession } from '@cadence/domain/analytics/types';
import { describe, expect, test } from 'vitest';
import { gainText, maxText, volumeText } from './session-words.ts';

const session = (sets: LoggedSet[]) =>
  ({ exercises: [{ actual: { sets } }] }) as unknown as WorkoutSession;

const record = (change: Partial<StrengthRecord>): StrengthRecord => ({
  lift: 'Deadlift',
  date: '2026-11-17T10:00:00.000Z',
  oneRepMax: 42,
  estimatedFrom: { weight: 30, reps: 12 },
  lowConfidence: false,
  previousRecord: 39.6,
  improvement: 6.06,
  ...change,
});

describe('the summary', () => {
  test.each([
    [[], undefined],
    [[{ reps: 20 }], undefined],
    [[{ reps: 12, weight: 16 }], '192 kg'],
    [[{ reps: 12, weight: 240 }], '2.9 t'],
  ])('reads the volume of %j as %s', (sets, text) => {
    expect(volumeText(session(sets))).toBe(text);
  });

  test('says how much better a record is', () => {
    expect(maxText(record({}))).toBe('42.0 kg');
    expect(gainText(record({}))).toBe('up 6 %');
    expect(gainText(record({ improvement: 0.42 }))).toBe('up 0.4 %');
    expect(gainText(record({ improvement: null, lowConfidence: true }))).toBe(
      'your first, a rough estimate',
    );
  });
});
