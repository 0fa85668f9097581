// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFullScreen } from './full-screen.ts';

afterEach(() => {
  for (const key of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
    Reflect.deleteProperty(document, key);
  }
});

function give(properties: Record<string, unknown>) {
  for (const [key, value] of Object.entries(properties)) {
    Object.defineProperty(document, key, { value, configurable: true, writable: true });
  }
}

test('goes full screen and back, and follows the browser', async () => {
  const root = document.documentElement;
  root.requestFullscreen = vi.fn(async () => {
    give({ fullscreenElement: root });
    document.dispatchEvent(new Event('fullscreenchange'));
  });
  const exitFullscreen = vi.fn(async () => {});
  give({ fullscreenEnabled: true, fullscreenElement: null, exitFullscreen });
  const { result } = renderHook(() => useFullScreen());
  expect(result.current).toMatchObject({ available: true, active: false });
  await act(async () => result.current.toggle());
  expect(result.current.active).toBe(true);
  await act(async () => result.current.toggle());
  expect(exitFullscreen).toHaveBeenCalledOnce();
});

test('a phone without it says so', () => {
  const { result } = renderHook(() => useFullScreen());
  expect(result.current).toMatchObject({ available: false, active: false });
});
