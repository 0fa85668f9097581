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

let capture: FakeNode;

class FakeNode {
  port: { onmessage: ((event: { data: Float32Array }) => void) | null } = { onmessage: null };
  connect = () => {};
  constructor() {
    capture = this;
  }
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

function listen(isSpeaking = () => false) {
  const onBroken = vi.fn();
  const ear = openEar({ isSpeaking, onReady: () => {}, onBroken });
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

test('what the microphone hears of our own voice, and for a moment after, reaches no ear', async () => {
  let isSpeaking = true;
  listen(() => isSpeaking);
  await allow();
  const posted = () => {
    worker.postMessage.mockClear();
    capture.port.onmessage?.({ data: new Float32Array(128) });
    return worker.postMessage.mock.calls.map(([{ type }]) => type);
  };
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  expect(posted()).toEqual(['deaf']);
  isSpeaking = false;
  now.mockReturnValue(1399);
  expect(posted()).toEqual(['deaf']);
  now.mockReturnValue(1401);
  expect(posted()).toEqual(['sound']);
  now.mockRestore();
});
