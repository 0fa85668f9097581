// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../ui/overlay/toast.tsx';
import { dismissAllToasts } from '../ui/overlay/toast-queue.ts';
import { UpdateNotice } from './update-notice.tsx';

/** The browser's part: one worker in charge, and perhaps a newer one that waits. */
function browserWith(waiting: object | null) {
  const worker = (state: string) =>
    Object.assign(new EventTarget(), {
      state,
      scriptURL: new URL('/sw.js', location.href).href,
      postMessage: vi.fn(),
    });
  const registration = Object.assign(new EventTarget(), {
    active: worker('activated'),
    waiting: waiting && Object.assign(worker('installed'), waiting),
    installing: null,
    update: vi.fn().mockResolvedValue(undefined),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  return registration;
}

const page = (isHeld: boolean) => (
  <>
    <UpdateNotice isHeld={isHeld} />
    <Toaster />
  </>
);
const notice = () => screen.queryByText('A new version of Cadence is ready.');
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  cleanup();
  act(() => dismissAllToasts());
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a newer version is told, and takes over when it is asked to', async () => {
  const postMessage = vi.fn();
  browserWith({ postMessage });
  render(page(false));
  await settle();
  expect(notice()).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Reload' }).click());
  expect(postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
});

test('during a workout it waits for its end', async () => {
  browserWith({});
  const { rerender } = render(page(true));
  await settle();
  expect(notice()).toBeNull();
  rerender(page(false));
  expect(notice()).toBeTruthy();
});

test('a page that stays open asks again, at most once an hour', async () => {
  const { update } = browserWith(null);
  render(page(false));
  await settle();
  expect(notice()).toBeNull();
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await look();
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  await look();
  await look();
  expect(update).toHaveBeenCalledOnce();
});
