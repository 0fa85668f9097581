import { makeCalendarLink, moveProgramSession } from '@cadence/contract/program/routes';
import { toIcs } from '@cadence/domain/program/calendar/ics';
import { applyChanges } from '@cadence/domain/program/change-progress';
import type { Program, ProgramSession } from '@cadence/domain/program/types';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { request, startTestApp } from '../../test-support/app.ts';
import { startProgram } from './test-support/programs.ts';

const ctx = startTestApp();
const madeAt = '2026-03-01T08:00:00.000Z';
let program: Program;
let url: string;
let token: string;

beforeAll(async () => {
  // Over the change of clocks in spring.
  const begun = await startProgram(ctx, { start_date: '2026-03-23', preferred_days: [1, 4] });
  program = begun.program;
  token = begun.account.token;
  url = (await request(ctx.app, makeCalendarLink, {}, token)).json().url;
});

const sessionsOf = ({ weeks }: Program) => weeks.flatMap(({ sessions }) => sessions);

/** Read by a calendar program's own parser, which throws at what it does not understand. */
function parse(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const fetched = async (query = '') => parse((await ctx.app.inject({ url: url + query })).body);

/** The same program with other words. */
function reworded(words: Partial<ProgramSession>, programName = program.programName): Program {
  return {
    ...program,
    programName,
    weeks: program.weeks.map((week) => ({
      ...week,
      sessions: week.sessions.map((session) => ({ ...session, ...words })),
    })),
  };
}

describe('a parser that is not ours', () => {
  it('reads every session with its id, day and title', async () => {
    const events = await fetched();
    const sessions = sessionsOf(program);
    expect(events.map(({ uid }) => uid)).toEqual(
      sessions.map(({ workoutId }) => `${workoutId}@cadence`),
    );
    expect(events.map(({ summary }) => summary)).toEqual(sessions.map(({ title }) => title));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(
      sessions.map(({ date }) => date),
    );
    for (const { startDate, endDate, duration } of events) {
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      expect(duration.toSeconds()).toBe(86_400);
    }
  });

  it.each([
    'Push, pull; and \\ legs\nsecond line',
    'Ünïcödé 力量 🏋️‍♀️'.repeat(20),
    'a:b;c=d,"quoted" ^caret',
    `${'x'.repeat(61)}🏋️${'y'.repeat(80)}`,
    ' spaces at both ends ',
  ])('gets back %j, folded and escaped', (title) => {
    const text = toIcs(reworded({ title, focus: title }, title), { madeAt });
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    const [event] = parse(text);
    expect(event?.summary).toBe(title);
    expect(event?.description).toContain(title);
  });

  it('finds nothing that comes again by a rule: each session is one of its own', async () => {
    for (const event of await fetched()) expect(event.isRecurring()).toBe(false);
  });

  it('sees a move as a later version of the same event', async () => {
    const [first] = sessionsOf(program);
    const body = { week: 1, session: 1, date: '2026-03-25' };
    await request(ctx.app, moveProgramSession, { body }, token);
    const [event] = await fetched();
    expect(event?.uid).toBe(`${first?.workoutId}@cadence`);
    expect(event?.sequence).toBe(1);
    expect(event?.startDate.toString()).toBe('2026-03-25');
    await request(ctx.app, moveProgramSession, { body: { ...body, date: '2026-03-23' } }, token);
  });

  it('sees what was skipped as cancelled', () => {
    const change = { week: 1, session: 1, status: 'skipped' as const, at: madeAt };
    const [event] = parse(toIcs(applyChanges(program, [change]), { madeAt }));
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});

describe('with a time of day', () => {
  it('and no zone the clock stays the same wherever it is read', async () => {
    for (const { startDate, duration } of await fetched('?start=1110')) {
      expect(startDate.zone).toBe(ICAL.Timezone.localTimezone);
      expect([startDate.hour, startDate.minute]).toEqual([18, 30]);
      expect(duration.toSeconds()).toBe(program.wish.minutesPerSession * 60);
    }
  });

  it.each([
    ['Europe/Berlin', ['17:30', '17:30', '16:30', '16:30']],
    ['America/New_York', ['22:30', '22:30', '22:30', '22:30']],
    ['Africa/Cairo', ['16:30', '16:30', '16:30', '16:30']],
    ['Asia/Kolkata', ['13:00', '13:00', '13:00', '13:00']],
    ['Australia/Lord_Howe', ['07:30', '07:30', '07:30', '07:30']],
  ])('in %s it is that instant, before and after the clocks change', async (zone, times) => {
    const events = await fetched(`?start=1110&zone=${encodeURIComponent(zone)}`);
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(11, 16))).toEqual(
      times,
    );
    for (const { startDate, duration } of events) {
      expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
      expect(duration.toSeconds()).toBe(program.wish.minutesPerSession * 60);
    }
  });

  it('a zone that there is not is refused', async () => {
    const response = await ctx.app.inject({ url: `${url}?start=1110&zone=Mars/Olympus` });
    expect(response.statusCode).toBe(422);
  });
});
