// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { closeAudioSession, openAudioSession } from './audio-session.ts';
import { holdLockedSound } from './locked-sound.ts';

const session = { type: 'auto' };
let calls: string[] = [];
let play: () => Promise<void>;

beforeEach(() => {
  calls = [];
  session.type = 'auto';
  play = async () => void calls.push('play');
  Object.assign(navigator, { audioSession: session });
  vi.stubGlobal('URL', { createObjectURL: ({ type, size }: Blob) => `blob:${type} ${size}` });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void calls.push('pause'));
});
afterEach(() => {
  closeAudioSession();
  Reflect.deleteProperty(navigator, 'audioSession');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('while it is held the page plays on, and other music may not', () => {
  openAudioSession();
  expect(session.type).toBe('transient');
  const release = holdLockedSound();
  expect(calls).toEqual(['play']);
  expect(session.type).toBe('playback');
  release();
  expect(calls).toEqual(['play', 'pause']);
  expect(session.type).toBe('transient');
});

test('a session that is opened again meanwhile stays what was chosen', () => {
  const release = holdLockedSound();
  openAudioSession();
  expect(session.type).toBe('playback');
  release();
});

test('a device that refuses is spoken of, and nothing else happens', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  play = () => Promise.reject(new Error('not allowed'));
  holdLockedSound()();
  await eventually(() => expect(warn).toHaveBeenCalledOnce());
});
