import { expect, test } from 'vitest';
import { speakingSeconds } from './speaking-time.ts';
import { fill, sayAmount, sayName, sayPlain, sayTime } from './wording.ts';

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
  [{ duration: 1200, openEnded: true }, ''],
] as const)('%j is said as "%s"', (announced, text) => {
  expect(sayAmount(announced)).toBe(text);
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
