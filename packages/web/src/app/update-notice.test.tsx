// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/toast.tsx';
import { dismissAllToasts } from '../ui/toast-queue.ts';
import { UpdateNotice } from './update-notice.tsx';

const update = vi.fn().mockResolvedValue(undefined);

function worker(controller: object | null) {
  const events = Object.assign(new EventTarget(), {
    controller,
    getRegistration: async () => ({ update }),
  });
  vi.stubGlobal('navigator', { serviceWorker: events });
  return () => act(() => void events.dispatchEvent(new Event('controllerchange')));
}

const page = (isHeld: boolean) => (
  <>
    <UpdateNotice isHeld={isHeld} />
    <Toaster />
  </>
);
const notice = () => screen.queryByText('A new version of Cadence is ready.');

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  act(() => dismissAllToasts());
  vi.unstubAllGlobals();
  vi.useRealTimers();
  update.mockClear();
});

test('a newer version is told, with a way to it', () => {
  const takeOver = worker({});
  render(page(false));
  expect(notice()).toBeNull();
  takeOver();
  expect(notice()).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('during a workout it waits for its end', () => {
  const takeOver = worker({});
  const { rerender } = render(page(true));
  takeOver();
  expect(notice()).toBeNull();
  rerender(page(false));
  expect(notice()).toBeTruthy();
});

test('the first worker of a page is no newer version', () => {
  const takeOver = worker(null);
  render(page(false));
  takeOver();
  expect(notice()).toBeNull();
});

test('a page that stays open asks again, at most once an hour', async () => {
  worker({});
  render(page(false));
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await look();
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  await look();
  await look();
  expect(update).toHaveBeenCalledOnce();
});
