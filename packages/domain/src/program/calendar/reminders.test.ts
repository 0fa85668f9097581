import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuiet, nextReminder, type OpenSession, reminderFor, stillSaidMs } from './reminders.ts';
import { wallIn } from './zone.ts';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const times = (clock: string, zone = 'UTC', quiet = ['22:00', '07:00'] as const) => ({
  minutes: at(clock),
  quietFrom: at(quiet[0]),
  quietTo: at(quiet[1]),
  zone,
});
// A Monday.
const monday = '2026-03-02';
const sunday = '2026-03-08';
const open = (day: string, title: string, ofProgram = true): OpenSession => ({
  day,
  title,
  ofProgram,
});
const all = ['planned', 'missed', 'week'] as const;

test.each([
  ['UTC', '2026-03-02T08:00:00Z', '2026-03-02T18:00:00.000Z'],
  ['UTC', '2026-03-02T18:00:00Z', '2026-03-03T18:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T20:00:00Z', '2026-03-29T16:00:00.000Z'],
  ['America/New_York', '2026-03-02T23:30:00Z', '2026-03-03T23:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-02T08:00:00Z', '2026-03-02T12:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-02T08:00:00Z', '2026-03-03T04:00:00.000Z'],
])('in %s after %s six in the evening is %s', (zone, after, expected) => {
  expect(nextReminder(times('18:00', zone), Date.parse(after))).toBe(expected);
});

test('the next one is always ahead, within two days, and at its minute unless clocks changed', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Tokyo'];
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(...zones),
      (second, minutes, zone) => {
        const given = { minutes, zone, quietFrom: 0, quietTo: 0 };
        const next = Date.parse(nextReminder(given, second * 1000));
        expect(next).toBeGreaterThan(second * 1000);
        expect(next).toBeLessThanOrEqual(second * 1000 + 49 * 3_600_000);
        const shown = wallIn(zone, next).minutes;
        const off = Math.min((shown - minutes + 1440) % 1440, (minutes - shown + 1440) % 1440);
        expect(off).toBeLessThanOrEqual(60);
      },
    ),
  );
});

test.each([
  ['23:00', true],
  ['22:00', true],
  ['21:59', false],
  ['06:59', true],
  ['07:00', false],
])('%s is quiet: %s', (clock, quiet) => {
  expect(isQuiet(at(clock), times('18:00'))).toBe(quiet);
});

test('equal ends are never quiet', () => {
  const never = times('18:00', 'UTC', ['00:00', '00:00'] as never);
  for (const minutes of [0, 720, 1439]) expect(isQuiet(minutes, never)).toBe(false);
});

test.each([
  ['18:00', '2026-03-02T18:00:00Z', 4 * 60],
  ['18:00', '2026-03-02T20:00:00Z', 2 * 60],
  ['18:00', '2026-03-02T22:00:00Z', 0],
  ['21:00', '2026-03-02T21:00:00Z', 60],
  ['21:00', '2026-03-02T22:30:00Z', 0],
])('due at %s, at %s it may be shown for %i minutes', (clock, now, minutes) => {
  const dueAt = `${monday}T${clock}:00.000Z`;
  expect(stillSaidMs(times(clock), dueAt, Date.parse(now))).toBe(minutes * 60_000);
});

test('what is planned is said by its title', () => {
  expect(reminderFor(all, monday, [open(monday, 'Upper A'), open(monday, 'Walk', false)])).toEqual({
    title: 'Training day',
    text: 'Upper A, Walk',
    day: monday,
  });
});

test('what was missed is said only on a day with nothing else, and once', () => {
  const missed = [open(monday, 'Upper A')];
  expect(reminderFor(all, '2026-03-03', missed)).toMatchObject({
    title: 'Still open from yesterday',
    text: 'Upper A. Do it, move it or leave it out.',
    day: monday,
  });
  expect(reminderFor(all, '2026-03-04', missed)).toBeNull();
  const both = [...missed, open('2026-03-03', 'Lower A')];
  expect(reminderFor(all, '2026-03-03', both)?.title).toBe('Training day');
  expect(reminderFor(['missed'], '2026-03-03', both)).toBeNull();
  expect(reminderFor(all, '2026-03-03', [open(monday, 'Walk', false)])).toBeNull();
});

test('on Sundays the week ahead is told', () => {
  const week = ['2026-03-10', '2026-03-12', '2026-03-15'].map((day) => open(day, 'Run'));
  const words = 'Next week: 3 sessions, the first on Tuesday.';
  expect(reminderFor(all, sunday, week)).toEqual({
    title: 'The week ahead',
    text: words,
    day: '2026-03-10',
  });
  expect(reminderFor(all, '2026-03-09', week)).toBeNull();
  const today = [open(sunday, 'Long run'), ...week];
  expect(reminderFor(all, sunday, today)?.text).toBe(`Long run. ${words}`);
  expect(reminderFor(['planned'], sunday, week)).toBeNull();
});

test('a kind that is off says nothing', () => {
  const given = [open(monday, 'Upper A'), open('2026-03-01', 'Run')];
  expect(reminderFor([], monday, given)).toBeNull();
  expect(reminderFor(['week'], monday, given)).toBeNull();
});

test('titles without end are cut', () => {
  const many = Array.from({ length: 50 }, (_, i) => open(monday, `A long title of session ${i}`));
  expect([...(reminderFor(all, monday, many)?.text ?? '')].length).toBeLessThanOrEqual(300);
});
