// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const frameMs = 20;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('acts after the next frame, not in it', () => {
  const done: string[] = [];
  afterPaint(() => done.push('act'));
  requestAnimationFrame(() => done.push('frame'));
  vi.advanceTimersByTime(frameMs);
  expect(done).toEqual(['frame', 'act']);
});

test('waits for no frame on a page out of view, which has none', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const act = vi.fn();
  afterPaint(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test.each(['visible', 'hidden'] as const)('can be called off on a %s page', (state) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  const act = vi.fn();
  afterPaint(act)();
  vi.advanceTimersByTime(frameMs);
  expect(act).not.toHaveBeenCalled();
});
