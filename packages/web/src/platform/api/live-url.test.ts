// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { liveUrl } from './live-url.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the socket is at the page’s own address unless the build names another', () => {
  expect(liveUrl('u 1', 'a&b')).toBe('ws://localhost:3000/api/v1/coach/ws/u%201?token=a%26b');
  vi.stubEnv('VITE_WS_BASE_URL', 'wss://live.example/');
  expect(liveUrl('u1', 't')).toBe('wss://live.example/api/v1/coach/ws/u1?token=t');
});
