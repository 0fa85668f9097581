// @vitest-environment jsdom
import { achievementsOf } from '@cadence/domain/analytics/achievements';
import { makeSession } from '@cadence/domain/analytics/test-support/make-session';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../platform/api/query.ts';
import { findItem } from '../../../platform/items/item-store.ts';
import { itemsQuery } from '../../../platform/items/item-sync.ts';
import { playItemApi } from '../../../platform/items/test-support/item-api.ts';
import { waitingRows } from '../../../platform/outbox/outbox.ts';
import { clearUser, setStorageOwner } from '../../../platform/storage.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { dismissAllToasts, toastQueue } from '../../../ui/overlay/toast-queue.ts';
import { changePreferences } from '../data/preferences.ts';
import { useAchievementNews } from './achievement-news.ts';

const now = new Date('2026-03-08T12:00:00Z');
const localTime = { dayOf: (instant: string) => Number(instant.slice(8, 10)), hourOf: () => 12 };
const unlockedOn = (...days: number[]) =>
  achievementsOf(
    days.map((day) => makeSession(`2026-03-0${day}T12:00:00.000Z`)),
    localTime,
  );
const said = () => toastQueue.read().map(({ message }) => message);
const firstStep = 'Achievement unlocked: First Step.';

const api = playItemApi();

function look(...days: number[]) {
  const achievements = unlockedOn(...days);
  renderHook(() => useAchievementNews(achievements, now));
}

async function beginDevice() {
  const sync = api.begin();
  await eventually(() =>
    expect(queryClient.getQueryData(itemsQuery(api.owner()).queryKey)).toBe(true),
  );
  return sync;
}

afterEach(() => {
  cleanup();
  dismissAllToasts();
});

test('an achievement is told once', async () => {
  await beginDevice();
  look(8);
  look(8);
  expect(said()).toEqual([firstStep]);
});

test('it is told on the device that is looked at first, and on no other', async () => {
  const first = await beginDevice();
  look(8);
  expect(said()).toEqual([firstStep]);
  await eventually(() => expect(waitingRows('item')).toEqual([]));
  first.stop();
  cleanup();
  dismissAllToasts();
  setStorageOwner(null);
  clearUser(api.owner());
  setStorageOwner(api.owner());
  // The sessions may be here before it is known what was told of them.
  look(8);
  await beginDevice();
  expect(findItem({ kind: 'preference', id: 'achievements_told' })).toBeDefined();
  expect(said()).toEqual([]);
});

test('several come as one word, and what is old is no news', async () => {
  await beginDevice();
  look(1);
  expect(said()).toEqual([]);
  look(2, 3, 4, 5, 6, 7, 8);
  expect(said()).toEqual(['2 achievements unlocked.']);
});

test('nothing is told to those who do not want to hear it', async () => {
  changePreferences('notifications', { achievements: false });
  await beginDevice();
  look(8);
  expect(said()).toEqual([]);
  changePreferences('notifications', { achievements: true });
  look(8);
  expect(said()).toEqual([firstStep]);
});
