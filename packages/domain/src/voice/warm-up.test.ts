import { expect, test } from 'vitest';
import { defaultVoicePreferences } from '../profile/voice-preferences.ts';
import { buildTimerSteps } from '../timer/build-steps.ts';
import { voiceStyles } from './styles.ts';
import { linesOfWorkout, stockLines } from './warm-up.ts';

const steps = buildTimerSteps({
  workoutType: 'Circuit',
  totalRounds: 3,
  restBetweenRounds: 60,
  workout: ['Goblet Squat', 'Push-Up', 'KB Swing'].map((name) => ({ name, duration: 40 })),
});
const textsFor = (changes = {}) =>
  linesOfWorkout(steps, { ...defaultVoicePreferences, ...changes }).map(({ text }) => text);

test.each(voiceStyles)(
  'the stock of the %s style has the numbers, go, rest, halfway and the end',
  (style) => {
    const texts = stockLines(style).map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(12);
    for (const word of ['Ten', 'Five', 'Three', 'Two', 'One', 'Go', 'Rest', 'Half']) {
      expect(
        texts.some((text) => text.toLowerCase().includes(word.toLowerCase())),
        word,
      ).toBe(true);
    }
    expect(texts.join('')).not.toContain('{');
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test('a workout has each of its lines once', () => {
  const ids = linesOfWorkout(steps, defaultVoicePreferences).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.length).toBeLessThan(100);
});

test('what is needed first comes first, records last', () => {
  const texts = textsFor();
  const firstWith = (word: string) => texts.findIndex((text) => text.includes(word));
  expect(firstWith('Get ready')).toBe(0);
  expect(firstWith('Goblet Squat')).toBeLessThan(firstWith('Push-Up'));
  expect(firstWith('Push-Up')).toBeLessThan(firstWith('kettlebell Swing'));
  expect(firstWith('Last round')).toBeLessThan(firstWith('complete'));
  expect(texts.at(-1)).toMatch(/record/);
});

test('each name is made for each line that calls it', () => {
  const withNames = textsFor({ userNames: ['Ada', 'Max'] });
  const calls = (name: string) => withNames.filter((text) => text.includes(name)).length;
  expect(calls('Ada')).toBeGreaterThan(3);
  expect(calls('Max')).toBe(calls('Ada'));
  expect(textsFor({ userNames: ['Ada'], personalCallouts: false }).join()).not.toContain('Ada');
});

test('what is not wanted is not made', () => {
  expect(textsFor({ enabled: false })).toEqual([]);
  expect(textsFor({ restMessages: false }).filter((text) => /^Rest|Next:/.test(text))).toEqual([]);
});
