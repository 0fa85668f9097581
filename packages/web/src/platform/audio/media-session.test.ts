// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showNowPlaying, takeMediaKeys } from './media-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

const keys = () => ({ play: vi.fn(), pause: vi.fn(), previous: vi.fn(), next: vi.fn() });
const now = {
  title: 'Squat',
  detail: 'Next: Rest',
  playing: true,
  durationSeconds: 60,
  positionSeconds: 5,
};

function device() {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as unknown,
    playbackState: 'none',
    setPositionState: vi.fn(),
    setActionHandler: (action: string, handler: (() => void) | null) => {
      if (action === 'previoustrack') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  Object.assign(navigator, { mediaSession: session });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  );
  return { handlers, session };
}

test('headphones work the timer, with the buttons that the browser knows', () => {
  const { handlers, session } = device();
  const pressed = keys();
  const release = takeMediaKeys(pressed);
  handlers.get('play')?.();
  handlers.get('nexttrack')?.();
  expect(pressed.play).toHaveBeenCalledOnce();
  expect(pressed.next).toHaveBeenCalledOnce();
  showNowPlaying(now);
  expect(session.metadata).toMatchObject({ title: 'Squat', artist: 'Next: Rest' });
  expect(session.playbackState).toBe('playing');
  expect(session.setPositionState).toHaveBeenCalledWith({ duration: 60, position: 5 });
  release();
  expect([...handlers.values()]).toEqual([null, null, null]);
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
});

test('a browser without it is no failure', () => {
  expect(() => {
    showNowPlaying(now);
    takeMediaKeys(keys())();
  }).not.toThrow();
});
