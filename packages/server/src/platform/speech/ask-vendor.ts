import { createElevenLabs } from '@ai-sdk/elevenlabs';
import { createOpenAI } from '@ai-sdk/openai';
import { experimental_generateSpeech as generateSpeech, NoSpeechGeneratedError } from 'ai';
import type { HostedVoiceConfig } from '../config.ts';
import { fetchInPlace } from '../fetch-in-place.ts';
import { classifyError } from '../models/classify-error.ts';
import type { Outcome } from '../models/with-retries.ts';
import type { EngineId } from './engine.ts';
import { mp3DurationMs } from './mp3-duration.ts';

export interface VendorCall {
  id: Exclude<EngineId, 'piper'>;
  config: HostedVoiceConfig;
  text: string;
  voice: string;
  speed: number;
  instructions: string;
  signal: AbortSignal;
}

const elevenlabsHost = 'https://api.elevenlabs.io';

/** The provider has its host built in, so another address is put in its place here. */
function atAddress(baseUrl: string): typeof globalThis.fetch {
  return (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return fetchInPlace(url.replace(elevenlabsHost, baseUrl.replace(/\/$/, '')), init);
  };
}

function openModel({ id, config }: VendorCall) {
  const { baseUrl, model } = config;
  const apiKey = config.apiKey ?? '';
  return id === 'openai'
    ? createOpenAI({ apiKey, baseURL: baseUrl, fetch: fetchInPlace }).speech(model)
    : createElevenLabs({ apiKey, fetch: atAddress(baseUrl) }).speech(model);
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
