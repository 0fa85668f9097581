import { isRecord, readWhole } from '../workout/read-value.ts';

/** Spec §3, Timer settings. */
export interface TimerSettings {
  autoStart: boolean;
  soundEnabled: boolean;
  voiceEnabled: boolean;
  vibrationEnabled: boolean;
  countdownBeeps: boolean;
  /** Seconds before the end of a rest; 0 for no warning. */
  restWarning: number;
}

export const defaultTimerSettings: TimerSettings = {
  autoStart: false,
  soundEnabled: true,
  voiceEnabled: true,
  vibrationEnabled: true,
  countdownBeeps: true,
  restWarning: 10,
};

const restWarningBounds = { min: 0, max: 60 };

/** Each setting that was stored well is kept; the others take their default. */
export function readTimerSettings(value: unknown): TimerSettings {
  const stored = isRecord(value) ? value : {};
  const flag = (key: Exclude<keyof TimerSettings, 'restWarning'>): boolean => {
    const setting = stored[key];
    return typeof setting === 'boolean' ? setting : defaultTimerSettings[key];
  };
  return {
    autoStart: flag('autoStart'),
    soundEnabled: flag('soundEnabled'),
    voiceEnabled: flag('voiceEnabled'),
    vibrationEnabled: flag('vibrationEnabled'),
    countdownBeeps: flag('countdownBeeps'),
    restWarning:
      readWhole(stored.restWarning, restWarningBounds) ?? defaultTimerSettings.restWarning,
  };
}
