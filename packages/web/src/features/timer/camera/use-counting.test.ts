// @vitest-environment jsdom
import { movementOf } from '@cadence/domain/camera/movements';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCounting } from './use-counting.ts';

const openPose = vi.hoisted(() => vi.fn());
vi.mock('./pose.ts', () => ({ openPose }));

/** A camera of one track, which tells of its end as a browser's does. */
function makeCamera() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  return { track, stream: { getTracks: () => [track] } as unknown as MediaStream };
}

function playCamera(getUserMedia: () => Promise<MediaStream>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('createImageBitmap', async () => ({}));
  const close = vi.fn();
  openPose.mockReset().mockResolvedValue({ find: async () => ({}), close });
  // A frozen picture gives no other.
  const video = { play: async () => {}, requestVideoFrameCallback: () => 0 };
  const movement = movementOf('air-squat');
  if (!movement) throw new Error('The movement is not counted.');
  const shown = { video: { current: video }, canvas: { current: null } };
  return { close, ...renderHook(() => useCounting(movement, shown as never)) };
}

afterEach(() => vi.unstubAllGlobals());

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a camera that opens after one has left is let go, and nothing is loaded for it', async () => {
  const { track, stream } = makeCamera();
  let open = (_: MediaStream) => {};
  const { unmount } = playCamera(() => new Promise((resolve) => (open = resolve)));
  unmount();
  open(stream);
  await settle();
  expect(track.stop).toHaveBeenCalled();
  expect(openPose).not.toHaveBeenCalled();
});

test('a camera that is taken away is told of', async () => {
  const { track, stream } = makeCamera();
  const { result, close } = playCamera(async () => stream);
  await settle();
  expect(result.current.state).toBe('counting');
  act(() => void track.dispatchEvent(new Event('ended')));
  await settle();
  expect(result.current.state).toBe('lost');
  expect(close).toHaveBeenCalled();
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'taken'],
])('%s is told as %s', async (name, state) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = playCamera(async () => {
    throw new DOMException('', name);
  });
  await settle();
  expect(result.current.state).toBe(state);
});

test('leaving lets the camera go', async () => {
  const { track, stream } = makeCamera();
  const { unmount, close } = playCamera(async () => stream);
  await settle();
  unmount();
  expect(track.stop).toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});
