import { expect, it } from 'vitest';
import { instantIn, isTimeZone } from './zone.ts';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

it.each([
  // An hour in spring and autumn; the hour that is skipped, and the one that comes twice.
  ['Europe/Berlin', '2026-03-28', '18:30', '2026-03-28T17:30'],
  ['Europe/Berlin', '2026-03-29', '18:30', '2026-03-29T16:30'],
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30'],
  ['Europe/Berlin', '2026-10-25', '18:30', '2026-10-25T17:30'],
  ['America/New_York', '2026-03-08', '07:00', '2026-03-08T11:00'],
  ['America/New_York', '2026-11-01', '07:00', '2026-11-01T12:00'],
  // Half an hour.
  ['Australia/Lord_Howe', '2026-04-04', '18:00', '2026-04-04T07:00'],
  ['Australia/Lord_Howe', '2026-04-05', '18:00', '2026-04-05T07:30'],
  // A day that has no midnight.
  ['America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00'],
  ['America/Santiago', '2026-09-06', '12:00', '2026-09-06T15:00'],
  ['Africa/Cairo', '2026-04-24', '06:00', '2026-04-24T03:00'],
  ['Asia/Kolkata', '2026-04-24', '06:00', '2026-04-24T00:30'],
  ['UTC', '2026-04-24', '23:59', '2026-04-24T23:59'],
])('in %s on %s at %s it is %s', (zone, day, clock, instant) => {
  expect(instantIn(zone, day, at(clock))).toBe(`${instant}:00.000Z`);
});

it('knows what is a zone', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
