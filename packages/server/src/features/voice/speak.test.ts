import { deleteAccount } from '@cadence/contract/auth/routes';
import {
  announceExercise,
  announceNext,
  announceRest,
  generateSpeech,
  testVoice,
} from '@cadence/contract/voice/routes';
import { sayRest } from '@cadence/domain/voice/announcements';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeMp3, scriptedEngine } from '../../platform/speech/test-support/engines.ts';
import { createAccount, request } from '../../test-support/app.ts';
import { startVoiceApp } from './test-support/voice-app.ts';

const ctx = startVoiceApp();
const json = { accept: 'application/json' };
let token = '';

beforeAll(async () => {
  token = (await createAccount(ctx.app)).token;
});
beforeEach(() => {
  ctx.engine.spoken.length = 0;
});

const say = (body: object, headers: Record<string, string> = {}) =>
  request(ctx.app, generateSpeech, { body } as never, token, headers);

describe('speaking a text', () => {
  it('answers with the sound, first made and then from the cache', async () => {
    const first = await say({ text: 'Keep breathing.', voice_style: 'encouraging' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'x-cache': 'miss' });
    expect(first.rawPayload).toEqual(Buffer.from(makeMp3()));
    const second = await say({ text: 'Keep breathing.', voice_style: 'encouraging' });
    expect(second.headers['x-cache']).toBe('hit');
    expect(ctx.engine.spoken).toHaveLength(1);
  });

  it('answers with where the sound is when JSON is asked for', async () => {
    const reply = await say({ text: 'Halfway there.' }, json);
    expect(reply.json()).toEqual({
      audio_url: expect.stringMatching(/^\/api\/v1\/voice\/audio\/[0-9a-f]{64}\.mp3$/),
      cache_hit: false,
      cost_saved: 0,
      duration_ms: 1045,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('answers with sound to who would take both', async () => {
    const reply = await say({ text: 'Both.' }, { accept: 'audio/*, application/json;q=0.5' });
    expect(reply.headers['content-type']).toBe('audio/mpeg');
  });

  it.each([1, 4])(
    'makes one clip each for two hundred wishes at once of %i users',
    async (users) => {
      const accounts = await Promise.all(
        Array.from({ length: users }, () => createAccount(ctx.app)),
      );
      const replies = await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const body = { text: `All together now, ${users}.` };
          return request(ctx.app, generateSpeech, { body }, accounts[index % users]?.token, json);
        }),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(200).fill(200));
      expect(ctx.engine.spoken).toHaveLength(users);
      expect(replies.filter((reply) => !reply.json().cache_hit)).toHaveLength(users);
    },
  );

  it.each([
    ['text over 600 characters', { text: 'a'.repeat(601) }, 'text', /at most 600/],
    ['an empty text', { text: '  ' }, 'text', /nothing to speak/],
    ['a text without a word', { text: '***' }, 'text', /nothing to speak/],
    ['no text', {}, 'text', /text to speak/],
    [
      'an unknown style',
      { text: 'Go', voice_style: 'pirate' },
      'voice_style',
      /Unknown style.*sergeant/,
    ],
  ])('%s is refused with a clear text', async (_, body, path, words) => {
    const reply = await say(body);
    expect(reply.statusCode).toBe(422);
    const { code, details } = reply.json().error;
    expect(code).toBe('VALIDATION_ERROR');
    expect(details.fields[0]).toMatchObject({ path, message: expect.stringMatching(words) });
  });

  it('takes exactly 600 characters', async () => {
    expect((await say({ text: 'ab '.repeat(200) })).statusCode).toBe(200);
  });
});

describe('one user', () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const engine = scriptedEngine(async () => {
    await held;
    return { kind: 'ok', bytes: makeMp3() };
  });
  const busy = startVoiceApp(engine);

  it('has no more different lines made at once than a workout has', async () => {
    const account = await createAccount(busy.app);
    const refused: unknown[] = [];
    const replies = Array.from({ length: 70 }, async (_, index) => {
      const body = { text: `Different line ${index}.` };
      const reply = await request(busy.app, generateSpeech, { body }, account.token, json);
      if (reply.statusCode === 429) refused.push(reply.headers['retry-after']);
      return reply.statusCode;
    });
    await expect.poll(() => refused).toEqual(Array(6).fill('5'));
    release();
    const statuses = await Promise.all(replies);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  });
});

