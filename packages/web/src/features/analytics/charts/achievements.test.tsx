// @vitest-environment jsdom
import { type Achievement, achievementsOf } from '@cadence/domain/analytics/achievements';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseUnit } from '../../../platform/items/use-unit.ts';
import { Achievements } from './achievements.tsx';

const now = new Date('2026-03-30T12:00:00Z');
const none = achievementsOf([], { dayOf: () => 0, hourOf: () => 12 });
const reach = (achievement: Achievement, day: number) => ({
  ...achievement,
  progress: achievement.value,
  unlockedAt: `2026-03-${day}T12:00:00.000Z`,
});
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '');

afterEach(cleanup);

test('all that is reached is seen first, the latest before the others', () => {
  const reached = none.map((one, place) => (place >= 8 ? reach(one, place + 2) : one));
  render(<Achievements achievements={reached} now={now} />);
  const count = none.length - 8;
  const titles = none.slice(8).map(({ title }) => title);
  expect(
    rows()
      .slice(0, count)
      .map((row) => titles.find((title) => row.startsWith(title))),
  ).toEqual(titles.reverse());
  // Something to go for stands beside them.
  expect(rows()).toHaveLength(count + 3);
  expect(rows()[count]).toMatch(/^Week Warrior/);
});

test('with nothing reached the first six are seen', () => {
  render(<Achievements achievements={none} now={now} />);
  expect(rows()).toHaveLength(6);
  expect(screen.getByRole('button', { name: `Show all ${none.length}` })).toBeDefined();
});

test('numbers are written one way, and a weight follows the unit', () => {
  const begun = none
    .filter(({ type }) => ['minutes_6000', 'kilograms_10000'].includes(type))
    .map((one) => ({ ...one, progress: 5470 }));
  render(<Achievements achievements={begun} now={now} />);
  expect(rows()).toEqual([
    'Hundred Hours6,000 minutes trained5,470 / 6,000',
    'Ten Tonnes10,000 kg moved in all5,470 kg / 10,000 kg',
  ]);
  act(() => chooseUnit('lb'));
  expect(rows()[1]).toBe('Ten Tonnes22,046 lb moved in all12,059 lb / 22,046 lb');
});
