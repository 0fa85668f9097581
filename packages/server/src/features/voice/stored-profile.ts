import type { VoiceStyle } from '@cadence/domain/voice/styles';

export interface StoredProfile {
  /** Null for the voice that the style has by itself. */
  voiceId: string | null;
  rate: number;
  pitch: number;
  volume: number;
}

export type StoredProfiles = { [S in VoiceStyle]?: StoredProfile };
