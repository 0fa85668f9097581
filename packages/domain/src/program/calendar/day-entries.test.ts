import { describe, expect, it } from 'vitest';
import { makeSession } from '../../analytics/test-support/make-session.ts';
import { applyChanges } from '../change-progress.ts';
import { allSessions } from '../progress.ts';
import { makeProgram } from '../test-support/make-program.ts';
import type { CalendarMark } from './calendar-marks.ts';
import { type CalendarSource, entriesByDay, nextFreeDay } from './day-entries.ts';

// Mondays and Thursdays: 2, 5, 9 and 12 March.
const made = makeProgram({
  goalText: 'loosen up',
  weeks: 2,
  sessionsPerWeek: 2,
  preferredDays: [1, 4],
});
const program = {
  ...made,
  weeks: made.weeks.map((week) => ({
    ...week,
    sessions: week.sessions.map((one) => ({ ...one, title: 'Easy Day' })),
  })),
};
const march = { from: '2026-03-01', to: '2026-03-31' };
const dayOf = (instant: string) => instant.slice(0, 10);

function show(given: Partial<CalendarSource> = {}, range = march): string[] {
  const source = { program, sessions: [], marks: [], today: '2026-03-06', dayOf, ...given };
  return [...entriesByDay(source, range).values()]
    .flat()
    .map(({ day, kind, title }) => `${day.slice(8)} ${kind} ${title}`)
    .sort();
}

type Given = Parameters<typeof makeSession>[1];
const log = (given: Given = {}, date = '2026-03-03T18:00:00.000Z') =>
  makeSession(date, { title: 'Logged', ...given });
const at = '2026-03-06T09:00:00.000Z';

describe('the days of a calendar', () => {
  it('show open sessions as planned, and as missed once their day is over', () => {
    expect(show()).toEqual([
      '02 missed Easy Day',
      '05 missed Easy Day',
      '09 planned Easy Day',
      '12 planned Easy Day',
    ]);
    expect(show({ today: '2026-03-05' })).toContain('05 planned Easy Day');
  });

  it('show what was done on the day it was done, and not as planned besides', () => {
    const done = applyChanges(program, [{ week: 1, session: 1, status: 'completed', at }]);
    const sessions = [log({ workoutId: 'workout-1-1' })];
    expect(show({ program: done, sessions })).toEqual([
      '03 done Logged',
      '05 missed Easy Day',
      '09 planned Easy Day',
      '12 planned Easy Day',
    ]);
  });

  it('show what was ticked without a log on its own day', () => {
    const ticked = applyChanges(program, [{ week: 1, session: 1, status: 'completed', at }]);
    expect(show({ program: ticked })).toContain('02 done Easy Day');
  });

  it('show what was begun and left beside the session that is still open', () => {
    const sessions = [log({ workoutId: 'workout-1-1', status: 'partial', percentage: 30 })];
    const shown = show({ sessions });
    expect(shown).toContain('02 missed Easy Day');
    expect(shown).toContain('03 done Logged');
  });

  it.each([0, 30, 90])('show what is under way at %i %% once, where it began', (percentage) => {
    const session = log({ workoutId: 'workout-1-1', status: 'partial', percentage });
    const underWay = { sessionId: session.id, where: 'running at 1:33 of 30:00' };
    const shown = show({ sessions: [session], underWay });
    expect(shown).toContain('03 underWay Logged');
    expect(shown).not.toContain('02 missed Easy Day');
    expect(shown).toHaveLength(4);
    const source = { program, sessions: [session], marks: [], today: '2026-03-03', dayOf };
    const [entry] = entriesByDay({ ...source, underWay }, march).get('2026-03-03') ?? [];
    expect(entry).toMatchObject({ place: { week: 1, session: 1 }, where: underWay.where });
    expect(entry?.trainedSeconds).toBeUndefined();
    expect(entry?.isUnfinished).toBeUndefined();
  });

  it.each([
    ['completed', 100, undefined],
    ['completed', 60, undefined],
    ['abandoned', 85, undefined],
    ['abandoned', 25, true],
    ['partial', 90, true],
  ] as const)(
    'show what is %s at %i %% with the time it took',
    (status, percentage, unfinished) => {
      const sessions = [log({ status, percentage, seconds: 210 })];
      const source = { program: null, sessions, marks: [], today: '2026-03-06', dayOf };
      const [entry] = entriesByDay(source, march).get('2026-03-03') ?? [];
      expect(entry).toMatchObject({ kind: 'free', trainedSeconds: 210 });
      expect(entry?.isUnfinished).toBe(unfinished);
    },
  );

  it('show what was skipped, and what was trained besides the program', () => {
    const skipped = applyChanges(program, [{ week: 1, session: 2, status: 'skipped', at }]);
    const shown = show({ program: skipped, sessions: [log()] });
    expect(shown).toContain('05 skipped Easy Day');
    expect(shown).toContain('03 free Logged');
  });

  it('hold a moved session once, on its new day, under the same id', () => {
    const moved = applyChanges(program, [{ week: 1, session: 1, date: '2026-03-20', at }]);
    expect(show({ program: moved })).toContain('20 planned Easy Day');
    expect(show({ program: moved })).toHaveLength(4);
    const source = { program: moved, sessions: [], marks: [], today: '2026-03-06', dayOf };
    const [entry] = entriesByDay(source, march).get('2026-03-20') ?? [];
    expect(entry).toMatchObject({ id: 'workout-1-1', place: { week: 1, session: 1 } });
    expect(entry?.segments.length).toBeGreaterThan(2);
  });

  it('end with their range', () => {
    expect(show({}, { from: '2026-03-05', to: '2026-03-09' })).toEqual([
      '05 missed Easy Day',
      '09 planned Easy Day',
    ]);
  });
});

const rest: CalendarMark = { kind: 'rest', id: 'rest', day: '2026-03-07' };
const extra: CalendarMark = {
  kind: 'workout',
  id: 'extra',
  day: '2026-03-08',
  title: 'Run',
  workoutId: 'run',
  segments: [],
};

describe('marks', () => {
  it('stand on their day without a program too', () => {
    expect(show({ program: null, marks: [rest, extra] })).toEqual([
      '07 rest Rest day',
      '08 planned Run',
    ]);
  });

  it('of a workout give way to the log once it is done on that day', () => {
    const sessions = [log({ workoutId: 'run' }, '2026-03-08T07:00:00.000Z')];
    expect(show({ program: null, marks: [extra], sessions })).toEqual(['08 free Logged']);
  });

  it('stay when the same workout was done on another day', () => {
    const sessions = [log({ workoutId: 'run' }, '2026-03-01T07:00:00.000Z')];
    expect(show({ program: null, marks: [extra], sessions })).toContain('08 planned Run');
  });
});

it('the next free day has neither a session nor a mark', () => {
  const [first] = allSessions(program);
  expect(nextFreeDay(program, [], first?.date ?? '')).toBe('2026-03-03');
  const taken: CalendarMark = { ...rest, day: '2026-03-03' };
  expect(nextFreeDay(program, [taken, { ...rest, day: '2026-03-04' }], '2026-03-02')).toBe(
    '2026-03-06',
  );
});
