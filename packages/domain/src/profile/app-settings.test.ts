import { expect, test } from 'vitest';
import { defaultAppSettings, readAppSettings } from './app-settings.ts';

test.each([
  [
    { masterVolume: 55, voiceSpeed: 1.25 },
    { masterVolume: 55, voiceSpeed: 1.25 },
  ],
  [
    { masterVolume: -5, voiceSpeed: 0.1 },
    { masterVolume: 0, voiceSpeed: 0.5 },
  ],
  [
    { masterVolume: 900, voiceSpeed: 3 },
    { masterVolume: 100, voiceSpeed: 2 },
  ],
  [{ masterVolume: 'loud', voiceSpeed: Number.NaN }, defaultAppSettings],
  [null, defaultAppSettings],
  ['settings', defaultAppSettings],
])('%j is read as %j', (stored, settings) => {
  expect(readAppSettings(stored)).toEqual(settings);
});
