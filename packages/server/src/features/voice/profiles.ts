import type { BodyOf, ReplyOf } from '@cadence/contract/route';
import type { readProfiles, updateProfiles } from '@cadence/contract/voice/routes';
import { type VoiceStyle, voiceStyles } from '@cadence/domain/voice/styles';
import { ApiError } from '../../http/errors.ts';
import type { Speech } from '../../platform/speech/speech.ts';
import type { VoiceDeps } from './deps.ts';
import type { StoredProfile, StoredProfiles } from './stored-profile.ts';

type Profiles = ReplyOf<typeof readProfiles>;

const untouched: StoredProfile = { voiceId: null, rate: 1, pitch: 1, volume: 1 };

export function unknownVoice(path: string): ApiError {
  const message = 'There is no such voice on this server';
  return new ApiError('VALIDATION_ERROR', { details: { fields: [{ path, message }] } });
}

export function isKnownVoice(speech: Speech, voiceId: string): boolean {
  return speech.voices().some(({ id }) => id === voiceId);
}

export async function profileOf(
  { store }: VoiceDeps,
  userId: string,
  style: VoiceStyle,
): Promise<StoredProfile> {
  return (await store.find(userId))[style] ?? untouched;
}

/** A voice whose engine has gone since is shown as what would speak instead. */
function shown({ speech }: VoiceDeps, stored: StoredProfiles): Profiles {
  const profile = (style: VoiceStyle) => {
    const { voiceId, rate, pitch, volume } = stored[style] ?? untouched;
    const isThere = voiceId !== null && isKnownVoice(speech, voiceId);
    return { voice_id: isThere ? voiceId : speech.voiceOf(style), rate, pitch, volume };
  };
  return {
    profiles: {
      motivational: profile('motivational'),
      instructional: profile('instructional'),
      sergeant: profile('sergeant'),
      encouraging: profile('encouraging'),
    },
  };
}

export async function showProfiles(deps: VoiceDeps, userId: string): Promise<Profiles> {
  return shown(deps, await deps.store.find(userId));
}

/** The style's own voice is not written down, so that it may change with the engine. */
function chosenVoice({ speech }: VoiceDeps, style: VoiceStyle, voiceId: string | null) {
  if (voiceId === null || voiceId === speech.voiceOf(style)) return null;
  if (!isKnownVoice(speech, voiceId)) throw unknownVoice(`profiles.${style}.voice_id`);
  return voiceId;
}

export async function changeProfiles(
  deps: VoiceDeps,
  userId: string,
  { profiles }: BodyOf<typeof updateProfiles>,
): Promise<Profiles> {
  const stored = { ...(await deps.store.find(userId)) };
  for (const style of voiceStyles) {
    const change = profiles[style];
    if (!change) continue;
    const known = stored[style] ?? untouched;
    const { voice_id: voiceId, rate, pitch, volume } = change;
    stored[style] = {
      voiceId: voiceId === undefined ? known.voiceId : chosenVoice(deps, style, voiceId),
      rate: rate ?? known.rate,
      pitch: pitch ?? known.pitch,
      volume: volume ?? known.volume,
    };
  }
  await deps.store.put(userId, stored, new Date(deps.now()).toISOString());
  return shown(deps, stored);
}
