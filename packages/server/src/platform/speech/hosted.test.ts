import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import type { Utterance } from './engine.ts';
import { createHosted } from './hosted.ts';
import { mp3DurationMs } from './mp3-duration.ts';
import { type SpeechAnswer, startSpeechVendor } from './test-support/vendor-server.ts';

const secretKey = 'sk-test-never-to-be-seen-4711';
const vendors = {
  openai: { name: 'OpenAI', basePath: '/v1', voiceId: 'openai-onyx' },
  elevenlabs: { name: 'ElevenLabs', basePath: '', voiceId: 'elevenlabs-21m00Tcm4TlvDq8ikWAM' },
} as const;
type Id = keyof typeof vendors;
const ids = Object.keys(vendors) as Id[];
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function openVendor(id: Id, script: SpeechAnswer[], timeoutSeconds = 10) {
  const vendor = await startSpeechVendor(script);
  opened.push(vendor);
  const { name, basePath, voiceId } = vendors[id];
  const lines: string[] = [];
  const write = (fields: object) => lines.push(JSON.stringify(fields));
  const config = readConfig({}).speech[id];
  const engine = createHosted({
    id,
    name,
    config: { ...config, apiKey: secretKey, baseUrl: `${vendor.origin}${basePath}` },
    timeoutSeconds,
    speeds: { min: 0.7, max: 1.2 },
    log: { info: write, warn: write },
  });
  const utterance: Utterance = { text: 'Rest now.', style: 'sergeant', voiceId, rate: 1, pitch: 1 };
  return { vendor, engine, logged: () => lines.join('\n'), say: () => engine.speak(utterance) };
}

describe.each(ids)('%s', (id) => {
  it('is asked with its key, model and voice, and gives sound', async () => {
    const { vendor, say, logged } = await openVendor(id, [{ kind: 'sound' }]);
    const spoken = await say();
    expect(spoken.kind === 'ok' && mp3DurationMs(spoken.bytes)).toBe(1045);
    const [call] = vendor.calls;
    const key = call?.headers.authorization?.slice('Bearer '.length) ?? call?.headers['xi-api-key'];
    expect(key).toBe(secretKey);
    expect(JSON.stringify(call?.body)).toContain('Rest now.');
    expect(call?.path.split('?')[0]).toBe(
      id === 'openai' ? '/v1/audio/speech' : '/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM',
    );
    expect(logged()).not.toContain('Rest now.');
    expect(logged()).not.toContain(secretKey);
  });

  it.each<[string, SpeechAnswer, RegExp]>([
    ['a refused key', { kind: 'error', status: 401 }, /key for .+ was refused/],
    ['no credit', { kind: 'error', status: 402 }, /no credit/],
    ['an unknown model', { kind: 'error', status: 404 }, /does not have the model/],
    ['a page instead of sound', { kind: 'page' }, /usable sound/],
    ['no sound', { kind: 'empty' }, /usable sound/],
    ['a way to another house', { kind: 'redirect', to: 'http://127.0.0.1:9/' }, /not be reached/],
    ['a text it will not speak', { kind: 'error', status: 400 }, /not accept|refused/i],
  ])('%s is told in plain words, without the key', async (_, answer, words) => {
    const { say, logged } = await openVendor(id, [answer], 2);
    const spoken = await say();
    expect(spoken).toMatchObject({ kind: 'failed', reason: expect.stringMatching(words) });
    expect(JSON.stringify(spoken) + logged()).not.toContain(secretKey);
  });

  it('is asked again when it was busy', async () => {
    const busy = { kind: 'error', status: 429, headers: { 'retry-after': '0' } } as const;
    const { vendor, say } = await openVendor(id, [busy, { kind: 'sound' }]);
    expect((await say()).kind).toBe('ok');
    expect(vendor.calls).toHaveLength(2);
  });

  it.each<[string, SpeechAnswer]>([
    ['in trouble', { kind: 'error', status: 500, headers: { 'retry-after-ms': '1' } }],
    ['cut off', { kind: 'drop' }],
  ])('%s for a moment is asked again', async (_, answer) => {
    const { vendor, say } = await openVendor(id, [answer, { kind: 'sound' }]);
    expect((await say()).kind).toBe('ok');
    expect(vendor.calls).toHaveLength(2);
  });

  it('that is busy for longer than a line may take is not asked again', async () => {
    const busy = { kind: 'error', status: 429, headers: { 'retry-after': '60' } } as const;
    const { vendor, say } = await openVendor(id, [busy]);
    expect(await say()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/is busy/) });
    expect(vendor.calls).toHaveLength(1);
  });

  it('that takes its time within the limit is waited for', async () => {
    const { say } = await openVendor(id, [{ kind: 'slow', ms: 300 }]);
    expect((await say()).kind).toBe('ok');
  });

  it('that stops in the middle of its answer is not waited for any longer', async () => {
    const { say } = await openVendor(id, [{ kind: 'stall' }], 1);
    expect((await say()).kind).toBe('failed');
  });

  it('that does not answer is not waited for any longer', async () => {
    const { say } = await openVendor(id, [{ kind: 'hang' }], 1);
    expect(await say()).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/took too long/),
    });
  });
});

it('without a key a vendor says that it is not connected', async () => {
  const engine = createHosted({
    id: 'openai',
    name: 'OpenAI',
    config: readConfig({}).speech.openai,
    timeoutSeconds: 1,
    speeds: { min: 1, max: 1 },
    log: { info: () => {}, warn: () => {} },
  });
  expect(engine.state()).toEqual({
    available: false,
    reason: 'OpenAI is not connected.',
  });
});
