// @vitest-environment jsdom
import { type Achievement, achievementsOf } from '@cadence/domain/analytics/achievements';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
