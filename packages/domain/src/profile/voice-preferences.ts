import { isVoiceStyle, type VoiceStyle, voiceStyles } from '../voice/styles.ts';
import { isRecord, readClamped, readList, readText } from '../workout/read-value.ts';

export const calloutFrequencies = ['rare', 'occasional', 'frequent'] as const;
export type CalloutFrequency = (typeof calloutFrequencies)[number];

export interface VoiceProfile {
  /** Null for the voice that the speech engine gives to the style. */
  voiceId: string | null;
  /** 1 is the style's own pace. */
  rate: number;
  /** 1 is the voice's own pitch. */
  pitch: number;
  /** 0 to 1, on top of the volume of all speech. */
  volume: number;
}

/** Spec §3, Voice preferences. */
export interface VoicePreferences {
  enabled: boolean;
  /** 0 to 1. */
  volume: number;
  exerciseAnnouncements: boolean;
  motivationalMessages: boolean;
  formCues: boolean;
  progressUpdates: boolean;
  restMessages: boolean;
  voiceProfiles: Record<VoiceStyle, VoiceProfile>;
  selectedVoiceStyle: VoiceStyle;
  userNames: string[];
  personalCallouts: boolean;
  calloutFrequency: CalloutFrequency;
}

const defaultProfile: VoiceProfile = { voiceId: null, rate: 1, pitch: 1, volume: 1 };

export const defaultVoicePreferences: VoicePreferences = {
  enabled: true,
  volume: 0.8,
  exerciseAnnouncements: true,
  motivationalMessages: true,
  formCues: true,
  progressUpdates: true,
  restMessages: true,
  voiceProfiles: {
    motivational: defaultProfile,
    instructional: defaultProfile,
    sergeant: defaultProfile,
    encouraging: defaultProfile,
  },
  selectedVoiceStyle: 'instructional',
  userNames: [],
  personalCallouts: true,
  calloutFrequency: 'occasional',
};

const unit = { min: 0, max: 1 };
const factor = { min: 0.5, max: 2 };

/** Each name is spoken in every callout, so more or longer ones would be heard as noise. */
const maxNames = 10;
export const maxUserNameLength = 40;

const nameKey = (name: string) => name.trim().toLowerCase();

/** Spec §5: trimmed; blanks and duplicates are ignored, and so is a name too many. */
export function addUserName(names: readonly string[], added: string): string[] {
  const name = added.trim().replace(/\s+/g, ' ').slice(0, maxUserNameLength).trim();
  const isTaken = names.some((known) => nameKey(known) === nameKey(name));
  return name === '' || isTaken || names.length >= maxNames ? [...names] : [...names, name];
}

export function removeUserName(names: readonly string[], removed: string): string[] {
  return names.filter((name) => nameKey(name) !== nameKey(removed));
}

function readNames(value: unknown): string[] {
  return readList(value, 100)
    .map((name) => readText(name) ?? '')
    .reduce<string[]>(addUserName, []);
}

function readProfile(value: unknown): VoiceProfile {
  const stored = isRecord(value) ? value : {};
  return {
    voiceId: readText(stored.voiceId) ?? defaultProfile.voiceId,
    rate: readClamped(stored.rate, factor) ?? defaultProfile.rate,
    pitch: readClamped(stored.pitch, factor) ?? defaultProfile.pitch,
    volume: readClamped(stored.volume, unit) ?? defaultProfile.volume,
  };
}

function readProfiles(value: unknown): Record<VoiceStyle, VoiceProfile> {
  const stored = isRecord(value) ? value : {};
  const profiles = { ...defaultVoicePreferences.voiceProfiles };
  for (const style of voiceStyles) profiles[style] = readProfile(stored[style]);
  return profiles;
}

type Flag = {
  [K in keyof VoicePreferences]: VoicePreferences[K] extends boolean ? K : never;
}[keyof VoicePreferences];

/** Each preference that was stored well is kept; the others take their default. */
export function readVoicePreferences(value: unknown): VoicePreferences {
  const stored = isRecord(value) ? value : {};
  const flag = (key: Flag): boolean => {
    const setting = stored[key];
    return typeof setting === 'boolean' ? setting : defaultVoicePreferences[key];
  };
  const style = stored.selectedVoiceStyle;
  return {
    enabled: flag('enabled'),
    // Spec §5.
    volume: readClamped(stored.volume, unit) ?? defaultVoicePreferences.volume,
    exerciseAnnouncements: flag('exerciseAnnouncements'),
    motivationalMessages: flag('motivationalMessages'),
    formCues: flag('formCues'),
    progressUpdates: flag('progressUpdates'),
    restMessages: flag('restMessages'),
    voiceProfiles: readProfiles(stored.voiceProfiles),
    selectedVoiceStyle: isVoiceStyle(style) ? style : defaultVoicePreferences.selectedVoiceStyle,
    userNames: readNames(stored.userNames),
    personalCallouts: flag('personalCallouts'),
    calloutFrequency:
      calloutFrequencies.find((frequency) => frequency === stored.calloutFrequency) ??
      defaultVoicePreferences.calloutFrequency,
  };
}
