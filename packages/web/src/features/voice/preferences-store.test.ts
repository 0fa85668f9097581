// @vitest-environment jsdom
import { defaultVoicePreferences } from '@cadence/domain/profile/voice-preferences';
import { beforeEach, expect, test } from 'vitest';
import { change, rowsOf } from '../../platform/database/database.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { changeVoicePreferences, readVoicePreferences } from './preferences-store.ts';

beforeEach(() => {
  setStorageOwner('u1');
});

test('a change is kept under the key of the user', () => {
  changeVoicePreferences({ formCues: false, selectedVoiceStyle: 'sergeant' });
  const kept = rowsOf('values').get('voicePreferences') as { data: unknown };
  expect(kept.data).toMatchObject({
    formCues: false,
    selectedVoiceStyle: 'sergeant',
    restMessages: true,
  });
  setStorageOwner('u2');
  expect(readVoicePreferences()).toEqual(defaultVoicePreferences);
});

test('the volume is clamped', () => {
  changeVoicePreferences({ volume: 3 });
  expect(readVoicePreferences().volume).toBe(1);
  changeVoicePreferences({ volume: -1 });
  expect(readVoicePreferences().volume).toBe(0);
});

test('of a value that is half broken the good half is kept', () => {
  const data = { volume: 'loud', userNames: [' Ada ', 'ada', 7], calloutFrequency: 'frequent' };
  change({ table: 'values', id: 'voicePreferences', value: { version: 1, data } });
  expect(readVoicePreferences()).toEqual({
    ...defaultVoicePreferences,
    userNames: ['Ada'],
    calloutFrequency: 'frequent',
  });
});
