// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStorageOwner } from '../../platform/storage.ts';
import { eventually } from '../../platform/test-support/eventually.ts';
import { playSync } from '../../platform/test-support/play-sync.ts';
import { readVoicePreferences } from './preferences-store.ts';
import {
  changeVoiceProfile,
  hasUnsentProfiles,
  pullProfiles,
  sendProfiles,
  useProfileSaving,
} from './profile-sync.ts';
import { createVoiceServer } from './test-support/voice-server.ts';

let server = createVoiceServer();
let stop = () => {};
const pull = () => pullProfiles(server.voices, new AbortController().signal);

beforeEach(() => {
  localStorage.clear();
  setStorageOwner('u1');
  server = createVoiceServer();
  vi.stubGlobal('fetch', server.fetch);
  stop = playSync('u1').stop;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('a slider that is dragged is kept at once and posted once', async () => {
  for (const rate of [1.05, 1.1, 1.15]) changeVoiceProfile('sergeant', { rate });
  expect(readVoicePreferences().voiceProfiles.sergeant.rate).toBe(1.15);
  expect(server.posted).toEqual([]);
  await eventually(() => expect(hasUnsentProfiles()).toBe(false));
  expect(server.posted).toEqual([{ sergeant: { rate: 1.15 } }]);
  expect(useProfileSaving.getState().status).toBe('saved');
  expect(hasUnsentProfiles()).toBe(false);
});

test('only what has changed is posted', async () => {
  changeVoiceProfile('sergeant', { rate: 1.2 });
  changeVoiceProfile('sergeant', { voiceId: 'piper-45' });
  changeVoiceProfile('encouraging', { volume: 0.5 });
  await sendProfiles();
  expect(server.posted).toEqual([
    { sergeant: { rate: 1.2, voice_id: 'piper-45' }, encouraging: { volume: 0.5 } },
  ]);
});

test('without a server the change stays here and goes there at the next start', async () => {
  server.isReachable = false;
  changeVoiceProfile('sergeant', { rate: 1.2 });
  await sendProfiles();
  expect(useProfileSaving.getState()).toEqual({
    status: 'failed',
    problem: 'Network error: Unable to connect... Check your connection and try again.',
  });
  expect(readVoicePreferences().voiceProfiles.sergeant.rate).toBe(1.2);

  server.isReachable = true;
  server.profiles.sergeant.rate = 0.8;
  server.profiles.motivational.pitch = 1.3;
  await pull();
  expect(server.posted).toEqual([{ sergeant: { rate: 1.2 } }]);
  const { sergeant, motivational } = readVoicePreferences().voiceProfiles;
  expect(sergeant.rate).toBe(1.2);
  expect(motivational.pitch).toBe(1.3);
});

test('a change made while the server is asked is not taken back by its answer', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const reply = await server.fetch(input, init);
    if (input.endsWith('/voice-profiles')) await asked;
    return reply;
  });
  const pulled = pull();
  changeVoiceProfile('sergeant', { rate: 1.2 });
  const sent = sendProfiles();
  answer();
  await pulled;
  await sent;
  expect(server.posted).toEqual([{ sergeant: { rate: 1.2 } }]);
  expect(readVoicePreferences().voiceProfiles.sergeant.rate).toBe(1.2);
});

test('what the server refuses is said, kept here, and not sent again', async () => {
  const fields = [{ path: 'x', message: 'There is no such voice on this server' }];
  const error = { code: 'VALIDATION_ERROR', message: 'Bad', details: { fields } };
  server.failing = { status: 422, body: { detail: 'Bad', error } };
  changeVoiceProfile('sergeant', { voiceId: 'gone' });
  await sendProfiles();
  expect(useProfileSaving.getState().problem).toBe('There is no such voice on this server.');
  expect(hasUnsentProfiles()).toBe(false);
  expect(readVoicePreferences().voiceProfiles.sergeant.voiceId).toBe('gone');
});
