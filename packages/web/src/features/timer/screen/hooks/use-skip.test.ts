import type { TimerStep } from '@cadence/domain/timer/types';
import { describe, expect, test } from 'vitest';
import { skippedText } from './use-skip.ts';

const named = (name: string): TimerStep => ({ name, type: 'exercise', duration: 30 });

describe('what was skipped', () => {
  test('is said by its name', () => {
    expect(skippedText([named('Goblet Squat')])).toBe('Goblet Squat skipped.');
  });

  test('is said in one line where its name is long', () => {
    expect(skippedText([named('Half-Kneeling Single-Arm Press')])).toBe('Step skipped.');
  });

  test('is said with its set or its round where the same comes again', () => {
    const set = (currentSet: number, name: string): TimerStep => ({
      ...named(`${name} - Set ${currentSet}`),
      exerciseName: name,
      setInfo: { currentSet, totalSets: 3 },
    });
    expect(skippedText([set(1, 'Plank')], set(2, 'Plank'))).toBe('Set 1 of Plank skipped.');
    expect(skippedText([set(3, 'Plank')], named('Squat'))).toBe('Set 3 of Plank skipped.');
    const walkout = 'Hamstring Walkout';
    expect(skippedText([set(1, walkout)], set(2, walkout))).toBe('Set 1 skipped.');
    const round = (number: number) => ({ ...named('Squat'), round: number, totalRounds: 8 });
    expect(skippedText([round(2)], round(3))).toBe('Round 2 of Squat skipped.');
    expect(skippedText([round(2)], named('Plank'))).toBe('Squat skipped.');
  });

  test('is counted where there is more of it', () => {
    expect(skippedText([named('Squat'), named('Plank')])).toBe('2 steps skipped.');
  });
});
