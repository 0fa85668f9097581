import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const key = 'sk-very-secret-0123456789';

describe('settings of the models', () => {
  it('without any, no vendor has a key and every tier has a model', () => {
    const { timeoutSeconds, providers } = readConfig({}).models;
    expect(timeoutSeconds).toBe(45);
    expect(providers.local.baseUrl).toBe('');
    for (const { apiKey, models } of Object.values(providers)) {
      expect(apiKey).toBeNull();
      expect(models.advanced).not.toBe('');
      expect(models.light).not.toBe('');
    }
  });

  it('a key, an address and models of one vendor reach that vendor alone', () => {
    const { providers } = readConfig({
      ANTHROPIC_API_KEY: ` ${key}\n`,
      ANTHROPIC_BASE_URL: 'http://gateway.internal:8080/v1',
      ANTHROPIC_MODEL: 'claude-big',
      ANTHROPIC_MODEL_LIGHT: 'claude-small',
    }).models;
    expect(providers.anthropic).toEqual({
      apiKey: key,
      baseUrl: 'http://gateway.internal:8080/v1',
      models: { advanced: 'claude-big', light: 'claude-small' },
    });
    expect(providers.openai.apiKey).toBeNull();
  });

  it("Grok's key is also read under its vendor's own name", () => {
    expect(readConfig({ XAI_API_KEY: key }).models.providers.grok.apiKey).toBe(key);
    const both = readConfig({ XAI_API_KEY: key, GROK_API_KEY: 'sk-other' });
    expect(both.models.providers.grok.apiKey).toBe('sk-other');
  });

  it('a local server uses one model for both tiers unless a light one is named', () => {
    const one = readConfig({ LOCAL_MODEL_URL: 'http://localhost:11434/v1', LOCAL_MODEL: 'm' });
    expect(one.models.providers.local.models).toEqual({ advanced: 'm', light: 'm' });
    const two = readConfig({ LOCAL_MODEL: 'm', LOCAL_MODEL_LIGHT: 's' });
    expect(two.models.providers.local.models).toEqual({ advanced: 'm', light: 's' });
  });

  it.each([
    ['OPENAI_API_KEY', `${key} with spaces`],
    ['GEMINI_API_KEY', `${key}\u200b`],
    ['OPENAI_BASE_URL', `https://user:${key}@example.com`],
    ['LOCAL_MODEL_URL', `localhost/${key}`],
    ['MODEL_TIMEOUT_SECONDS', key],
  ])('a wrong %s stops the start, named and unprinted', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(key);
  });

  it('an empty value counts as unset', () => {
    const { providers } = readConfig({ OPENAI_API_KEY: '', OPENAI_MODEL: '' }).models;
    expect(providers.openai.apiKey).toBeNull();
    expect(providers.openai.models.advanced).not.toBe('');
  });
});

describe('settings of the voices', () => {
  it('without any, hosted voices come first where they have a key, and the embedded one last', () => {
    const { engines, cacheBytes, piperVoiceFolder, openai, elevenlabs } = readConfig({}).speech;
    expect(engines).toEqual(['elevenlabs', 'openai', 'piper']);
    expect(cacheBytes).toBe(500 * 1024 * 1024);
    expect([piperVoiceFolder, openai.apiKey, elevenlabs.apiKey]).toEqual([null, null, null]);
  });

  it('one engine may be named, or none', () => {
    expect(readConfig({ VOICE_ENGINE: 'piper' }).speech.engines).toEqual(['piper']);
    expect(readConfig({ VOICE_ENGINE: 'none' }).speech.engines).toEqual([]);
  });

  it('a voice for each style or one for all', () => {
    const read = (OPENAI_VOICES: string) => readConfig({ OPENAI_VOICES }).speech.openai.voices;
    expect(read('a,b,c,d')).toEqual(['a', 'b', 'c', 'd']);
    expect(read('a')).toEqual(['a']);
  });

  it.each([
    ['VOICE_ENGINE', 'espeak'],
    ['VOICE_CACHE_MB', '0'],
    ['ELEVENLABS_VOICES', 'a b'],
    ['OPENAI_VOICES', 'a,b,c,d,e'],
    ['ELEVENLABS_API_KEY', 'two words'],
    ['VOICE_WARM_UP', 'maybe'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_BUCKET', 'a/b'],
  ])('a wrong %s stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('the voice gets ready by itself unless that is switched off', () => {
    expect(readConfig({}).speech.warmUp).toBe(true);
    expect(readConfig({ VOICE_WARM_UP: '0' }).speech.warmUp).toBe(false);
  });
});

describe('the setting of Redis', () => {
  it('is none by default, or an address that is not printed when it is wrong', () => {
    expect(readConfig({}).redisUrl).toBeNull();
    const url = `rediss://:${key}@redis.internal:6380/1`;
    expect(readConfig({ REDIS_URL: url }).redisUrl).toBe(url);
    const read = () => readConfig({ REDIS_URL: `http://${key}` });
    expect(read).toThrow('REDIS_URL');
    expect(read).not.toThrow(key);
  });
});

describe('settings of a bucket for clips', () => {
  const all = {
    S3_ENDPOINT: 'http://minio.internal:9000',
    S3_BUCKET: 'clips',
    S3_ACCESS_KEY_ID: 'cadence',
    S3_SECRET_ACCESS_KEY: key,
  };

  it('all of them make a bucket, none of them none', () => {
    expect(readConfig({}).speech.s3).toBeNull();
    expect(readConfig({ S3_REGION: 'eu-west-1' }).speech.s3).toBeNull();
    expect(readConfig(all).speech.s3).toEqual({
      endpoint: 'http://minio.internal:9000',
      bucket: 'clips',
      region: 'us-east-1',
      accessKeyId: 'cadence',
      secretAccessKey: key,
    });
  });

  it.each(Object.keys(all))('without %s the start stops, and names it', (name) => {
    const read = () => readConfig({ ...all, [name]: '' });
    expect(read).toThrow(name);
    expect(read).not.toThrow(key);
  });
});

describe('settings of the accounts', () => {
  it('by default everybody may register, and no mail is sent', () => {
    expect(readConfig({}).registration).toEqual({ kind: 'open' });
    expect(readConfig({}).mailServer).toBeNull();
  });

  it('an invitation needs its words', () => {
    expect(() => readConfig({ REGISTRATION: 'invitation' })).toThrow('INVITATION');
    const env = { REGISTRATION: 'invitation', INVITATION: 'spring at the gym' };
    expect(readConfig(env).registration).toEqual({
      kind: 'invitation',
      invitation: 'spring at the gym',
    });
    expect(readConfig({ REGISTRATION: 'closed' }).registration).toEqual({ kind: 'closed' });
  });

  it('a mail server needs a sender and an address to lead to, and its own stays unprinted', () => {
    const all = {
      SMTP_URL: `smtps://cadence:${key}@mail.example`,
      SMTP_FROM: 'Cadence <cadence@example.com>',
      PUBLIC_URL: 'https://cadence.example/',
    };
    expect(readConfig(all).mailServer).toEqual({
      url: all.SMTP_URL,
      from: all.SMTP_FROM,
      publicUrl: 'https://cadence.example',
    });
    for (const name of ['SMTP_FROM', 'PUBLIC_URL']) {
      const read = () => readConfig({ ...all, [name]: '' });
      expect(read).toThrow(name);
      expect(read).not.toThrow(key);
    }
  });
});
