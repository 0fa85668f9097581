import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnalyticsPreferences } from './preferences.ts';

const untouched = {
  notifications: { goals: true, achievements: true },
  privacy: { pictureDetails: true },
  display: { weeks: '12', tables: false },
};

test('untouched they tell everything and show twelve weeks', () => {
  expect(readAnalyticsPreferences(undefined)).toEqual(untouched);
});

test('each is read by itself: what is broken takes no other with it', () => {
  const given = { notifications: { goals: false, achievements: 'no' }, display: { weeks: '3' } };
  expect(readAnalyticsPreferences(given)).toEqual({
    ...untouched,
    notifications: { goals: false, achievements: true },
  });
});

test('whatever is stored, reading what was read changes nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const read = readAnalyticsPreferences(value);
      expect(readAnalyticsPreferences(read)).toEqual(read);
    }),
  );
});
