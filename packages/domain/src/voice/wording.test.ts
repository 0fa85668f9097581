import { expect, test } from 'vitest';
import { speakingSeconds } from './speaking-time.ts';
import { fill, sayAmounts, sayName, sayPlain, sayTime, sayWeight } from './wording.ts';

test.each([
  [1, 'one second'],
  [45, 'forty-five seconds'],
  [60, 'one minute'],
  [90, 'ninety seconds'],
  [120, 'two minutes'],
  [150, 'two minutes thirty'],
])('%d s is said as %s', (seconds, text) => {
  expect(sayTime(seconds)).toBe(text);
});

test.each([
  [{ duration: 40 }, 'forty seconds'],
  [{ duration: 40, reps: 10 }, 'ten reps'],
  [{ duration: 40, reps: 1 }, 'one rep'],
  [{ duration: 40, reps: 10, repsText: '8–10' }, 'eight to ten reps'],
  [{ duration: 40, repsText: 'max' }, 'as many as you can'],
  [{ duration: 40, reps: 8, side: 'both' }, 'eight reps each side'],
  [{ duration: 40, side: 'both' }, 'forty seconds'],
  [{ duration: 40, side: 'left' }, 'forty seconds, left side'],
  [{ duration: 1200, openEnded: true }, undefined],
] as const)('%j is said as "%s"', (announced, text) => {
  expect(sayAmounts(announced, 'kg').at(-1)).toBe(text);
});

test.each([
  [{ duration: 40, reps: 10, weight: 16 }, 'kg', 'ten reps with sixteen kilos'],
  [{ duration: 40, reps: 10, weight: 16 }, 'lb', 'ten reps with thirty-five pounds'],
  [{ duration: 40, weight: 1 }, 'kg', 'forty seconds with one kilo'],
  [
    { duration: 40, reps: 8, side: 'both', weight: 17.5 },
    'kg',
    'eight reps each side with seventeen point five kilos',
  ],
  [
    { duration: 40, reps: 8, side: 'left', weight: 20 },
    'kg',
    'eight reps, left side, with twenty kilos',
  ],
  [
    { duration: 40, reps: 8, weight: '2 × 12 kg' },
    'lb',
    'eight reps with two times twelve kilograms',
  ],
  [{ duration: 40, reps: 8, weight: 'heavy' }, 'kg', 'eight reps'],
  [{ duration: 40, reps: 8, weight: 0 }, 'kg', 'eight reps'],
] as const)('%j in %s is said as "%s"', (announced, unit, text) => {
  expect(sayAmounts(announced, unit)[0]).toBe(text);
});

test('a weight is rounded to what can be heard', () => {
  expect(sayWeight(22.68, 'kg')).toBe('twenty-two point five kilos');
  expect(sayWeight(24.94758, 'lb')).toBe('fifty-five pounds');
});

test.each([
  ['{exercise}. {amount}.', 'Squat. Ten reps.'],
  ['Now {exercise}, {amount}.', 'Now Squat, ten reps.'],
  ['{amount} to go.', 'Ten reps to go.'],
  ['Set {set}.', 'Set two.'],
])('%s is filled as %s', (template, text) => {
  expect(fill(template, { exercise: 'Squat', amount: 'ten reps', set: 2 })).toBe(text);
});

test('a cue from a plan is shouted by the sergeant only', () => {
  expect(sayPlain('Chest up!', 'sergeant')).toBe('Chest up!');
  expect(sayPlain('Chest up!', 'encouraging')).toBe('Chest up.');
  expect(sayPlain('Chest up', 'encouraging')).toBe('Chest up.');
  expect(sayPlain('💪', 'encouraging')).toBe('');
});

test('a name ends no sentence', () => {
  expect(sayName('Burpee!')).toBe('Burpee');
  expect(sayName('1.5 Squat')).toBe('one point five Squat');
});

test('more words, longer words and more pauses take longer', () => {
  const seconds = (text: string) => speakingSeconds(text, 'instructional');
  expect(seconds('Keep going now.')).toBeGreaterThan(seconds('Keep going.'));
  expect(seconds('Alternating.')).toBeGreaterThan(seconds('Squat.'));
  expect(seconds('Keep. Going.')).toBeGreaterThan(seconds('Keep going.'));
});

test('a number of the countdown takes less than its second', () => {
  for (const style of ['motivational', 'instructional', 'sergeant', 'encouraging'] as const) {
    expect(speakingSeconds('Three.', style)).toBeLessThan(0.8);
  }
});
