import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';
import type { HostedVoiceConfig } from '../config.ts';
import { type Failure, failureWords } from '../models/failures.ts';
import { withRetries } from '../models/with-retries.ts';
import type { EngineId, SpeechEngine, Spoken, Voice } from './engine.ts';

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

export interface HostedOptions {
  id: Exclude<EngineId, 'piper'>;
  name: string;
  config: HostedVoiceConfig;
  timeoutSeconds: number;
  /** The speeds that the vendor takes. */
  speeds: { min: number; max: number };
  log: Log;
}

/** How a vendor that takes directions is told to speak. */
const directions: Record<VoiceStyle, string> = {
  motivational: 'Speak like an upbeat coach: bright, quick and warm, with energy.',
  instructional: 'Speak like a calm trainer: clear, even and friendly.',
  sergeant: 'Speak like a drill instructor: loud, short and firm, never unkind.',
  encouraging: 'Speak like a kind friend who trains along: soft, patient and warm.',
};

const paces: Record<VoiceStyle, number> = {
  motivational: 1.08,
  instructional: 1,
  sergeant: 1.05,
  encouraging: 0.95,
};

function listVoices(id: EngineId, name: string, names: readonly string[]): Voice[] {
  const byStyle = voiceStyles.map((style, index) => ({
    style,
    voice: names[index] ?? names[0] ?? '',
  }));
  return [...new Set(names)].map((voice) => ({
    id: `${id}-${voice}`,
    name: `${name} ${voice}`,
    engine: id,
    language: 'en',
    styles: byStyle.filter((one) => one.voice === voice).map(({ style }) => style),
  }));
}

/** A voice in a vendor's house, asked through the AI SDK. */
export function createHosted(options: HostedOptions): SpeechEngine {
  const { id, name, config, timeoutSeconds, speeds, log } = options;
  const missing = config.apiKey === null ? failureWords('not_set_up', name) : null;

  const wordsFor = ({ code }: Failure) =>
    code === 'unusable' ? `${name} did not answer with usable sound.` : failureWords(code, name);

  function soundOf(style: VoiceStyle, voiceId: string, rate: number) {
    const speed = Math.min(speeds.max, Math.max(speeds.min, paces[style] * rate));
    return { voice: voiceId.slice(id.length + 1), speed, instructions: directions[style] };
  }

  return {
    id,
    voices: listVoices(id, name, config.voices),
    usdPerThousandCharacters: config.usdPerThousandCharacters,
    state: () => ({ available: missing === null, reason: missing }),
    fingerprint: ({ style, voiceId, rate }) =>
      JSON.stringify([id, config.baseUrl, config.model, soundOf(style, voiceId, rate)]),

    async speak({ text, style, voiceId, rate }): Promise<Spoken> {
      if (missing) return { kind: 'failed', reason: missing };
      const startedAt = performance.now();
      // The libraries take a third of a second to load: not before the first line.
      const { askVendor } = await import('./ask-vendor.ts');
      const sound = soundOf(style, voiceId, rate);
      const { outcome, retries } = await withRetries<Uint8Array>(
        (signal) => askVendor({ id, config, text, ...sound, signal }),
        { timeoutMs: timeoutSeconds * 1000, signal: new AbortController().signal },
      );
      const failure = outcome.kind === 'failed' ? outcome.failure : null;
      const fields = {
        engine: id,
        model: config.model,
        outcome: failure?.code ?? 'ok',
        ...(failure?.status === undefined ? {} : { status: failure.status }),
        characters: text.length,
        ms: Math.round(performance.now() - startedAt),
        retries,
      };
      if (outcome.kind === 'ok') {
        log.info(fields, 'hosted voice');
        return { kind: 'ok', bytes: outcome.value };
      }
      log.warn(fields, 'hosted voice failed');
      const isOfText = outcome.failure.code === 'not_accepted';
      return { kind: 'failed', reason: wordsFor(outcome.failure), isOfText };
    },
    isEmbedded: false,
    prime: async () => missing === null,
    close: async () => {},
  };
}
