import { voiceStyles } from '@cadence/domain/voice/styles';
import { type PiperVoice, piperVoices } from '../data/piper-voices.ts';
import type { SpeechEngine, Utterance, Voice } from '../engine.ts';
import { mp3DurationMs } from '../mp3-duration.ts';
import type { ChildEntry } from './child-process.ts';
import { createLineQueue, type LineReply } from './line-queue.ts';
import { missingPackage } from './voice-files.ts';

interface Log {
  warn(fields: object, message: string): void;
}

export interface PiperOptions {
  child: ChildEntry;
  storeFolder: string;
  voiceFolder: string | null;
  lineLimitMs: number;
  idleMs: number;
  log: Log;
}

export interface PiperEngine extends SpeechEngine {
  childPid(): number | undefined;
}

/** Raised whenever the same text would sound different: by another engine, model or filter. */
const version = 'piper-2';
/** Starting what does not start costs a process each time. */
const retryBrokenMs = 30_000;
/** A page that fetches a workout's lines ahead asks again; nobody listens to silence for longer. */
const waitLimitMs = 60_000;
const failureWords = {
  broken: 'The embedded voice could not be started.',
  busy: 'Too many lines are waiting to be spoken.',
  slow: 'The embedded voice took too long.',
  silent: 'The embedded voice could not speak this line.',
} as const;

function listVoices(ownFolder: boolean): Voice[] {
  const base = { engine: 'piper', language: 'en-US' } as const;
  if (ownFolder) return [{ ...base, id: 'piper-0', name: 'Own voice', styles: [...voiceStyles] }];
  return piperVoices.map(({ name, speaker, style }) => ({
    ...base,
    id: `piper-${speaker}`,
    name,
    styles: [style],
  }));
}

export function createPiper(options: PiperOptions): PiperEngine {
  const { storeFolder, voiceFolder, log } = options;
  const missing = missingPackage(voiceFolder);
  const voices = listVoices(voiceFolder !== null);
  let brokenUntilMs = 0;
  const queue = createLineQueue({
    ...options,
    waitLimitMs,
    opening: { storeFolder, voiceFolder },
    onChildEnd: (detail) => log.warn({ detail }, 'the voice process ended'),
  });

  /** The style gives pace and filters, whoever speaks; the pitch is the speaker's own. */
  function soundOf({ style, voiceId, rate, pitch }: Omit<Utterance, 'text'>) {
    const { speed, filters, drive } = piperVoices.find(
      (voice) => voice.style === style,
    ) as PiperVoice;
    const speaker = Number(voiceId.slice('piper-'.length));
    const own = piperVoices.find((voice) => voice.speaker === speaker)?.pitch ?? 1;
    return { speaker, speed: speed * rate, pitch: own * pitch, filters, drive };
  }

  function read(reply: LineReply) {
    if (reply.kind === 'ok' && mp3DurationMs(reply.bytes) > 0) {
      return reply;
    }
    const why = reply.kind === 'ok' ? 'silent' : reply.why;
    const detail = reply.kind === 'ok' ? 'The clip is empty.' : reply.detail;
    log.warn({ why, detail }, 'a line was not spoken');
    if (why === 'broken') brokenUntilMs = performance.now() + retryBrokenMs;
    // A line that is too slow, too much or not to be spoken says nothing about the next.
    return { kind: 'failed', reason: failureWords[why], isOfText: why !== 'broken' } as const;
  }

  return {
    id: 'piper',
    voices,
    usdPerThousandCharacters: 0,
    state: () => ({ available: missing === null, reason: missing }),
    fingerprint: (utterance) => JSON.stringify([version, voiceFolder, soundOf(utterance)]),
    async speak({ text, ...utterance }) {
      if (missing) return { kind: 'failed', reason: missing };
      if (performance.now() < brokenUntilMs) {
        return { kind: 'failed', reason: failureWords.broken };
      }
      return read(await queue.speak({ text, ...soundOf(utterance) }));
    },
    isEmbedded: true,
    prime: async () => missing === null && queue.prime(),
    childPid: queue.childPid,
    close: queue.close,
  };
}
