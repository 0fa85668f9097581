import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Beater, startHeartbeat } from './heartbeat.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeWorker() {
  const worker: Beater = { onmessage: null, onerror: null, terminate: vi.fn() };
  return worker;
}

test('beats with the worker and ends it', () => {
  const worker = fakeWorker();
  const onBeat = vi.fn();
  const stop = startHeartbeat(onBeat, () => worker);
  worker.onmessage?.();
  worker.onmessage?.();
  expect(onBeat).toHaveBeenCalledTimes(2);
  stop();
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(worker.onmessage).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that may have no worker beats by itself', () => {
  const onBeat = vi.fn();
  const stop = startHeartbeat(onBeat, () => {
    throw new Error('refused');
  });
  vi.advanceTimersByTime(1000);
  expect(onBeat).toHaveBeenCalledTimes(4);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a worker that cannot be loaded is replaced', () => {
  const worker = fakeWorker();
  const onBeat = vi.fn();
  const stop = startHeartbeat(onBeat, () => worker);
  worker.onerror?.();
  worker.onerror?.();
  vi.advanceTimersByTime(1000);
  expect(onBeat).toHaveBeenCalledTimes(4);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
