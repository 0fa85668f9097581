import { setTimeout as sleep } from 'node:timers/promises';
import { downloadData } from '@cadence/contract/auth/routes';
import {
  endVoiceSession,
  generateSpeech,
  listVoices,
  readProfiles,
  startVoiceSession,
  updateProfiles,
  voiceHealth,
} from '@cadence/contract/voice/routes';
import { describe, expect, it } from 'vitest';
import { makeMp3, scriptedEngine } from '../../platform/speech/test-support/engines.ts';
import { createAccount, request, startTestApp } from '../../test-support/app.ts';
import { startVoiceApp } from './test-support/voice-app.ts';

const json = { accept: 'application/json' };
const ctx = startVoiceApp();

const say = (token: string, text: string, session_id?: string) =>
  request(ctx.app, generateSpeech, { body: { text, session_id } }, token, json);

it('the voices are those of the engine', async () => {
  const { token } = await createAccount(ctx.app);
  const { voices } = (await request(ctx.app, listVoices, {}, token)).json();
  expect(voices[0]).toEqual({
    voice_id: 'piper-motivational',
    name: 'motivational',
    engine: 'piper',
    language: 'en',
    styles: ['motivational'],
  });
});

describe('voice profiles', () => {
  const own = { rate: 1, pitch: 1, volume: 1 };

  it('are the voices of the styles until the user chooses', async () => {
    const { token } = await createAccount(ctx.app);
    const { profiles } = (await request(ctx.app, readProfiles, {}, token)).json();
    expect(profiles.sergeant).toEqual({ voice_id: 'piper-sergeant', ...own });
  });

  it('are kept for each user, in part or whole, and used when speaking', async () => {
    const [ann, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const sergeant = { voice_id: 'piper-encouraging', rate: 1.25, volume: 7 };
    const body = { profiles: { sergeant } };
    const changed = await request(ctx.app, updateProfiles, { body }, ann.token);
    expect(changed.json().profiles.sergeant).toEqual({
      voice_id: 'piper-encouraging',
      rate: 1.25,
      pitch: 1,
      volume: 1,
    });
    const again = { profiles: { sergeant: { pitch: 0.9 } } };
    await request(ctx.app, updateProfiles, { body: again }, ann.token);
    const { profiles } = (await request(ctx.app, readProfiles, {}, ann.token)).json();
    expect(profiles.sergeant).toMatchObject({ voice_id: 'piper-encouraging', pitch: 0.9 });
    const others = (await request(ctx.app, readProfiles, {}, ben.token)).json().profiles;
    expect(others.sergeant).toEqual({ voice_id: 'piper-sergeant', ...own });

    const line = { text: 'Mine alone.', voice_style: 'sergeant' } as const;
    await request(ctx.app, generateSpeech, { body: line }, ann.token);
    expect(ctx.engine.spoken.at(-1)).toMatchObject({
      voiceId: 'piper-encouraging',
      rate: 1.25,
      pitch: 0.9,
    });
  });

  it.each([
    ['an unknown voice', { sergeant: { voice_id: 'nobody' } }],
    ['an unknown style', { pirate: { rate: 1 } }],
    ['a pace beyond the limits', { sergeant: { rate: 3 } }],
  ])('with %s are refused and nothing changes', async (_, profiles) => {
    const { token } = await createAccount(ctx.app);
    const before = (await request(ctx.app, readProfiles, {}, token)).json();
    const reply = await request(ctx.app, updateProfiles, { body: { profiles } } as never, token);
    expect(reply.statusCode).toBe(422);
    expect((await request(ctx.app, readProfiles, {}, token)).json()).toEqual(before);
  });

  it('are in the download of all data', async () => {
    const { token } = await createAccount(ctx.app);
    const body = { profiles: { sergeant: { rate: 1.5 } } };
    await request(ctx.app, updateProfiles, { body }, token);
    expect((await request(ctx.app, downloadData, {}, token)).body).toContain('1.5');
  });
});

describe('the voice session of a workout', () => {
  const start = async (token: string) => {
    const body = { session_name: 'Morning' };
    return (await request(ctx.app, startVoiceSession, { body }, token)).json();
  };
  const end = (token: string, id: string) =>
    request(ctx.app, endVoiceSession, { params: { id } }, token);

  it('counts its clips, and what the cache has saved', async () => {
    const { token } = await createAccount(ctx.app);
    const { success, session_id } = await start(token);
    expect(success).toBe(true);
    for (const text of ['Ten.', 'Ten.', 'Ten.', 'Nine.']) await say(token, text, session_id);
    const { metrics } = (await end(token, session_id)).json();
    expect(metrics).toMatchObject({ hit_rate_percent: 50, cost_savings: 0 });
    expect(metrics.avg_response_time_ms).toBeGreaterThan(0);
    expect((await end(token, session_id)).statusCode).toBe(404);
  });

  it('counts what was fetched ahead of it, once', async () => {
    const { token } = await createAccount(ctx.app);
    for (const text of ['Ahead.', 'Ahead.', 'Ahead.']) await say(token, text);
    const first = await start(token);
    await say(token, 'Ahead.', first.session_id);
    const { metrics } = (await end(token, first.session_id)).json();
    expect(metrics.hit_rate_percent).toBe(75);
    expect(metrics.avg_response_time_ms).toBeGreaterThan(0);
    const second = await start(token);
    const none = (await end(token, second.session_id)).json().metrics;
    expect(none).toEqual({ hit_rate_percent: 0, cost_savings: 0, avg_response_time_ms: 0 });
  });

  it('does not count what another user fetched ahead', async () => {
    const [ann, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    for (const text of ['Mine.', 'Mine.']) await say(ann.token, text);
    const { session_id } = await start(ben.token);
    const { metrics } = (await end(ben.token, session_id)).json();
    expect(metrics.avg_response_time_ms).toBe(0);
  });

  it('of another user can neither be ended nor counted in', async () => {
    const [ann, ben] = [await createAccount(ctx.app), await createAccount(ctx.app)];
    const { session_id } = await start(ann.token);
    await say(ben.token, 'Somebody else.', session_id);
    expect((await end(ben.token, session_id)).statusCode).toBe(404);
    const { metrics } = (await end(ann.token, session_id)).json();
    expect(metrics).toEqual({ hit_rate_percent: 0, cost_savings: 0, avg_response_time_ms: 0 });
  });
});

it('health tells of the engine and of the cache', async () => {
  const { token } = await createAccount(ctx.app);
  await say(token, 'Health.');
  const health = (await request(ctx.app, voiceHealth, {}, token)).json();
  expect(health).toMatchObject({
    status: 'ok',
    engine: 'piper',
    engines: [{ id: 'piper', available: true, reason: null }],
  });
  expect(health.cache.entries).toBe(ctx.blobs.kept.size);
  expect(health.cache.bytes).toBeGreaterThan(0);
});

describe('figures of a priced voice', () => {
  const perThousand = 20;
  const makingMs = 40;
  const engine = scriptedEngine(
    async () => {
      await sleep(makingMs);
      return { kind: 'ok', bytes: makeMp3() };
    },
    { id: 'openai', usd: perThousand },
  );
  const priced = startVoiceApp(engine);

  it('are what was really made, saved and waited for', async () => {
    const { token } = await createAccount(priced.app);
    const start = await request(priced.app, startVoiceSession, { body: {} }, token);
    const { session_id } = start.json();
    const texts = ['Ten seconds left.', 'Go.', 'Ten seconds left.', 'Ten seconds left.', 'Go.'];
    const heard: { cache_hit: boolean; cost_saved: number }[] = [];
    const waitedMs: number[] = [];
    for (const text of texts) {
      const body = { text, session_id };
      const startedAt = performance.now();
      heard.push((await request(priced.app, generateSpeech, { body }, token, json)).json());
      waitedMs.push(performance.now() - startedAt);
    }
    expect(heard.map(({ cache_hit }) => cache_hit)).toEqual([false, false, true, true, true]);
    const costOf = (text: string) => (text.length / 1000) * perThousand;
    const saved = [0, 0, ...texts.slice(2).map(costOf)];
    expect(heard.map(({ cost_saved }) => cost_saved)).toEqual(saved);

    const end = await request(priced.app, endVoiceSession, { params: { id: session_id } }, token);
    const { metrics } = end.json();
    expect(metrics.hit_rate_percent).toBe(60);
    expect(metrics.cost_savings).toBeCloseTo(saved.reduce((sum, one) => sum + one, 0));
    const mean = waitedMs.reduce((sum, one) => sum + one, 0) / texts.length;
    expect(metrics.avg_response_time_ms).toBeLessThanOrEqual(mean);
    // Two of five lines were made; a timer may be a millisecond early.
    expect(metrics.avg_response_time_ms).toBeGreaterThan((2 * (makingMs - 2)) / 5);

    const { cache } = (await request(priced.app, voiceHealth, {}, token)).json();
    expect(cache).toEqual({
      entries: 2,
      bytes: 2 * makeMp3().length,
      hit_rate_percent: 60,
    });
  });
});

describe('a hosted voice that fails', () => {
  const reason = 'The key for OpenAI was refused.';
  const alone = startVoiceApp(scriptedEngine(() => ({ kind: 'failed', reason }), { id: 'openai' }));

  it('is told as 503 with the reason when nothing else can speak', async () => {
    const { token } = await createAccount(alone.app);
    const reply = await request(alone.app, generateSpeech, { body: { text: 'Go' } }, token);
    expect(reply.statusCode).toBe(503);
    expect(reply.json().error).toMatchObject({ code: 'VOICE_UNAVAILABLE', details: { reason } });
  });
});

describe('a server that cannot speak', () => {
  const reason = 'The optional package sherpa-onnx-node is not installed.';
  const mute = startVoiceApp(scriptedEngine(undefined, { missing: reason }));
  const off = startTestApp();

  it('says why', async () => {
    const { token } = await createAccount(mute.app);
    const health = (await request(mute.app, voiceHealth, {}, token)).json();
    expect(health).toMatchObject({
      status: 'degraded',
      engine: 'none',
      engines: [{ id: 'piper', available: false, reason }],
    });
    const reply = await request(mute.app, generateSpeech, { body: { text: 'Go' } }, token);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
    expect(reply.json().error).toMatchObject({ code: 'VOICE_UNAVAILABLE', details: { reason } });
  });

  it('also when speech is turned off', async () => {
    const { token } = await createAccount(off.app);
    const reply = await request(off.app, generateSpeech, { body: { text: 'Go' } }, token);
    expect(reply.json().error.details.reason).toBe('Speech is turned off on this server.');
    const { profiles } = (await request(off.app, readProfiles, {}, token)).json();
    expect(profiles.sergeant.voice_id).toBeNull();
  });
});

it('a full disk keeps nobody from being heard, and the address still answers', async () => {
  const { token } = await createAccount(ctx.app);
  ctx.blobs.breakDown();
  const reply = await say(token, 'No room for this.');
  expect(reply.statusCode).toBe(200);
  expect((await ctx.app.inject(reply.json().audio_url)).statusCode).toBe(200);
});
