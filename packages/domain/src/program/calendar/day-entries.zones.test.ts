import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSession } from '../../analytics/test-support/make-session.ts';
import { dayMs, hourMs } from '../../workout/durations.ts';
import { allSessions } from '../progress.ts';
import { makeProgram } from '../test-support/make-program.ts';
import { entriesByDay } from './day-entries.ts';
import { addDays, daysBetween, weekdayOfDate } from './days.ts';

/** Where clocks change by an hour, by half an hour, at midnight, at two, and in the other season. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
];

const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
  ]),
);

function wallClock(timeZone: string, instantMs: number) {
  const parts = formats.get(timeZone)?.formatToParts(instantMs) ?? [];
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${get('year')}-${get('month')}-${get('day')}`;
  return { day, minutes: Number(get('hour')) * 60 + Number(get('minute')) };
}

const startOf2026 = Date.UTC(2026, 0, 1);

/** Both instants of 2026, to the hour, at which the clocks of a zone change. */
function changesIn(timeZone: string): number[] {
  const offset = (ms: number) => {
    const { day, minutes } = wallClock(timeZone, ms);
    return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - ms;
  };
  const isChange = (ms: number, stepMs: number) => offset(ms) !== offset(ms + stepMs);
  const days = Array.from({ length: 365 }, (_, day) => startOf2026 + day * dayMs);
  const hours = Array.from({ length: 24 }, (_, hour) => hour * hourMs);
  return days
    .filter((ms) => isChange(ms, dayMs))
    .flatMap((ms) => hours.map((hour) => ms + hour).filter((at) => isChange(at, hourMs)))
    .map((ms) => ms + hourMs);
}

describe.each(zones)('in %s', (zone) => {
  const dayOf = (instant: string) => wallClock(zone, Date.parse(instant)).day;
  const changes = changesIn(zone);

  it('clocks change twice in the year that is looked at', () => {
    expect(changes).toHaveLength(2);
  });

  it('a program over both changes keeps its weekdays, its weeks and its count', () => {
    for (const changeMs of changes) {
      const startDate = addDays(wallClock(zone, changeMs).day, -10);
      const preferredDays = [1, 3, 6];
      const program = makeProgram({
        goalText: 'loosen up',
        weeks: 4,
        sessionsPerWeek: 3,
        minutesPerSession: 10,
        preferredDays,
        startDate,
      });
      const source = { program, sessions: [], marks: [], today: startDate, dayOf };
      const days = entriesByDay(source, { from: startDate, to: addDays(startDate, 27) });
      expect([...days.values()].flat()).toHaveLength(12);
      for (const { date, week } of allSessions(program)) {
        expect(preferredDays).toContain(weekdayOfDate(date));
        expect(Math.floor(daysBetween(startDate, date) / 7)).toBe(week - 1);
        expect(days.get(date)).toHaveLength(1);
      }
    }
  });

  it('what is trained around a change stands once, on the day that the clock on the wall shows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -48 * 60, max: 48 * 60 }),
        (changeMs, minutes) => {
          const ms = changeMs + minutes * 60_000;
          const session = makeSession(new Date(ms).toISOString());
          const { day } = wallClock(zone, ms);
          const source = { program: null, sessions: [session], marks: [], today: day, dayOf };
          const wide = { from: addDays(day, -7), to: addDays(day, 7) };
          expect([...entriesByDay(source, wide).keys()]).toEqual([day]);
        },
      ),
    );
  });
});