describe('a clip by its address', () => {
  const urlOf = async (text: string) => (await say({ text }, json)).json().audio_url as string;

  it('is in no log, and gone with the account it was made for', async () => {
    const { token: hers, password } = await createAccount(ctx.app);
    const body = { text: 'Mind your left knee, Ana.' };
    const url = (await request(ctx.app, generateSpeech, { body }, hers, json)).json().audio_url;
    expect((await ctx.app.inject(url)).statusCode).toBe(200);
    expect(ctx.logged()).toContain('/voice/audio/');
    expect(ctx.logged()).not.toContain(url.split('/').at(-1));
    await request(ctx.app, deleteAccount, { body: { password } }, hers);
    expect((await ctx.app.inject(url)).statusCode).toBe(404);
  });

  it('needs no token and may be kept for good', async () => {
    const reply = await ctx.app.inject(await urlOf('Well done.'));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(reply.rawPayload).toEqual(Buffer.from(makeMp3()));
  });

  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/6240', 2],
    ['bytes=6000-', 206, 'bytes 6000-6239/6240', 240],
    ['bytes=-10', 206, 'bytes 6230-6239/6240', 10],
    ['bytes=0-99999', 206, 'bytes 0-6239/6240', 6240],
    ['bytes=9000-', 200, undefined, 6240],
    ['lines=1-2', 200, undefined, 6240],
  ])('asked for %s gives %i', async (range, status, contentRange, length) => {
    const reply = await ctx.app.inject({ url: await urlOf('In parts.'), headers: { range } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-range']).toBe(contentRange);
    expect(reply.rawPayload).toHaveLength(length);
  });

  it('that nobody has made is not there', async () => {
    const reply = await ctx.app.inject(`/api/v1/voice/audio/${'0'.repeat(64)}.mp3`);
    expect(reply.statusCode).toBe(404);
    expect((await ctx.app.inject('/api/v1/voice/audio/..%2fsecret')).statusCode).toBe(422);
  });
});

describe('announcements', () => {
  const exercise = { name: 'Goblet Squat', reps: 12, weight: 16, type: 'exercise' };

  it('say the exercise and tell the words', async () => {
    const context = { set: 2, total_sets: 3, user_name: 'Ann' };
    const body = { exercise, context, voice_style: 'sergeant' } as const;
    const reply = await request(ctx.app, announceExercise, { body }, token, json);
    expect(reply.statusCode).toBe(200);
    const { text } = reply.json();
    expect(text).toMatch(/^Ann! .*Goblet Squat!.*Twelve reps with sixteen kilos.*Set two of/);
    expect(ctx.engine.spoken[0]?.text).toBe(text);
  });

  it('tell the words of the sound in a header', async () => {
    const body = { exercise: 'Crème brûlée press' };
    const reply = await request(ctx.app, announceExercise, { body }, token);
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(decodeURIComponent(String(reply.headers['x-voice-text']))).toBe('Crème brûlée press.');
  });

  it('say the words of the style for a rest, and what comes after it', async () => {
    const restTexts = Array.from({ length: 100 }, (_, roll) =>
      sayRest(60, 'instructional', roll / 100),
    );
    const rest = await request(ctx.app, announceRest, { body: { rest_duration: 60 } }, token, json);
    expect(restTexts).toContain(rest.json().text);
    const body = { rest_duration: 60, next_exercise: exercise };
    const next = await request(ctx.app, announceNext, { body }, token, json);
    expect(next.json().text).toMatch(/: Goblet Squat\. Twelve reps with sixteen kilos\.$/);
    const without = { rest_duration: 60, next_exercise: null };
    const plain = await request(ctx.app, announceNext, { body: without }, token, json);
    expect(restTexts).toContain(plain.json().text);
  });

  it.each([announceRest, announceNext])(
    'of a rest under 20 s are refused with a clear text',
    async (route) => {
      const body = { rest_duration: 19, next_exercise: exercise };
      const reply = await request(ctx.app, route, { body } as never, token);
      expect(reply.statusCode).toBe(422);
      expect(reply.json().error.details.fields).toEqual([
        { path: 'rest_duration', message: 'A rest under 20 seconds has no message' },
      ]);
    },
  );

  it('of a name without a word are refused', async () => {
    const reply = await request(ctx.app, announceExercise, { body: { exercise: '💪' } }, token);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.details.fields[0].path).toBe('exercise');
  });

  it('of nothing are refused', async () => {
    const reply = await request(ctx.app, announceExercise, { body: { exercise: ' ' } }, token);
    expect(reply.statusCode).toBe(422);
  });
});

describe('trying a voice', () => {
  it('speaks in that voice', async () => {
    const body = { voice_id: 'piper-sergeant', text: 'Listen.' };
    const reply = await request(ctx.app, testVoice, { body }, token);
    expect(reply.headers['content-type']).toBe('audio/mpeg');
    expect(ctx.engine.spoken[0]).toMatchObject({ voiceId: 'piper-sergeant', style: 'sergeant' });
  });

  it('that is not there is refused with a clear text', async () => {
    const body = { voice_id: 'piper-4711', text: 'Listen.' };
    const reply = await request(ctx.app, testVoice, { body }, token);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().error.details.fields).toEqual([
      { path: 'voice_id', message: 'There is no such voice on this server' },
    ]);
  });
});
