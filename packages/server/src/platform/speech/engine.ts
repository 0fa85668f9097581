import type { VoiceStyle } from '@cadence/domain/voice/styles';

export const engineIds = ['elevenlabs', 'openai', 'piper'] as const;
export type EngineId = (typeof engineIds)[number];

/** Every engine gives the same format, so that a clip is a clip wherever it came from. */
export const clipMediaType = 'audio/mpeg';

export interface Voice {
  /** Begins with the engine's id, so that two engines never mean different voices by one name. */
  id: string;
  name: string;
  engine: EngineId;
  language: string;
  /** The styles that this voice speaks unless the user chose another one. */
  styles: VoiceStyle[];
}

export interface Utterance {
  /** Speakable: no digits, units or signs. */
  text: string;
  style: VoiceStyle;
  voiceId: string;
  /** 1 is the style's own pace. */
  rate: number;
  /** 1 is the voice's own pitch; engines that cannot change it leave it. */
  pitch: number;
}

/** The reason is fit for the page and names no key. */
export type Spoken =
  | { kind: 'ok'; bytes: Uint8Array }
  /** `isOfText` when the engine is well and only these words were refused. */
  | { kind: 'failed'; reason: string; isOfText?: boolean };

export interface EngineState {
  available: boolean;
  /** What is missing, in plain words. */
  reason: string | null;
}

/** What speaks. An engine never throws and never waits for ever. */
export interface SpeechEngine {
  id: EngineId;
  voices: readonly Voice[];
  /** Everything but the text that shapes the sound: with another one the cache must not answer. */
  fingerprint(utterance: Omit<Utterance, 'text'>): string;
  /** What a thousand characters cost; 0 for what runs here. */
  usdPerThousandCharacters: number;
  state(): EngineState;
  speak(utterance: Utterance): Promise<Spoken>;
  /** Whether it runs here, so that a line costs nothing but time. */
  isEmbedded: boolean;
  /** Gets ready ahead of the first line, where that takes time; false when it cannot. */
  prime(): Promise<boolean>;
  close(): Promise<void>;
}
