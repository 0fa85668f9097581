import { expect, test } from 'vitest';
import { dateOf, localDay } from './local-day.ts';

test('a day has two digits for month and day', () => {
  expect(localDay(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('its date is the midnight that begins it here', () => {
  expect(dateOf('2026-03-29')).toEqual(new Date(2026, 2, 29));
});
