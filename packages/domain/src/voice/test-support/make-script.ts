import { defaultVoicePreferences, type VoicePreferences } from '../../profile/voice-preferences.ts';
import type { TimerStep } from '../../timer/types.ts';
import { noFacts, type VoiceFacts } from '../choice.ts';
import { isCount } from '../choices.ts';
import { linesFor } from '../script.ts';

export const silent: VoicePreferences = {
  ...defaultVoicePreferences,
  exerciseAnnouncements: false,
  motivationalMessages: false,
  formCues: false,
  progressUpdates: false,
  restMessages: false,
};

export const work = (changes: Partial<TimerStep> = {}): TimerStep => {
  const name = changes.name ?? 'Squat';
  return { name, exerciseName: name, duration: 40, type: 'exercise', ...changes };
};
export const rest = (duration: number): TimerStep => ({ name: 'Rest', duration, type: 'rest' });

export interface Changes extends Partial<VoicePreferences>, Partial<VoiceFacts> {
  dice?: (name: string) => number;
}

export function script(
  steps: TimerStep[],
  { records = noFacts.records, unit = noFacts.unit, dice = () => 0, ...wanted }: Changes = {},
) {
  return linesFor(steps, { ...defaultVoicePreferences, ...wanted }, { records, unit }, dice);
}

export const talkIn = (steps: TimerStep[], stepIndex: number, changes: Changes = {}) =>
  script(steps, changes)
    .filter((line) => line.stepIndex === stepIndex && !isCount(line.text))
    .map(({ text }) => text);
