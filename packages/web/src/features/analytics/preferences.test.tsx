// @vitest-environment jsdom
import { achievementsOf } from '@cadence/domain/analytics/achievements';
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findItem } from '../../platform/items/item-store.ts';
import { setStorageOwner } from '../../platform/storage.ts';
import { dismissAllToasts, toastQueue } from '../../ui/toast-queue.ts';
import { tellAchievements } from './achievement-news.ts';
import { ChartCard } from './chart-card.tsx';
import { PreferenceChoices } from './preference-choices.tsx';
import { changePreferences } from './preferences.ts';
import { factsOf } from './session-picture.ts';
import { noteTrainedHere } from './trained-here.ts';

const now = new Date('2026-03-08T12:00:00Z');
const localTime = { dayOf: (instant: string) => Number(instant.slice(8, 10)), hourOf: () => 12 };
const unlockedOn = (...days: number[]) =>
  achievementsOf(
    days.map((day) => makeSession(`2026-03-0${day}T12:00:00.000Z`)),
    localTime,
  );
const said = () => toastQueue.read().map(({ message }) => message);

/** Sessions that ended on this device. */
function train(...days: number[]) {
  for (const day of days) noteTrainedHere(makeSession(`2026-03-0${day}T12:00:00.000Z`));
}

beforeEach(() => setStorageOwner('ann'));
afterEach(() => {
  cleanup();
  dismissAllToasts();
  setStorageOwner(null);
  localStorage.clear();
});

test('what is switched is kept for all devices', async () => {
  render(<PreferenceChoices />);
  await userEvent.click(screen.getByRole('switch', { name: 'Tell me when I reach a goal' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Charts as tables' }));
  expect(findItem({ kind: 'preference', id: 'analytics' })?.value).toMatchObject({
    notifications: { goals: false, achievements: true },
    display: { tables: true },
  });
});

test('an achievement is told once', () => {
  train(8);
  tellAchievements(unlockedOn(8), now);
  tellAchievements(unlockedOn(8), now);
  expect(said()).toEqual(['Achievement unlocked: First Step.']);
});

test('what was trained on another device was told there', () => {
  tellAchievements(unlockedOn(8), now);
  expect(said()).toEqual([]);
  train(8);
  tellAchievements(unlockedOn(8), now);
  expect(said()).toEqual([]);
});

test('several come as one word, and what is old is no news', () => {
  train(1, 2, 3, 4, 5, 6, 7, 8);
  tellAchievements(unlockedOn(1), now);
  expect(said()).toEqual([]);
  tellAchievements(unlockedOn(2, 3, 4, 5, 6, 7, 8), now);
  expect(said()).toEqual(['2 achievements unlocked.']);
});

test('nothing is told to those who do not want to hear it', () => {
  changePreferences('notifications', { achievements: false });
  train(8);
  tellAchievements(unlockedOn(8), now);
  expect(said()).toEqual([]);
});

test('charts are tables for those who want tables', () => {
  changePreferences('display', { tables: true });
  render(
    <ChartCard title="Minutes" rows={[['Week'], ['1']]}>
      Drawn
    </ChartCard>,
  );
  expect(screen.getByRole('table', { name: 'Minutes' })).toBeDefined();
  expect(screen.queryByText('Drawn')).toBeNull();
});

test('a shared picture can leave out the day and the figures', () => {
  const session = makeSession('2026-03-08T12:00:00.000Z', { seconds: 600 });
  expect(factsOf(session, true)).toContain('10 min');
  expect(factsOf(session, false)).toBe('');
});
