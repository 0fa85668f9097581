import { routeUrl } from '@cadence/contract/route';
import { readClip } from '@cadence/contract/voice/routes';
import type { VoiceStyle } from '@cadence/domain/voice/styles';
import { BinaryReply } from '../../http/binary.ts';
import { ApiError } from '../../http/errors.ts';
import type { Clip, Wish } from '../../platform/speech/speech.ts';
import type { SpeakingDeps } from './deps.ts';
import { isKnownVoice, profileOf, unknownVoice } from './profiles.ts';

export interface Asker {
  userId: string;
  wantsJson: boolean;
  sessionId?: string | null | undefined;
}

export interface ClipJson {
  audio_url: string;
  cache_hit: boolean;
  cost_saved: number;
  duration_ms: number;
}

/** A whole workout is warmed up at once; more than that keeps others from being heard. */
const maxUnderWay = 64;

/** Different lines count, since equal ones are made once. */
async function inTurn<T>(
  { underWay }: SpeakingDeps,
  userId: string,
  line: string,
  work: () => Promise<T>,
): Promise<T> {
  const lines = underWay.get(userId) ?? new Map<string, number>();
  if (lines.size >= maxUnderWay && !lines.has(line)) {
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 });
  }
  underWay.set(userId, lines);
  lines.set(line, (lines.get(line) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (lines.get(line) ?? 1) - 1;
    if (left > 0) lines.set(line, left);
    else lines.delete(line);
    if (lines.size === 0) underWay.delete(userId);
  }
}

async function makeClip(deps: SpeakingDeps, asker: Asker, wish: Wish): Promise<Clip> {
  const startedAt = performance.now();
  const said = await inTurn(deps, asker.userId, JSON.stringify(wish), () => deps.speech.say(wish));
  if (said.kind === 'unspeakable') {
    const fields = [{ path: 'text', message: said.message }];
    throw new ApiError('VALIDATION_ERROR', { details: { fields } });
  }
  if (said.kind === 'unavailable') {
    const details = { reason: said.reason };
    throw new ApiError('VOICE_UNAVAILABLE', { details, retryAfterSeconds: 30 });
  }
  const { hit, savedUsd } = said.clip;
  const ms = performance.now() - startedAt;
  deps.sessions.count(asker.userId, asker.sessionId, { hit, savedUsd, ms });
  return said.clip;
}

function jsonOf({ name, hit, savedUsd, durationMs }: Clip): ClipJson {
  return {
    audio_url: routeUrl(readClip, { name }),
    cache_hit: hit,
    cost_saved: savedUsd,
    duration_ms: durationMs,
  };
}

function bytesOf({ bytes, hit, voiceId }: Clip, headers: Record<string, string> = {}): BinaryReply {
  const told = { 'x-cache': hit ? 'hit' : 'miss', 'x-voice-id': encodeURIComponent(voiceId) };
  return new BinaryReply(bytes, { ...told, ...headers });
}

async function clipInStyle(deps: SpeakingDeps, asker: Asker, style: VoiceStyle, text: string) {
  const { voiceId, rate, pitch } = await profileOf(deps, asker.userId, style);
  return makeClip(deps, asker, { userId: asker.userId, text, style, voiceId, rate, pitch });
}

export async function speakText(
  deps: SpeakingDeps,
  asker: Asker,
  style: VoiceStyle,
  text: string,
): Promise<ClipJson | BinaryReply> {
  const clip = await clipInStyle(deps, asker, style, text);
  return asker.wantsJson ? jsonOf(clip) : bytesOf(clip);
}

/** The words are ours here, so the caller is told them. */
export async function announce(
  deps: SpeakingDeps,
  asker: Asker,
  style: VoiceStyle,
  text: string,
): Promise<(ClipJson & { text: string }) | BinaryReply> {
  const clip = await clipInStyle(deps, asker, style, text);
  return asker.wantsJson
    ? { ...jsonOf(clip), text }
    : bytesOf(clip, { 'x-voice-text': encodeURIComponent(text) });
}

/** In the style that the voice has by itself, untouched by the user's profile. */
export async function tryVoice(
  deps: SpeakingDeps,
  asker: Asker,
  voiceId: string,
  text: string,
): Promise<ClipJson | BinaryReply> {
  const voice = deps.speech.voices().find(({ id }) => id === voiceId);
  if (deps.speech.voices().length > 0 && !isKnownVoice(deps.speech, voiceId)) {
    throw unknownVoice('voice_id');
  }
  const style = voice?.styles[0] ?? 'instructional';
  const clip = await makeClip(deps, asker, {
    userId: asker.userId,
    text,
    style,
    voiceId,
    rate: 1,
    pitch: 1,
  });
  return asker.wantsJson ? jsonOf(clip) : bytesOf(clip);
}

/** The name says what is in it, so it never changes. */
export async function sendClip({ speech }: SpeakingDeps, name: string): Promise<BinaryReply> {
  const bytes = await speech.clip(name);
  if (!bytes) throw new ApiError('NOT_FOUND');
  return new BinaryReply(bytes, { 'cache-control': 'public, max-age=31536000, immutable' });
}
