import { describe, expect, it } from 'vitest';
import { session } from '../training/test-support/log.ts';
import { loadWords } from './advise-load.ts';
import { stranger } from './test-support/athletes.ts';

describe('how heavy a lift should be', () => {
  const bench = session(
    3,
    [
      { weight: 80, reps: 5, rpe: 8 },
      { weight: 80, reps: 5, rpe: 8 },
    ],
    {
      exerciseId: 'bench-press',
      plannedReps: 5,
    },
  );
  const knowledge = {
    ...stranger,
    now: '2026-06-30T10:00:00.000Z',
    sessions: [bench],
    athlete: { level: 'intermediate' as const },
  };

  it.each([
    [
      'how heavy should I bench today?',
      'Bench Press, 5 reps with 2 left: 80 kg: 82 % of about 98 kg, from your 80 × 5 3 days ago.',
    ],
    [
      'what weight should I use for dumbbell bench press',
      'Dumbbell Bench Press, 5 reps with 2 left: 28 kg: estimated from your bench, ±8 %: adjust on set 1.',
    ],
  ])('%s', (text, expected) => {
    expect(loadWords(text, knowledge)).toBe(expected);
  });

  it.each(['how often should I bench?', 'how heavy is a horse?', 'I benched 80 today'])(
    '%s: no word',
    (text) => {
      expect(loadWords(text, knowledge)).toBeNull();
    },
  );

  it('starts light where nothing is known', () => {
    expect(
      loadWords('how much weight for back squats?', { ...knowledge, sessions: [], athlete: {} }),
    ).toMatch(/^Back Squat, 5 reps with 2 left: Start with 20 kg/);
  });
});
