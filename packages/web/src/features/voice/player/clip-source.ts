import { generateSpeech, readProfiles } from '@cadence/contract/voice/routes';
import type { SpokenText } from '@cadence/domain/voice/line';
import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';
import { asFailure, call } from '../../../platform/api/api.ts';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { callForBytes } from '../../../platform/api/call-for-bytes.ts';
import { keep, readKept, trimKept } from '../../../platform/audio/clip-cache.ts';

/** Nothing can be had for now. */
export interface Mute {
  kind: 'unavailable';
  reason: string;
  retryAfterSeconds: number;
}

export type Fetched =
  | { kind: 'clip'; bytes: ArrayBuffer }
  /** This text cannot be spoken; others can. */
  | { kind: 'unspeakable' }
  | Mute;

const defaultRetrySeconds = 30;

/** Why the server does not speak, to follow 'the server cannot speak: '. */
export function reasonOf({ status, code, details, message }: ApiFailure): string {
  if (status === 0) return 'no connection';
  const reason = code === 'VOICE_UNAVAILABLE' ? details?.reason : null;
  const text = typeof reason === 'string' && reason !== '' ? reason : message;
  return text.replace(/\.$/, '');
}

const voiceless: Mute = {
  kind: 'unavailable',
  reason: 'no engine on it can speak now',
  retryAfterSeconds: defaultRetrySeconds,
};

interface FoundVoice {
  voice: string;
  /** Known before a line is asked for, which would only be refused. */
  mute: Mute | null;
}

const voiceKey = (style: VoiceStyle) => `voice ${style}`;

/**
 * Which voice speaks a style now, in a short text that differs when its sound would: clips of
 * another voice are not mixed in. What the device has heard last stands in when the server is mute.
 */
export async function findVoice(style: VoiceStyle, signal: AbortSignal): Promise<FoundVoice> {
  const known = async () => (await (await readKept(voiceKey(style)))?.text()) ?? 'unknown';
  try {
    const { profiles } = await call(readProfiles, {}, { signal });
    const { voice_id: voiceId, rate, pitch } = profiles[style];
    if (voiceId === null) return { voice: await known(), mute: voiceless };
    const voice = `${voiceId} ${rate} ${pitch}`;
    await keep(voiceKey(style), voice);
    return { voice, mute: null };
  } catch (error) {
    if (signal.aborted) throw error;
    asFailure(error);
    return { voice: await known(), mute: null };
  }
}

export interface Wish {
  spoken: SpokenText;
  /** What `findVoice` has given. */
  voice: string;
  sessionId: string | null;
  signal: AbortSignal;
}

const keyOf = ({ voice, spoken }: Pick<Wish, 'voice' | 'spoken'>) => `${voice} ${spoken.id}`;

/** Makes room on the device for what is to come, but not by what is about to be said. */
export async function trimClips(voice: string, needed: readonly SpokenText[]): Promise<void> {
  const clips = needed.map((spoken) => keyOf({ voice, spoken }));
  await trimKept([...voiceStyles.map(voiceKey), ...clips]);
}

/** What the device holds; null when it has to come from the server. */
export async function readClip(wish: Pick<Wish, 'voice' | 'spoken'>): Promise<ArrayBuffer | null> {
  return (await (await readKept(keyOf(wish)))?.arrayBuffer()) ?? null;
}

/** From the server, and from then on from the device. Throws only when aborted. */
export async function fetchClip(wish: Wish): Promise<Fetched> {
  const { spoken, sessionId, signal } = wish;
  const body = { text: spoken.text, voice_style: spoken.style, session_id: sessionId };
  try {
    const { bytes, headers } = await callForBytes(generateSpeech, { body }, { signal });
    const speaker = headers.get('X-Voice-Id');
    // What another voice said for want of this one is heard, but not kept as its own.
    const isOwn = speaker === null || wish.voice.startsWith(`${decodeURIComponent(speaker)} `);
    if (isOwn) await keep(keyOf(wish), bytes);
    return { kind: 'clip', bytes };
  } catch (error) {
    if (signal.aborted) throw error;
    const failure = asFailure(error);
    if (failure.status === 422) return { kind: 'unspeakable' };
    const retryAfterSeconds = failure.retryAfterSeconds ?? defaultRetrySeconds;
    return { kind: 'unavailable', reason: reasonOf(failure), retryAfterSeconds };
  }
}
