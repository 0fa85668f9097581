import type { SoundClip } from '../../../platform/audio/audio-clip.ts';
import { findSounding } from './sounding.ts';

/** Enough for speech, and half the memory of what a loudspeaker runs at. */
const sampleRate = 24_000;

/** One for all: a context for each clip would be collected while the timer runs. */
let decoder: OfflineAudioContext | undefined;

/** Works before the first gesture, unlike the context that plays. Null for what is no sound. */
export async function decodeClip(bytes: ArrayBuffer): Promise<SoundClip | null> {
  try {
    decoder ??= new OfflineAudioContext(1, 1, sampleRate);
    // The decoder takes the bytes for itself, and they may be needed again.
    const buffer = await decoder.decodeAudioData(bytes.slice(0));
    const { offsetSeconds, seconds } = findSounding(buffer.getChannelData(0), sampleRate);
    return seconds > 0 ? { buffer, offsetSeconds, seconds } : null;
  } catch (error) {
    console.warn('A clip could not be decoded.', error);
    return null;
  }
}
