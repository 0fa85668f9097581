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

  test('is counted where there is more of it', () => {
    expect(skippedText([named('Squat'), named('Plank')])).toBe('2 steps skipped.');
  });
});
