// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createWakeLock } from './wake-lock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function device() {
  const sentinels: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    const sentinel = {
      released: false,
      release: async () => {
        sentinel.released = true;
      },
    };
    sentinels.push(sentinel);
    return sentinel;
  };
  return { sentinels, request };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('is held once, asked for again in view when the browser has taken it, and released', async () => {
  const { sentinels, request } = device();
  const lock = createWakeLock(request);
  lock.hold();
  lock.hold();
  await turn();
  expect(sentinels).toHaveLength(1);
  await sentinels[0]?.release();
  see('hidden');
  await turn();
  expect(sentinels).toHaveLength(1);
  see('visible');
  await turn();
  expect(sentinels).toHaveLength(2);
  lock.release();
  expect(sentinels[1]?.released).toBe(true);
  see('visible');
  await turn();
  expect(sentinels).toHaveLength(2);
});

test('a lock that arrives after it was let go is let go', async () => {
  const { sentinels, request } = device();
  const lock = createWakeLock(request);
  lock.hold();
  lock.release();
  await turn();
  expect(sentinels.every(({ released }) => released)).toBe(true);
});

test('a refusal, or a device without it, is no failure', async () => {
  const refusing = createWakeLock(async () => {
    throw new DOMException('low battery', 'NotAllowedError');
  });
  refusing.hold();
  await turn();
  refusing.release();
  const lacking = createWakeLock();
  lacking.hold();
  await turn();
  expect(() => lacking.release()).not.toThrow();
});
