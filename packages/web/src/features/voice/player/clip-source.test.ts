// @vitest-environment node
import { makeSpoken } from '@cadence/domain/voice/line';
import { describe, expect, test } from 'vitest';
import { fetchClip, findVoice, readClip } from './clip-source.ts';
import { asJson, asMute, asSound, startVoiceServer } from './test-support/voice-server.ts';

const server = startVoiceServer();
const { signal } = new AbortController();
const spoken = makeSpoken('Go.', 'sergeant');
const wish = { spoken, voice: 'piper 1 1', sessionId: 's1', signal };
const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes);

describe('a clip', () => {
  test('comes from the server once, and then from the device', async () => {
    server.answers['/voice/generate'] = asSound('go');
    expect(await readClip(wish)).toBeNull();
    expect(await fetchClip(wish)).toMatchObject({ kind: 'clip' });
    expect(server.asked).toEqual([
      {
        path: '/api/v1/voice/generate',
        body: { text: 'Go.', voice_style: 'sergeant', session_id: 's1' },
      },
    ]);
    expect(textOf(await readClip(wish))).toBe('go');
  });

  test('that another voice spoke for want of the chosen one is heard, and not kept', async () => {
    server.answers['/voice/generate'] = asSound('go', 'openai-onyx');
    expect(await fetchClip(wish)).toMatchObject({ kind: 'clip' });
    expect(await readClip(wish)).toBeNull();
    server.answers['/voice/generate'] = asSound('go', 'piper');
    await fetchClip(wish);
    expect(textOf(await readClip(wish))).toBe('go');
  });

  test('of another voice is another one', async () => {
    server.answers['/voice/generate'] = asSound('go');
    await fetchClip(wish);
    expect(await readClip({ ...wish, voice: 'piper 1.5 1' })).toBeNull();
  });

  test('that a mute server cannot make is told with why, and when to ask again', async () => {
    server.answers['/voice/generate'] = asMute;
    expect(await fetchClip(wish)).toEqual({
      kind: 'unavailable',
      reason: 'No engine is installed',
      retryAfterSeconds: 12,
    });
  });

  test('of a text without a word is no reason to give up the others', async () => {
    server.answers['/voice/generate'] = asJson(422, { detail: 'Nothing to speak' });
    expect(await fetchClip(wish)).toEqual({ kind: 'unspeakable' });
  });

  test('is not what a network in between has to say', async () => {
    server.answers['/voice/generate'] = asJson(200, { welcome: 'Sign in to our network' });
    expect(await fetchClip(wish)).toMatchObject({ kind: 'unavailable' });
    expect(await readClip(wish)).toBeNull();
  });
});

describe('the voice of a style', () => {
  const own = { voice_id: 'piper-738', rate: 1.25, pitch: 0.9, volume: 1 };
  const voice = 'piper-738 1.25 0.9';
  const profiles = { motivational: own, instructional: own, sergeant: own, encouraging: own };

  test('is as the server has it, and as it was while the server is away', async () => {
    expect(await findVoice('sergeant', signal)).toEqual({ voice: 'unknown', mute: null });
    server.answers['/voice/voice-profiles'] = asJson(200, { profiles });
    expect(await findVoice('sergeant', signal)).toEqual({ voice, mute: null });
    server.answers = {};
    expect(await findVoice('sergeant', signal)).toEqual({ voice, mute: null });
  });

  test('stays what it was when the server has lost its voice', async () => {
    server.answers['/voice/voice-profiles'] = asJson(200, { profiles });
    await findVoice('sergeant', signal);
    const none = { ...profiles, sergeant: { ...own, voice_id: null } };
    server.answers['/voice/voice-profiles'] = asJson(200, { profiles: none });
    expect(await findVoice('sergeant', signal)).toMatchObject({
      voice,
      mute: { reason: 'no engine on it can speak now' },
    });
  });
});
