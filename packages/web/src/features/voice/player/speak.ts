import { generateSpeech, testVoice } from '@cadence/contract/voice/routes';
import { speakingSeconds } from '@cadence/domain/voice/speaking-time';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { asFailure } from '../../../platform/api/api.ts';
import { callForBytes } from '../../../platform/api/call-for-bytes.ts';
import { deviceAudio } from '../../../platform/audio/audio.ts';
import type { SoundClip } from '../../../platform/audio/audio-clip.ts';
import { browserSpeech } from './browser-speech.ts';
import { reasonOf } from './clip-source.ts';
import { decodeClip } from './decode-clip.ts';
import { wordlessNotes } from './mouth.ts';
import { noteRung, type Rung } from './rung.ts';

export interface SpeakOptions {
  style: VoiceStyle;
  /** Another voice of the server than the style's, for trying it. */
  voiceId?: string | null;
  /** For the browser's own voice: the server has the user's from the profile. */
  rate?: number;
  pitch?: number;
  /** 0 to 1. */
  volume?: number;
}

export interface Spoken {
  rung: Rung;
  /** Why no better rung spoke. */
  reason?: string;
  /** How long it takes from its beginning; an estimate for the browser's own voice. */
  durationMs?: number;
}

const audio = deviceAudio;
/** A context takes a moment to run after the tap. */
const readyWithinMs = 1000;
const soonSeconds = 0.03;
const unreadableReason = 'The sound could not be read';
const lockedReason = 'Sound starts when you tap the screen';

let turn = new AbortController();
let stop = () => {};
let resting: ReturnType<typeof setTimeout> | undefined;

/** Cuts off what is spoken. */
export function stopSpeaking(): void {
  turn.abort();
  stop();
  stop = () => {};
  browserSpeech.stop();
  clearTimeout(resting);
}

/** Seconds on the audio clock as soon as it runs; null when it does not. */
async function runningTime(): Promise<number | null> {
  if (audio.time() !== null) return audio.time();
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      unsubscribe();
      resolve(audio.time());
    };
    const limit = setTimeout(settle, readyWithinMs);
    const unsubscribe = audio.subscribe(() => {
      if (audio.time() !== null) settle();
    });
  });
}

/** The clip, or why there is none. */
async function fetchSpeech(
  text: string,
  { style, voiceId }: SpeakOptions,
  signal: AbortSignal,
): Promise<SoundClip | string> {
  try {
    const { bytes } = voiceId
      ? await callForBytes(testVoice, { body: { voice_id: voiceId, text } }, { signal })
      : await callForBytes(generateSpeech, { body: { text, voice_style: style } }, { signal });
    return (await decodeClip(bytes)) ?? unreadableReason;
  } catch (error) {
    if (signal.aborted) return '';
    return reasonOf(asFailure(error));
  }
}

async function speakByServer(text: string, options: SpeakOptions, signal: AbortSignal) {
  const clip = await fetchSpeech(text, options, signal);
  if (signal.aborted) return '';
  if (typeof clip === 'string') return clip;
  const time = await runningTime();
  if (signal.aborted) return '';
  if (time === null) return lockedReason;
  stop = audio.playClip(clip, { atSeconds: time + soonSeconds, level: options.volume ?? 1 });
  return clip.seconds * 1000;
}

async function speakByBrowser(text: string, options: SpeakOptions, signal: AbortSignal) {
  const { style, rate = 1, pitch = 1, volume = 1 } = options;
  if (!(await browserSpeech.check()) || signal.aborted) return false;
  return browserSpeech.say(text, { style, rate, pitch, volume }).began;
}

/**
 * Speaks a text with the best rung that works, cutting off what is spoken. To be called in a
 * gesture. Comes back as soon as the sound begins.
 */
export async function speak(text: string, options: SpeakOptions): Promise<Spoken> {
  stopSpeaking();
  turn = new AbortController();
  const { signal } = turn;
  audio.unlock();
  const rest = (ms: number) => {
    resting = setTimeout(audio.release, ms);
  };

  const server = await speakByServer(text, options, signal);
  if (signal.aborted) return { rung: 'server' };
  if (typeof server === 'number') {
    noteRung('server', null);
    rest(server);
    return { rung: 'server', durationMs: server };
  }
  const reason = server;
  if (reason !== lockedReason) noteRung('server', reason);

  if (await speakByBrowser(text, options, signal)) {
    const durationMs = (speakingSeconds(text, options.style) * 1000) / (options.rate ?? 1);
    rest(durationMs);
    return { rung: 'browser', reason, durationMs };
  }
  if (!signal.aborted) {
    const time = await runningTime();
    if (time !== null && !signal.aborted) stop = audio.play(wordlessNotes, time + soonSeconds);
    rest(1000);
  }
  return { rung: 'tones', reason };
}
