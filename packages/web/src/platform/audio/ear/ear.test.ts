// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { openEar } from './ear.ts';

vi.mock('./capture-worklet.ts?worker&url', () => ({ default: 'capture.js' }));

/** What a test has opened. */
let worker: FakeWorker;
let track: { stop: () => void };
let give: (stream: MediaStream) => void;
const closedContexts = vi.fn();

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    worker = this;
  }
}

class FakeContext {
  sampleRate = 48_000;
  audioWorklet = { addModule: async () => {} };
  destination = {};
  createMediaStreamSource = () => ({ connect: (to: { connect: () => void }) => to });
  close = closedContexts;
}

class FakeNode {
  port = { onmessage: null };
  connect = () => {};
}

beforeEach(() => {
  track = { stop: vi.fn() };
  const opening = new Promise<MediaStream>((resolve) => {
    give = resolve;
  });
  closedContexts.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('AudioWorkletNode', FakeNode);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opening } });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
const allow = () => {
  give({ getTracks: () => [track] } as unknown as MediaStream);
  return settle();
};

function listen() {
  const onBroken = vi.fn();
  const ear = openEar({ isSpeaking: () => false, onReady: () => {}, onBroken });
  const listener = ear.createListener({ staysOpen: true });
  const hearing = { onWords: vi.fn(), onEnd: vi.fn(), onRefused: vi.fn() };
  listener.start(hearing);
  return { ear, listener, hearing, onBroken };
}

test('a microphone that is allowed after the ear was closed is closed at once', async () => {
  const { ear, hearing } = listen();
  ear.close();
  await allow();
  expect(hearing.onEnd).toHaveBeenCalledOnce();
  expect(track.stop).toHaveBeenCalled();
});

test('a microphone is closed once, by whoever ends it first', async () => {
  const { listener, hearing } = listen();
  await allow();
  listener.stop();
  worker.onmessage?.({ data: { type: 'finished' } });
  expect(hearing.onEnd).toHaveBeenCalledOnce();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(closedContexts).toHaveBeenCalledOnce();
});

test('an ear that breaks lets the microphone go and ends the hearing', async () => {
  const { hearing, onBroken } = listen();
  await allow();
  worker.onerror?.();
  expect(onBroken).toHaveBeenCalled();
  expect(track.stop).toHaveBeenCalled();
  expect(hearing.onEnd).toHaveBeenCalled();
});
