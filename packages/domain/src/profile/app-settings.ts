import { isRecord, readClamped } from '../workout/read-value.ts';

/** Spec §3, App settings: the part with bounds (Spec §5). */
export interface AppSettings {
  /** 0 to 100. */
  masterVolume: number;
  /** 0.5 to 2; 1 is the voice's own pace. */
  voiceSpeed: number;
}

export const defaultAppSettings: AppSettings = { masterVolume: 80, voiceSpeed: 1 };

export function readAppSettings(value: unknown): AppSettings {
  const stored = isRecord(value) ? value : {};
  return {
    masterVolume:
      readClamped(stored.masterVolume, { min: 0, max: 100 }) ?? defaultAppSettings.masterVolume,
    voiceSpeed:
      readClamped(stored.voiceSpeed, { min: 0.5, max: 2 }) ?? defaultAppSettings.voiceSpeed,
  };
}
