import { join } from 'node:path';
import { speakable } from '@cadence/domain/voice/speakable';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { type Blobs, createDiskBlobs } from '../blobs/blobs.ts';
import type { SpeechConfig } from '../config.ts';
import { type CacheFigures, createClipCache } from './clip-cache.ts';
import { createClipNames, readSecret } from './clip-names.ts';
import {
  clipMediaType,
  type EngineState,
  type SpeechEngine,
  type Spoken,
  type Voice,
} from './engine.ts';
import { mp3DurationMs } from './mp3-duration.ts';
import { makeStock, stockTexts } from './stock.ts';

export interface Wish {
  userId: string;
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
  /** Who spoke, which is another voice than the wished one when that could not. */
  voiceId: string;
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
  /** Removes the clips that were made for a user whose account is gone. */
  forget(userId: string): Promise<void>;
  health(): Promise<SpeechHealth>;
  /** Loads the voice: somebody is about to have something spoken. */
  prime(): void;
  /** Once the server listens: loads the voice and makes the stock of lines, behind all wishes. */
  prepare(): Promise<void>;
  close(): Promise<void>;
}

type Failed = Extract<Spoken, { kind: 'failed' }>;

interface Log {
  warn(fields: object, message: string): void;
}

interface SpeechDeps {
  /** Those that are set up or embedded, the preferred one first. */
  engines: readonly SpeechEngine[];
  blobs?: Blobs;
  /** What makes addresses unguessable; without it, one is kept in the folder. */
  secret?: Buffer | undefined;
  now: () => number;
  log: Log;
}

/** Digits become words and grow; nobody listens to this much between two exercises. */
const maxSpokenLength = 600;
/** An engine that has failed is not waited for again at once. */
const restMs = 30_000;
/** Texts of so many users refused on end, and it is not the texts. */
const maxRefusals = 3;
/** Between two wishes of one workout nothing is made ahead. */
const quietMs = 2000;
const nothingReady = 'Speech is turned off on this server.';

export function createSpeech(
  config: Pick<SpeechConfig, 'folder' | 'cacheBytes'>,
  { engines, blobs, secret, now, log }: SpeechDeps,
): Speech {
  const cache = createClipCache({
    blobs: blobs ?? createDiskBlobs(join(config.folder, 'clips')),
    maxBytes: config.cacheBytes,
    now,
    log,
  });
  const names = createClipNames(
    async () => secret ?? readSecret(config.folder),
    (err) => log.warn({ err }, 'the secret of the clips could not be kept'),
  );
  const failures = new Map<string, { untilMs: number; reason: string }>();
  /** Whose texts each engine has refused since it last spoke. */
  const refusals = new Map<string, Set<string>>();
  let [wishes, lastWishMs, isClosed] = [0, Number.NEGATIVE_INFINITY, false];
  const isQuiet = () => wishes === 0 && performance.now() - lastWishMs >= quietMs;

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

  /** What every workout says is everybody's; all else may hold words of a user. */
  const ownerOf = ({ text, userId }: Wish) => (stockTexts().has(text.trim()) ? null : userId);

  async function placeOf(engine: SpeechEngine, wish: Wish, text: string) {
    const isOwn = engine.voices.some(({ id }) => id === wish.voiceId);
    const voiceId = isOwn && wish.voiceId ? wish.voiceId : styleVoice(engine, wish.style);
    const { style, rate, pitch } = wish;
    const utterance = { text, style, voiceId, rate, pitch };
    const parts = [engine.fingerprint(utterance), clipMediaType, text];
    const name = await names.nameOf(ownerOf(wish), parts);
    return { name, voiceId, make: () => engine.speak(utterance) };
  }

  function noteFailure({ id }: SpeechEngine, userId: string, { reason, isOfText }: Failed): void {
    const refused = refusals.get(id) ?? new Set();
    refusals.set(id, refused.add(userId));
    // One whose texts are refused must not take the voice from everybody else.
    const isWorn = !isOfText || refused.size >= maxRefusals;
    if (isWorn) failures.set(id, { untilMs: now() + restMs, reason });
  }

  function noteSuccess({ id }: SpeechEngine): void {
    failures.delete(id);
    refusals.delete(id);
  }

  async function sayWith(engine: SpeechEngine, wish: Wish, text: string): Promise<Said> {
    const { name, voiceId, make } = await placeOf(engine, wish, text);
    const found = await cache.get(name, text.length, make);
    if (found.kind === 'failed') {
      noteFailure(engine, wish.userId, found);
      return { kind: 'unavailable', reason: found.reason };
    }
    if (!found.hit) noteSuccess(engine);
    const { bytes, hit } = found;
    const savedUsd = hit ? (text.length / 1000) * engine.usdPerThousandCharacters : 0;
    const durationMs = mp3DurationMs(bytes);
    return { kind: 'ok', clip: { name, bytes, voiceId, hit, savedUsd, durationMs } };
  }

  async function sayWithAny(wish: Wish, text: string): Promise<Said> {
    let last: Said = {
      kind: 'unavailable',
      reason: engines.map((engine) => engine.state().reason).find(Boolean) ?? nothingReady,
    };
    for (const engine of inOrder(wish.voiceId)) {
      last = await sayWith(engine, wish, text);
      if (last.kind === 'ok') return last;
    }
    return last;
  }

  async function makeAhead(
    engine: SpeechEngine,
    { text, style }: { text: string; style: VoiceStyle },
  ): Promise<boolean> {
    if (isClosed) return false;
    const wish = { userId: '', text, style, voiceId: null, rate: 1, pitch: 1 };
    const { name, make } = await placeOf(engine, wish, speakable(text));
    const found = await cache.keep(name, make);
    if (found.kind === 'failed' && !isClosed) noteFailure(engine, wish.userId, found);
    return found.kind === 'ok';
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
      wishes += 1;
      try {
        return await sayWithAny(wish, text);
      } finally {
        wishes -= 1;
        lastWishMs = performance.now();
      }
    },

    clip: cache.read,
    forget: async (userId) => cache.removeAll(await names.startOf(userId)),

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

    prime: () => void able()[0]?.prime(),
    async prepare() {
      const [engine] = able();
      const isReady = await engine?.prime();
      // What is paid by the character is only made for somebody who wants to hear it.
      if (!engine?.isEmbedded || !isReady) return;
      await makeStock({ make: (line) => makeAhead(engine, line), isQuiet });
    },
    close: async () => {
      isClosed = true;
      await Promise.all(engines.map((engine) => engine.close()));
    },
  };
}
