import type { TimerSettings } from '@cadence/domain/timer/settings';
import type { TimerStep } from '@cadence/domain/timer/types';

interface CueInput {
  steps: readonly TimerStep[];
  settings: TimerSettings;
  muted: boolean;
}

const stepKeys = [
  'name',
  'type',
  'duration',
  'side',
  'repBased',
  'openEnded',
  'untilDone',
] as const;
const settingKeys = [
  'soundEnabled',
  'voiceEnabled',
  'vibrationEnabled',
  'countdownBeeps',
  'restWarning',
] as const satisfies (keyof TimerSettings)[];

function sameSteps(a: readonly TimerStep[], b: readonly TimerStep[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  return a.every((step, index) => stepKeys.every((key) => step[key] === b[index]?.[key]));
}

/** A page may build its steps anew with every render; that alone moves no cue. */
export function sameCues(a: CueInput, b: CueInput): boolean {
  if (a.muted !== b.muted || !sameSteps(a.steps, b.steps)) return false;
  return settingKeys.every((key) => a.settings[key] === b.settings[key]);
}
