import { voiceStyles } from '@cadence/domain/voice/styles';
import type { EngineId, SpeechEngine, Spoken, Utterance } from '../engine.ts';

/** MPEG 2 layer III, 48 kbit/s at 22.05 kHz: 156 bytes and 26 ms a frame. */
export function makeMp3(frames = 40): Uint8Array {
  const frame = Buffer.alloc(156);
  Buffer.from([0xff, 0xf3, 0x60, 0xc4]).copy(frame);
  return new Uint8Array(Buffer.concat(Array.from({ length: frames }, () => frame)));
}

export interface ScriptedEngine extends SpeechEngine {
  spoken: Utterance[];
}

/** An engine that answers as the test says, at once or when the test lets it. */
export function scriptedEngine(
  answer: (utterance: Utterance) => Spoken | Promise<Spoken> = () => ({
    kind: 'ok',
    bytes: makeMp3(),
  }),
  { id = 'piper' as EngineId, usd = 0, missing = null as string | null } = {},
): ScriptedEngine {
  const spoken: Utterance[] = [];
  return {
    id,
    spoken,
    voices: voiceStyles.map((style) => ({
      id: `${id}-${style}`,
      name: style,
      engine: id,
      language: 'en',
      styles: [style],
    })),
    usdPerThousandCharacters: usd,
    fingerprint: (utterance) => JSON.stringify([id, { ...utterance, text: '' }]),
    state: () => ({ available: missing === null, reason: missing }),
    speak: async (utterance) => {
      spoken.push(utterance);
      return answer(utterance);
    },
    isEmbedded: id === 'piper',
    prime: async () => missing === null,
    close: async () => {},
  };
}

export const silentLog = { info: () => {}, warn: () => {} };
