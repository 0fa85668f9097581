// @vitest-environment jsdom
import { liftHistories } from '@cadence/domain/analytics/lifts/lifts';
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LiftSheet } from './lift-sheet.tsx';
import { WeekBars } from './week-bars.tsx';

const now = new Date(2026, 5, 20, 12);
const dayNumber = (...date: [number, number, number]) => Date.UTC(...date) / 86_400_000;

test('the weeks have minutes up the side and days along the foot', () => {
  const weeks = [3, 10, 17].map((date) => ({
    from: dayNumber(2026, 4, date),
    seconds: { warmup: 0, work: 50 * 60, rest: 0, cooldown: 0 },
  }));
  render(<WeekBars weeks={weeks} />);
  for (const mark of ['1 h', '30 min', '0']) expect(screen.getByText(mark)).toBeTruthy();
  const days = screen.getAllByText(/^(May \d+|\d+ May)$/).map(({ textContent }) => textContent);
  expect(days.map((day) => day?.replace(/\D/g, ''))).toEqual(['3', '10', '17']);
});

test('the line of a lift has its highest and lowest estimate and its first and last day', () => {
  const squats = [100, 120].map((weight, index) =>
    makeSession(`2026-0${index + 4}-10T08:00:00.000Z`, {
      exercises: [{ name: 'Back Squat', sets: [{ weight, reps: 1 }] }],
    }),
  );
  const [history] = liftHistories(squats);
  render(<LiftSheet history={history} now={now} onClose={() => {}} />);
  const chart = screen.getByRole('button', { name: 'Estimated one-rep max over time' });
  const text = chart.parentElement?.textContent ?? '';
  // What a single of each is worth as a best.
  for (const mark of [/124\.0 kg/, /103\.3 kg/, /Apr/, /May/]) expect(text).toMatch(mark);
});
