import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addUserName,
  defaultVoicePreferences,
  maxUserNameLength,
  readVoicePreferences,
  removeUserName,
} from './voice-preferences.ts';

test('the coach speaks at 0.8 in the instructional style by default', () => {
  expect(defaultVoicePreferences).toMatchObject({
    enabled: true,
    volume: 0.8,
    selectedVoiceStyle: 'instructional',
    userNames: [],
    calloutFrequency: 'occasional',
  });
});

test('no style has a voice of its own before one is chosen: the engine says which it is', () => {
  const voices = Object.values(defaultVoicePreferences.voiceProfiles).map(({ voiceId }) => voiceId);
  expect(voices).toEqual([null, null, null, null]);
});

test('stored preferences are kept, broken ones take their default', () => {
  const stored = {
    enabled: false,
    formCues: 'no',
    restMessages: false,
    selectedVoiceStyle: 'sergeant',
    calloutFrequency: 'always',
    voiceProfiles: { sergeant: { voiceId: 'deep', rate: 9 }, other: {} },
  };
  const preferences = readVoicePreferences(stored);
  expect(preferences).toMatchObject({
    enabled: false,
    formCues: true,
    restMessages: false,
    selectedVoiceStyle: 'sergeant',
    calloutFrequency: 'occasional',
  });
  expect(preferences.voiceProfiles).toEqual({
    ...defaultVoicePreferences.voiceProfiles,
    sergeant: { voiceId: 'deep', rate: 2, pitch: 1, volume: 1 },
  });
});

test.each([
  [0, 0],
  [1, 1],
  [0.35, 0.35],
  [-3, 0],
  [80, 1],
  ['0.5', 0.5],
  [Number.POSITIVE_INFINITY, 1],
  [Number.NaN, 0.8],
  ['loud', 0.8],
  [null, 0.8],
])('a volume of %j is read as %d', (stored, volume) => {
  expect(readVoicePreferences({ volume: stored }).volume).toBe(volume);
});

describe('names for callouts', () => {
  test.each([
    ['trimmed', [], '  Ada ', ['Ada']],
    ['ignored when blank', ['Ada'], '   ', ['Ada']],
    ['ignored when there already', ['Ada'], 'Ada', ['Ada']],
    ['ignored when there in other letters', ['Ada'], ' aDA', ['Ada']],
    ['kept in their order', ['Ada'], 'Max', ['Ada', 'Max']],
    ['written with single spaces', [], 'Ada   Mae', ['Ada Mae']],
  ])('are %s', (_, names, added, expected) => {
    expect(addUserName(names, added)).toEqual(expected);
  });

  test('are removed in whatever letters they are given', () => {
    expect(removeUserName(['Ada', 'Max'], ' ADA ')).toEqual(['Max']);
    expect(removeUserName(['Ada'], 'Max')).toEqual(['Ada']);
  });

  test('are read from anything that was stored', () => {
    const userNames = [' Ada', 'ADA', '', 7, null, 'Max', 'x'.repeat(90)];
    expect(readVoicePreferences({ userNames }).userNames).toEqual([
      'Ada',
      'Max',
      'x'.repeat(maxUserNameLength),
    ]);
    expect(readVoicePreferences({ userNames: 'Ada' }).userNames).toEqual([]);
  });

  test('stay few', () => {
    const userNames = Array.from({ length: 40 }, (_, i) => `Friend ${i}`);
    expect(readVoicePreferences({ userNames }).userNames).toHaveLength(10);
  });
});

test('anything at all gives preferences, and reading them again changes nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const preferences = readVoicePreferences(value);
      expect(Object.keys(preferences)).toEqual(Object.keys(defaultVoicePreferences));
      expect(readVoicePreferences(preferences)).toEqual(preferences);
    }),
  );
});
