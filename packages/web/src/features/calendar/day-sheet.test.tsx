// @vitest-environment jsdom
import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DaySheet } from './day-sheet.tsx';

const planned: CalendarEntry = {
  id: 'a',
  kind: 'planned',
  day: '2026-11-20',
  title: 'Upper A',
  source: 'program',
  segments: [{ type: 'exercise', seconds: 2700 }],
  place: { week: 2, session: 1 },
};
const calls = {
  onStart: vi.fn(),
  onResume: vi.fn(),
  onMove: vi.fn(),
  onSkip: vi.fn(),
  onReopen: vi.fn(),
  onSeeRecord: vi.fn(),
  onRemove: vi.fn(),
  onRest: vi.fn(),
  onClose: vi.fn(),
};

function show(...entries: CalendarEntry[]) {
  const picker = (day: string) => <p>workouts for {day}</p>;
  render(
    <DaySheet day="2026-11-20" today="2026-11-20" entries={entries} picker={picker} {...calls} />,
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const names = () =>
  screen.getAllByRole('button', { hidden: true }).map((one) => one.textContent || 'Close');
const adding = ['Add a workout', 'Make it a rest day', 'Close'];

test('an open session can be started, moved and skipped, and says what it is', async () => {
  show(planned);
  expect(screen.getByText('Week 2 · 45 min · Planned')).toBeTruthy();
  await userEvent.click(button('Start Upper A'));
  expect(calls.onStart).toHaveBeenCalledExactlyOnceWith(planned);
  await userEvent.click(button('Skip Upper A'));
  expect(calls.onSkip).toHaveBeenCalledExactlyOnceWith(planned);
});

test('moved, it asks for the day first', async () => {
  show(planned);
  await userEvent.click(button('Move Upper A'));
  const day = screen.getByLabelText<HTMLInputElement>('New day for Upper A');
  expect(day.value).toBe('2026-11-20');
  fireEvent.change(day, { target: { value: '2026-11-23' } });
  await userEvent.click(button('Move'));
  expect(calls.onMove).toHaveBeenCalledExactlyOnceWith(planned, '2026-11-23');
});

test.each([
  [
    { ...planned, kind: 'missed' },
    [
      'Start Upper A',
      'Move Upper A',
      'Do it today: Upper A',
      'A week later: Upper A',
      'Skip Upper A',
    ],
  ],
  [{ ...planned, kind: 'skipped' }, ['Plan it again: Upper A']],
  [{ ...planned, kind: 'done' }, ['Plan it again: Upper A']],
  [{ ...planned, segments: [] }, ['Move Upper A', 'Skip Upper A']],
  [
    { ...planned, kind: 'done', source: 'log', startedAt: '2026-11-20T18:05:00' },
    ['See the record of Upper A, 6:05 PM'],
  ],
  [{ ...planned, kind: 'underWay', source: 'log' }, ['Resume Upper A']],
  [{ ...planned, source: 'mark' }, ['Start Upper A', 'Move Upper A', 'Remove Upper A']],
] as [CalendarEntry, string[]][])('$0.kind of the $0.source offers %j', (entry, offered) => {
  show(entry);
  expect(names()).toEqual([...offered, ...adding]);
});

test('a rest day is made once, and can be taken away', async () => {
  show({ ...planned, kind: 'rest', title: 'Rest day', source: 'mark', segments: [] });
  expect(names()).toEqual(['Remove Rest day', 'Add a workout', 'Close']);
});

test('a free day offers a rest day and workouts to put on it', async () => {
  show();
  expect(screen.getByText('Nothing is on this day.')).toBeTruthy();
  await userEvent.click(button('Make it a rest day'));
  expect(calls.onRest).toHaveBeenCalledExactlyOnceWith('2026-11-20');
  await userEvent.click(button('Add a workout'));
  expect(screen.getByText('workouts for 2026-11-20')).toBeTruthy();
});

test('what was trained leads to its record, also where it was trained twice', async () => {
  const first: CalendarEntry = {
    ...planned,
    kind: 'free',
    source: 'log',
    startedAt: '2026-11-20T07:30:00',
  };
  const second: CalendarEntry = { ...first, id: 'b', startedAt: '2026-11-20T18:05:00' };
  show(first, second);
  await userEvent.click(button('See the record of Upper A, 6:05 PM'));
  expect(calls.onSeeRecord).toHaveBeenCalledExactlyOnceWith(second);
});

test('what was not finished says so once', () => {
  const startedAt = '2026-11-20T18:05:00';
  show({ ...planned, kind: 'done', source: 'log', isUnfinished: true, startedAt });
  expect(screen.getByRole('heading', { level: 3, hidden: true }).textContent).toBe('Upper A');
  expect(screen.getByText(/Unfinished$/).textContent).toBe(
    '6:05 PM · Week 2 · 45 min · Unfinished',
  );
});

test('what is under way says so and goes on', async () => {
  const startedAt = '2026-11-20T18:05:00';
  const where = 'running at 1:33 of 30:00';
  show({ ...planned, kind: 'underWay', source: 'log', startedAt, where });
  expect(screen.getByText(`6:05 PM · Week 2 · ${where} · Under way`)).toBeTruthy();
  await userEvent.click(button('Resume Upper A'));
  expect(calls.onResume).toHaveBeenCalledOnce();
});

test('what is not on this device says so, and why it cannot be started', () => {
  show({ ...planned, segments: [] });
  expect(screen.getByText('Week 2 · Not on this device · Planned')).toBeTruthy();
  expect(screen.getByText(/^It comes by itself once you are connected\./)).toBeTruthy();
});
