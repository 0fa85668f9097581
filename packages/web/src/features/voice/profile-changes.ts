import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { listVoices, readProfiles, updateProfiles } from '@cadence/contract/voice/routes';
import type { VoiceProfile } from '@cadence/domain/profile/voice-preferences';
import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';

export type ServerVoice = ReplyOf<typeof listVoices>['voices'][number];
export type ServerProfiles = ReplyOf<typeof readProfiles>['profiles'];
/** Just what is posted: what of some styles has changed. */
export type ProfileChanges = BodyOf<typeof updateProfiles>['profiles'];
type VoiceProfiles = Record<VoiceStyle, VoiceProfile>;

export function hasChanges(changes: ProfileChanges): boolean {
  return voiceStyles.some((style) => changes[style] !== undefined);
}

export function addChange(
  changes: ProfileChanges,
  style: VoiceStyle,
  { voiceId, ...numbers }: Partial<VoiceProfile>,
): ProfileChanges {
  const change = voiceId === undefined ? numbers : { ...numbers, voice_id: voiceId };
  return { ...changes, [style]: { ...changes[style], ...change } };
}

/** The voice that a style has by itself: the first engine's, as on the server. */
export function ownVoice(voices: readonly ServerVoice[], style: VoiceStyle): ServerVoice | null {
  const first = voices.filter(({ engine }) => engine === voices[0]?.engine);
  return first.find(({ styles }) => styles.includes(style)) ?? first[0] ?? null;
}

/**
 * What the server has, but for what this device has changed since: the newest wins. A voice
 * whose engine is away at the moment stays chosen.
 */
export function adoptProfiles(
  mine: VoiceProfiles,
  theirs: ServerProfiles,
  unsent: ProfileChanges,
  voices: readonly ServerVoice[],
): VoiceProfiles {
  const adopted = { ...mine };
  for (const style of voiceStyles) {
    const { voice_id: voiceId, rate, pitch, volume } = theirs[style];
    const { voiceId: chosen } = mine[style];
    const isAway = chosen !== null && !voices.some(({ voice_id }) => voice_id === chosen);
    const isOwn = voiceId === ownVoice(voices, style)?.voice_id;
    const change = unsent[style] ?? {};
    adopted[style] = {
      voiceId: change.voice_id !== undefined || isAway ? chosen : isOwn ? null : voiceId,
      rate: change.rate ?? rate,
      pitch: change.pitch ?? pitch,
      volume: change.volume ?? volume,
    };
  }
  return adopted;
}
