import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultTimerSettings, readTimerSettings } from './settings.ts';

test('the rest warning comes at 10 s by default', () => {
  expect(defaultTimerSettings.restWarning).toBe(10);
});

test('stored settings are kept, broken ones take their default', () => {
  expect(readTimerSettings({ autoStart: true, soundEnabled: 'no', restWarning: 5 })).toEqual({
    ...defaultTimerSettings,
    autoStart: true,
    restWarning: 5,
  });
});

test.each([
  [0, 0],
  [-4, 0],
  [500, 60],
  ['15', 15],
  [Number.NaN, 10],
  [null, 10],
])('a rest warning of %j is read as %d s', (stored, seconds) => {
  expect(readTimerSettings({ restWarning: stored }).restWarning).toBe(seconds);
});

test('anything at all gives settings', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const settings = readTimerSettings(value);
      expect(Object.keys(settings)).toEqual(Object.keys(defaultTimerSettings));
    }),
  );
});
