// @vitest-environment jsdom
import type { SyncItem } from '@cadence/domain/sync/types';
import { customLimits, newCustomTimer } from '@cadence/domain/timer/custom';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { adoptItems } from '../../../platform/items/item-store.ts';
import { playItemApi } from '../../../platform/items/test-support/item-api.ts';
import { eventually } from '../../../platform/test-support/eventually.ts';
import { removeTimer, saveTimer, useSavedTimers } from './saved-timers.ts';

const api = playItemApi();
const timerOf = (name: string) => ({ ...newCustomTimer(`timer-${name}`), name });
const namesHere = () => renderHook(useSavedTimers).result.current.map(({ name }) => name);

test('saved timers go to the account, and those of another device come in', async () => {
  saveTimer(timerOf('Stairs'));
  api.begin();
  await eventually(() =>
    expect(api.items().map(({ value }) => value)).toEqual([timerOf('Stairs')]),
  );

  const [sent] = api.items() as [SyncItem];
  const tablet = timerOf('Tablet');
  const changedAt = new Date(Date.parse(sent.changedAt) + 1000).toISOString();
  const id = sent.id.replace('Stairs', 'Tablet');
  await adoptItems([{ ...sent, id, value: tablet, changedAt, deviceId: 'tablet' }]);
  expect(namesHere()).toEqual(['Tablet', 'Stairs']);
});

test('what an earlier version kept on the device comes to the account, once', async () => {
  const key = 'savedTimers';
  const store = createDeviceStore({
    key,
    version: 1,
    schema: z.unknown(),
    fallback: null as unknown,
  });
  const [old, older] = [timerOf('Old'), timerOf('Older')];
  store.write([old, { ...older, kind: 'none' }, older]);
  const { result } = renderHook(useSavedTimers);
  await eventually(() =>
    expect(result.current.map(({ name }) => name).sort()).toEqual(['Old', 'Older']),
  );
  expect(store.read()).toBeNull();
  removeTimer(old);
  store.write([old]);
  renderHook(useSavedTimers);
  expect(namesHere()).toEqual(['Older']);
});

test('one saved again stands in front, one removed can come back, the oldest beyond the limit go', () => {
  let now = Date.now();
  // Nobody saves two within a millisecond.
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  for (const name of ['A', 'B']) saveTimer(timerOf(name));
  saveTimer(timerOf('A'));
  expect(namesHere()).toEqual(['A', 'B']);
  const undo = removeTimer(timerOf('B'));
  expect(namesHere()).toEqual(['A']);
  undo();
  expect(namesHere()).toEqual(['B', 'A']);
  for (let index = 1; index < customLimits.saved; index += 1) saveTimer(timerOf(`more ${index}`));
  expect(namesHere()).toHaveLength(customLimits.saved);
  expect(namesHere()).not.toContain('A');
});
