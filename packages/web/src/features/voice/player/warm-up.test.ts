// @vitest-environment jsdom
import { makeSpoken } from '@cadence/domain/voice/line';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClipShelf } from './clip-shelf.ts';
import type { Fetched, Mute } from './clip-source.ts';
import type { Readiness } from './readiness.ts';
import { clipOf } from './test-support/speech-world.ts';
import { warmUp } from './warm-up.ts';

const lines = ['Go.', 'Five.', 'Three.', 'Two.', 'One.'].map((text) =>
  makeSpoken(text, 'instructional'),
);
const down: Mute = { kind: 'unavailable', reason: 'No engine', retryAfterSeconds: 30 };
const clip: Fetched = { kind: 'clip', bytes: new ArrayBuffer(1) };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The server answers when the test says so, unless it always answers the same. */
function begin(
  answer?: () => Fetched,
  kept: readonly string[] = [],
  whyMute: () => Mute | null = () => null,
) {
  const stop = new AbortController();
  const { signal } = stop;
  const asked: { text: string; settle: (fetched: Fetched) => void }[] = [];
  const steps: Readiness[] = [];
  const reasons: (string | null)[] = [];
  const shelf = createClipShelf({
    voice: 'v',
    sessionId: () => null,
    signal,
    onDecoded: () => {},
    read: async ({ spoken }) => (kept.includes(spoken.text) ? new ArrayBuffer(1) : null),
    fetch: ({ spoken: { text } }) =>
      new Promise((settle) => {
        asked.push({ text, settle });
        if (answer) settle(answer());
      }),
    decode: async () => clipOf(1),
  });
  const over = warmUp({
    ...{ lines, shelf, signal, mute: whyMute() },
    askAgain: async () => whyMute(),
    onProgress: (readiness) => steps.push(readiness),
    onServer: (reason) => reasons.push(reason),
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { stop, asked, steps, reasons, shelf, over, settle };
}

test('lines are fetched in the order of need, one and then three at once, and counted', async () => {
  const { asked, steps, over, settle, shelf } = begin();
  await settle();
  expect(asked.map(({ text }) => text)).toEqual(['Go.']);
  asked[0]?.settle(clip);
  await settle();
  expect(asked.map(({ text }) => text)).toEqual(['Go.', 'Five.', 'Three.', 'Two.']);
  expect(steps.at(-1)).toEqual({ status: 'getting', done: 1, total: 5 });
  for (let i = 1; i < 5; i++) {
    asked[i]?.settle(clip);
    await settle();
  }
  await over;
  expect(steps.at(-1)).toEqual({ status: 'ready', done: 5, total: 5 });
  expect(lines.every(({ id }) => shelf.clipOf(id))).toBe(true);
});

test('a mute server is asked again after a while, not at once', async () => {
  let fetched: Fetched = down;
  const { asked, steps, reasons, over, settle } = begin(() => fetched);
  await settle();
  expect(asked).toHaveLength(1);
  expect(steps.at(-1)).toEqual({ status: 'waiting', done: 0, total: 5 });
  expect(reasons.at(-1)).toBe('No engine');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveLength(1);
  fetched = clip;
  await vi.advanceTimersByTimeAsync(1000);
  await over;
  expect(steps.at(-1)?.status).toBe('ready');
  expect(reasons.at(-1)).toBeNull();
});

test('a server that is known to be mute is asked for no line until it is known to speak', async () => {
  let mute: Mute | null = down;
  const { asked, steps, reasons, over, settle } = begin(
    () => clip,
    [],
    () => mute,
  );
  await settle();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked).toEqual([]);
  expect(reasons.at(-1)).toBe('No engine');
  mute = null;
  await vi.advanceTimersByTimeAsync(30_000);
  await over;
  expect(asked).toHaveLength(5);
  expect(steps.at(-1)?.status).toBe('ready');
});

test('a connection that comes back is not waited for any longer', async () => {
  let fetched: Fetched = down;
  const { steps, over, settle } = begin(() => fetched);
  await settle();
  fetched = clip;
  window.dispatchEvent(new Event('online'));
  await over;
  expect(steps.at(-1)?.status).toBe('ready');
});

test('what the device holds is ready with a mute server, too', async () => {
  const all = lines.map(({ text }) => text);
  const alone = begin(() => down, all);
  await alone.over;
  expect(alone.steps.at(-1)?.status).toBe('ready');
  expect(alone.asked).toEqual([]);

  const partly = begin(() => down, ['Two.', 'One.']);
  await partly.settle();
  expect(partly.steps.at(-1)).toEqual({ status: 'waiting', done: 2, total: 5 });
});

test('leaving the page ends it', async () => {
  const { stop, asked, steps, over, settle } = begin();
  await settle();
  const before = steps.length;
  stop.abort();
  for (const { settle: answer } of asked) answer(clip);
  await over;
  expect(asked).toHaveLength(1);
  expect(steps).toHaveLength(before);
});
