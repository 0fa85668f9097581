import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { voiceStyles } from '@cadence/domain/voice/styles';
import { expect, test } from 'vitest';
import { scriptOf } from './set-script.ts';

const preferences = { ...defaultVoicePreferences, calloutFrequency: 'rare' } as const;
const texts = (changes: object) =>
  scriptOf({ ...preferences, ...changes }).flatMap((line) => line.texts);
const countdown = ['Five.', 'Three.', 'Two.', 'One.'];

test.each(voiceStyles)('%s announces, counts down, rests and names what comes next', (style) => {
  const script = scriptOf({ ...preferences, selectedVoiceStyle: style });
  expect(script[0]?.texts[0]).toMatch(/goblet squat/i);
  expect(script.at(-1)?.texts[0]).toMatch(/push-up/i);
  expect(script.map((line) => line.phase)).toContain('rest');
  const times = script.map((line) => line.atSeconds);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(script.map((line) => line.id)).size).toBe(script.length);
});

test('the numbers of a countdown stand in one line', () => {
  expect(scriptOf(preferences).map((line) => line.texts)).toContainEqual(countdown);
});

test.each([
  ['exerciseAnnouncements', /goblet squat\. twelve/i],
  ['formCues', /Sit between your hips/],
  ['progressUpdates', /half/i],
  ['restMessages', /rest/i],
])('without %s, nothing of it is said', (key, words) => {
  expect(texts({}).join(' ')).toMatch(words);
  expect(texts({ [key]: false }).join(' ')).not.toMatch(words);
});

test('with all of it off, only the numbers are left', () => {
  const left = texts({
    exerciseAnnouncements: false,
    motivationalMessages: false,
    formCues: false,
    progressUpdates: false,
    restMessages: false,
  });
  expect([...new Set(left)]).toEqual(['Ten.', ...countdown]);
});

test('the preview speaks although speech is off in workouts', () => {
  expect(texts({ enabled: false })).toEqual(texts({}));
});
