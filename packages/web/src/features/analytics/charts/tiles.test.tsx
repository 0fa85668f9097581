// @vitest-environment jsdom
import type { Dashboard } from '@cadence/domain/analytics/dashboard';
import { dashboardOf } from '@cadence/domain/analytics/dashboard';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tiles } from './tiles.tsx';

afterEach(cleanup);

const empty = dashboardOf({
  sessions: [],
  weeks: 12,
  today: 20_000,
  dayOf: () => 0,
  isRestDay: null,
});

function tile(name: string, changes: Partial<Dashboard>): string | null | undefined {
  render(<Tiles dashboard={{ ...empty, ...changes }} weeks={12} />);
  return screen.getByText(name).nextElementSibling?.textContent;
}

test.each([
  [0, '0 min'],
  [45, '45 s'],
  [2400, '40 min'],
  [7200, '2 h'],
  [10_980, '3 h 3 min'],
  [85_800, '23 h 50 min'],
])('%d seconds of training are %s', (seconds, text) => {
  const range = { ...empty.range, seconds };
  expect(tile('Time trained', { range })).toBe(`${text}In the last 12 weeks`);
});

test('a streak with the rest days of a plan is told beside the one without', () => {
  const streaks = { streakDays: 1, longestStreakDays: 12, plannedStreakDays: 5 };
  expect(tile('Streak', streaks)).toBe('1 dayBest: 12 days. 5 with planned rest');
});

test('where days are planned a streak is told in weeks', () => {
  const streaks = { streakDays: 1, weekly: { weeks: 6, daysPlanned: 4 } };
  expect(tile('Streak', streaks)).toBe('6 weeksOf 4 days each. In a row: 1 day');
});
