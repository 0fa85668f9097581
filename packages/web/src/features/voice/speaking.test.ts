// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../platform/storage.ts';
import { playSync } from '../../platform/test-support/play-sync.ts';
import { changeVoiceProfile } from './profile-sync.ts';
import { type AskedLine, hush, say, sayAll, useSpeaking } from './speaking.ts';
import { createVoiceServer } from './test-support/voice-server.ts';

const line = (text: string): AskedLine => ({
  id: text,
  place: 'set',
  text,
  style: 'instructional',
});
const heard: string[] = [];
let server = createVoiceServer();
let unsubscribe = () => {};

beforeEach(() => {
  localStorage.clear();
  setStorageOwner('u1');
  server = createVoiceServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard.length = 0;
  unsubscribe = useSpeaking.subscribe((now, before) => {
    if (now.status === 'playing' && before.status !== 'playing') heard.push(now.line?.text ?? '');
  });
});
afterEach(() => {
  unsubscribe();
  hush();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where nothing can speak, the words are shown and the reason is said', async () => {
  const over = say(line('Rest.'));
  expect(useSpeaking.getState()).toMatchObject({ status: 'preparing', line: { text: 'Rest.' } });
  await vi.advanceTimersByTimeAsync(1200);
  expect(useSpeaking.getState()).toMatchObject({ status: 'playing', rung: 'tones' });
  expect(useSpeaking.getState().problem).toMatch(/^Voice generation failed: .*tones instead/);
  await vi.runAllTimersAsync();
  await over;
  expect(useSpeaking.getState().status).toBe('silent');
});

test('a series is said in its order', async () => {
  const over = sayAll([line('Three.'), line('Two.'), line('One.')], 'set');
  await vi.runAllTimersAsync();
  await over;
  expect(heard).toEqual(['Three.', 'Two.', 'One.']);
});

test('a series ends when it is stopped, and when another line is asked for', async () => {
  void sayAll([line('Three.'), line('Two.')], 'set');
  await vi.advanceTimersByTimeAsync(1200);
  hush();
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['Three.']);

  void sayAll([line('Rest.'), line('Go.')], 'set');
  await vi.advanceTimersByTimeAsync(1200);
  void say(line('Done.'));
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['Three.', 'Rest.', 'Done.']);
});

test('a stop between two lines holds', async () => {
  void sayAll([line('Three.'), line('Two.')], 'set');
  await vi.advanceTimersByTimeAsync(1200);
  await vi.advanceTimersByTimeAsync(useSpeaking.getState().durationMs);
  hush();
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['Three.']);
  expect(useSpeaking.getState().status).toBe('silent');
});

test('the server gets the new pace before it speaks with it', async () => {
  const { stop } = playSync('u1');
  changeVoiceProfile('instructional', { rate: 1.3 });
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    asked.push(input.replace(/.*\/voice/, ''));
    return server.fetch(input, init);
  });
  void say(line('Rest.'));
  await vi.runAllTimersAsync();
  expect(asked.slice(0, 2)).toEqual(['/update-profiles', '/generate']);
  stop();
});
