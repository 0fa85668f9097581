// @vitest-environment jsdom
import type { CalendarEntry } from '@cadence/domain/program/calendar/day-entries';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Calendar } from './calendar.tsx';
import { shownView } from './calendar-view.ts';

const open: CalendarEntry = {
  id: 'a',
  kind: 'planned',
  day: '2026-11-20',
  title: 'Upper A',
  source: 'program',
  segments: [{ type: 'exercise', seconds: 600 }],
};
const done: CalendarEntry = { ...open, id: 'b', kind: 'done', day: '2026-11-17', title: 'Lower A' };

const onMove = vi.fn();
const onOpenDay = vi.fn();

function show(given: readonly CalendarEntry[] = [open, done], isKeptCopy = false) {
  const entries = new Map(given.map((entry) => [entry.day, [entry]]));
  const calendar = { entriesIn: () => entries, isKeptCopy, onMove, onOpenDay };
  render(<Calendar today="2026-11-18" {...calendar} />);
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  shownView.remove();
});

// By their words: a role is looked for in hundreds of elements.
function chip(title: string): HTMLElement {
  const button = screen.getByText(title).closest('button');
  if (!button) throw new Error(`${title} is no button`);
  return button;
}
const said = () => screen.getAllByRole('status').at(-1)?.textContent;

test('the keys carry a session by days and weeks and put it down', async () => {
  show();
  chip('Upper A').focus();
  await userEvent.keyboard('m');
  expect(said()).toContain('Upper A picked up');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(said()).toContain('November 14');
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith(open, '2026-11-14');
  expect(onOpenDay).not.toHaveBeenCalled();
});

test('Escape leaves it where it is', async () => {
  show();
  chip('Upper A').focus();
  await userEvent.keyboard('m{ArrowRight}{Escape}');
  expect(onMove).not.toHaveBeenCalled();
  expect(said()).toBe('Upper A stays where it is.');
});

test('what is done is not carried', async () => {
  show();
  chip('Lower A').focus();
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  expect(onMove).not.toHaveBeenCalled();
  expect(onOpenDay).toHaveBeenCalledWith('2026-11-17');
});

test('the month is one stop of the Tab key, and the arrow keys go from day to day', async () => {
  show();
  const stops = () => [...document.querySelectorAll('table [tabindex="0"]')];
  expect(stops().map(({ id }) => id)).toEqual(['day-2026-11-18']);
  expect(document.querySelectorAll('table button:not([tabindex])')).toHaveLength(0);
  document.getElementById('day-2026-11-18')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(document.activeElement?.id).toBe('day-2026-12-03');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('December 2026');
  await userEvent.keyboard('{PageUp}{Home}');
  expect(document.activeElement?.id).toBe('day-2026-11-01');
  expect(stops().map(({ id }) => id)).toEqual(['day-2026-11-01']);
});

test('M on a day picks up what is open on it', async () => {
  show();
  document.getElementById('day-2026-11-20')?.focus();
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  expect(onMove).toHaveBeenCalledExactlyOnceWith(open, '2026-11-21');
});

test('a day says what is on it and opens', async () => {
  show();
  await userEvent.click(screen.getByLabelText(/November 17\. Lower A, done$/));
  expect(onOpenDay).toHaveBeenCalledExactlyOnceWith('2026-11-17');
});

test.each([
  ['kept copy', true, 1],
  ['program that is still being read', false, 0],
])('a session without its workout is told of in a %s', (_what, isKeptCopy, told) => {
  show([{ ...open, segments: [] }], isKeptCopy);
  expect(screen.queryAllByText(/^Sessions in plain grey are not on this device/)).toHaveLength(
    told,
  );
});

test('in a week, what is unfinished or not here says so once', () => {
  shownView.write('week');
  const unfinished: CalendarEntry = {
    ...done,
    source: 'log',
    isUnfinished: true,
    trainedSeconds: 600,
  };
  show([{ ...open, segments: [] }, unfinished], true);
  expect(chip('Lower A').textContent).toBe('Lower A10 min · Unfinished');
  expect(chip('Upper A').textContent).toBe('Upper ANot on this device · Planned');
});

test('the week has the same, and the view is kept', async () => {
  show();
  await userEvent.click(screen.getByLabelText('Week'));
  expect(document.querySelectorAll('[data-day]')).toHaveLength(7);
  expect(chip('Upper A').textContent).toContain('10 min · Planned');
  expect(shownView.read()).toBe('week');
});
