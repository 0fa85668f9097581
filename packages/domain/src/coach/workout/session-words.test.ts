import { expect, it } from 'vitest';
import { plan } from '../../planner/plan.ts';
import { understand } from '../../planner/understand.ts';
import type { WeightUnit } from '../../profile/units.ts';
import { sessionWords } from './session-words.ts';

function wordsFor(text: string, unit: WeightUnit = 'kg'): string {
  const understood = understand(text, {}, {}, { sessions: [] });
  if (understood.kind !== 'request') throw new Error(understood.message);
  return sessionWords(plan(understood.request, '2026-11-15T08:00:00.000Z', 1), unit);
}

it('says each lift with its sets, reps and load, and the rest they share', () => {
  const words = wordsFor('5x5 squat, bench and row with a rack, squat max 120 kg');
  expect(words).toMatch(/^Back squat 5 × 5 × [\d.]+ kg, bench press 5 × 5 × /);
  expect(words).toMatch(/; rest \d:\d\d\.$/);
});

it('writes loads in the unit of the athlete', () => {
  const words = wordsFor('5x5 squat, bench and row with a rack, squat max 120 kg', 'lb');
  expect(words).toMatch(/ lb[,;]/);
  expect(words).not.toMatch(/ kg/);
});

it('says how a block is played before its moves', () => {
  expect(wordsFor('EMOM 12 with swings and push-ups, 16 kg kettlebell')).toMatch(
    /^Every minute for 12 min: two-hand swing \d+ reps · 16 kg, push-up \d+ reps\.$/,
  );
});

it('says a distance once, and rounds that stand in the list', () => {
  expect(wordsFor('6 x 400 m on the track')).toBe('6 × 400 m run.');
  expect(wordsFor('30 min circuit, bodyweight')).toMatch(/^Circuit, 3 rounds: .+ 45 s, /);
});

it('names no more than seven moves in a row', () => {
  const words = wordsFor('easy stretching, 25 min');
  expect(words).toMatch(/ and \d+ more\.$/);
  expect(words.split(', ')).toHaveLength(7);
});
