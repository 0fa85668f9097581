import { join } from 'node:path';
import { speakable } from '@cadence/domain/voice/speakable';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { type Blobs, createDiskBlobs } from '../blobs.ts';
import type { SpeechConfig } from '../config.ts';
import { type CacheFigures, createClipCache } from './clip-cache.ts';
import { createClipNames } from './clip-names.ts';
import { clipMediaType, type EngineState, type SpeechEngine, type Voice } from './engine.ts';
import { mp3DurationMs } from './mp3-duration.ts';

export interface Wish {
  text: string;
  style: VoiceStyle;
  /** Null for the voice of the style. */
  voiceId: string | null;
  rate: number;
  pitch: number;
}

export interface Clip {
  /** The last part of its address. */
  name: string;
  bytes: Uint8Array;
  durationMs: number;
  hit: boolean;
  /** What a hosted voice would have cost. */
  savedUsd: number;
}

export type Said =
  | { kind: 'ok'; clip: Clip }
  | { kind: 'unspeakable'; message: string }
  | { kind: 'unavailable'; reason: string };

export interface SpeechHealth {
  /** What would answer now; null when nothing can. */
  engine: string | null;
  isWell: boolean;
  engines: ({ id: string } & EngineState)[];
  cache: CacheFigures;
}

export interface Speech {
  voices(): Voice[];
  /** The voice that a style has by itself; null when no engine can speak. */
  voiceOf(style: VoiceStyle): string | null;
  say(wish: Wish): Promise<Said>;
  clip(name: string): Promise<Uint8Array | null>;
  health(): Promise<SpeechHealth>;
  prime(): void;
  close(): Promise<void>;
}

interface Log {
  warn(fields: object, message: string): void;
}

interface SpeechDeps {
  /** Those that are set up or embedded, the preferred one first. */
  engines: readonly SpeechEngine[];
  blobs?: Blobs;
  now: () => number;
  log: Log;
}

/** Digits become words and grow; nobody listens to this much between two exercises. */
const maxSpokenLength = 2000;
/** An engine that has failed is not waited for again at once. */
const restMs = 30_000;
const nothingReady = 'Speech is turned off on this server.';

export function createSpeech(
  config: Pick<SpeechConfig, 'folder' | 'cacheBytes'>,
  { engines, blobs, now, log }: SpeechDeps,
): Speech {
  const cache = createClipCache({
    blobs: blobs ?? createDiskBlobs(join(config.folder, 'clips')),
    maxBytes: config.cacheBytes,
    now,
    log,
  });
  const nameOf = createClipNames(config.folder, (err) =>
    log.warn({ err }, 'the secret of the clips could not be kept'),
  );
  const failures = new Map<string, { untilMs: number; reason: string }>();

  const stateOf = (engine: SpeechEngine): EngineState => {
    const state = engine.state();
    const failure = failures.get(engine.id);
    if (!state.available || !failure || failure.untilMs <= now()) return state;
    return { available: false, reason: failure.reason };
  };
  const able = () => engines.filter((engine) => engine.state().available);
  const styleVoice = (engine: SpeechEngine, style: VoiceStyle) =>
    (engine.voices.find(({ styles }) => styles.includes(style)) ?? engine.voices[0])?.id ?? '';

  /** The chosen voice's engine first, and engines that have just failed last. */
  function inOrder(voiceId: string | null): SpeechEngine[] {
    const rank = (engine: SpeechEngine) => {
      const isChosen = engine.voices.some(({ id }) => id === voiceId);
      return (stateOf(engine).available ? 0 : 2) + (isChosen || voiceId === null ? 0 : 1);
    };
    return able().sort((a, b) => rank(a) - rank(b));
  }

  async function sayWith(engine: SpeechEngine, wish: Wish, text: string): Promise<Said> {
    const isOwn = engine.voices.some(({ id }) => id === wish.voiceId);
    const voiceId = isOwn && wish.voiceId ? wish.voiceId : styleVoice(engine, wish.style);
    const { style, rate, pitch } = wish;
    const utterance = { text, style, voiceId, rate, pitch };
    const name = await nameOf([engine.fingerprint(utterance), clipMediaType, text]);
    const found = await cache.get(name, text.length, () => engine.speak(utterance));
    if (found.kind === 'failed') {
      failures.set(engine.id, { untilMs: now() + restMs, reason: found.reason });
      return { kind: 'unavailable', reason: found.reason };
    }
    if (!found.hit) failures.delete(engine.id);
    const { bytes, hit } = found;
    const savedUsd = hit ? (text.length / 1000) * engine.usdPerThousandCharacters : 0;
    return { kind: 'ok', clip: { name, bytes, hit, savedUsd, durationMs: mp3DurationMs(bytes) } };
  }

  return {
    voices: () => able().flatMap(({ voices }) => [...voices]),
    voiceOf: (style) => {
      const [first] = able();
      return first ? styleVoice(first, style) : null;
    },

    async say(wish) {
      const text = speakable(wish.text);
      if (text === '') return { kind: 'unspeakable', message: 'There is nothing to speak in it' };
      if (text.length > maxSpokenLength) {
        return { kind: 'unspeakable', message: 'Read aloud, this is too long' };
      }
      let last: Said = {
        kind: 'unavailable',
        reason: engines.map((engine) => engine.state().reason).find(Boolean) ?? nothingReady,
      };
      for (const engine of inOrder(wish.voiceId)) {
        last = await sayWith(engine, wish, text);
        if (last.kind === 'ok') return last;
      }
      return last;
    },

    clip: cache.read,

    async health() {
      const states = engines.map((engine) => ({ id: engine.id, ...stateOf(engine) }));
      const [preferred] = able();
      return {
        engine: states.find(({ available }) => available)?.id ?? null,
        isWell: preferred !== undefined && stateOf(preferred).available,
        engines: states,
        cache: await cache.figures(),
      };
    },

    prime: () => able()[0]?.prime(),
    close: async () => {
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
