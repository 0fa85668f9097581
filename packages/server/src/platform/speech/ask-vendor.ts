import { createElevenLabs } from '@ai-sdk/elevenlabs';
import { createOpenAI } from '@ai-sdk/openai';
import { experimental_generateSpeech as generateSpeech, NoSpeechGeneratedError } from 'ai';
import type { HostedVoiceConfig } from '../config.ts';
import { classifyError } from '../models/classify-error.ts';
import type { Outcome } from '../models/with-retries.ts';
import type { EngineId } from './engine.ts';
import { mp3DurationMs } from './mp3-duration.ts';

type Fetch = typeof globalThis.fetch;

export interface VendorCall {
  id: Exclude<EngineId, 'piper'>;
  config: HostedVoiceConfig;
  text: string;
  voice: string;
  speed: number;
  instructions: string;
  signal: AbortSignal;
  fetch: Fetch | undefined;
}

const elevenlabsHost = 'https://api.elevenlabs.io';

/** A key must not follow a redirect to another house. */
function stayThere(fetch: Fetch = globalThis.fetch): Fetch {
  return (input, init) => fetch(input, { ...init, redirect: 'error' });
}

/** The provider has its host built in, so another address is put in its place here. */
function atAddress(baseUrl: string, fetch: Fetch): Fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return fetch(url.replace(elevenlabsHost, baseUrl.replace(/\/$/, '')), init);
  };
}

function openModel({ id, config, fetch }: VendorCall) {
  const { baseUrl, model } = config;
  const apiKey = config.apiKey ?? '';
  const safe = stayThere(fetch);
  return id === 'openai'
    ? createOpenAI({ apiKey, baseURL: baseUrl, fetch: safe }).speech(model)
    : createElevenLabs({ apiKey, fetch: atAddress(baseUrl, safe) }).speech(model);
}

/** One try; anything that goes wrong is told as a failure. */
export async function askVendor(call: VendorCall): Promise<Outcome<Uint8Array>> {
  const { id, text, voice, speed, instructions, signal } = call;
  try {
    const { audio } = await generateSpeech({
      model: openModel(call),
      text,
      voice,
      speed,
      outputFormat: 'mp3',
      ...(id === 'openai' ? { instructions } : { language: 'en' }),
      maxRetries: 0,
      abortSignal: signal,
    });
    const bytes = audio.uint8Array;
    if (mp3DurationMs(bytes) > 0) return { kind: 'ok', value: bytes };
    return { kind: 'failed', failure: { code: 'unusable' } };
  } catch (error) {
    if (NoSpeechGeneratedError.isInstance(error)) {
      return { kind: 'failed', failure: { code: 'unusable' } };
    }
    return { kind: 'failed', failure: classifyError(error) };
  }
}
