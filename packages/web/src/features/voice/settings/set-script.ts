import { diceFor } from '@cadence/domain/planner/seeded';
import type { VoicePreferences } from '@cadence/domain/profile/voice-preferences';
import type { StepType, TimerStep } from '@cadence/domain/timer/types';
import { noFacts } from '@cadence/domain/voice/choice';
import { isCount } from '@cadence/domain/voice/choices';
import { linesFor } from '@cadence/domain/voice/script';

/** A set, its rest, and what comes next. */
export const sampleSet: readonly TimerStep[] = [
  {
    name: 'goblet squat',
    type: 'exercise',
    duration: 60,
    reps: 12,
    cues: ['Sit between your hips.', 'Keep the whole foot down.'],
  },
  { name: 'Rest', type: 'rest', duration: 40 },
  { name: 'push-up', type: 'exercise', duration: 60, reps: 10 },
];

export interface ScriptLine {
  id: string;
  /** From the start of the set. */
  atSeconds: number;
  phase: StepType;
  /** What is said one after the other; more than one only while counting down. */
  texts: string[];
}

const seed = 7;
const shownSteps = 2;

/** What a workout with these preferences would say, word for word. */
export function scriptOf(preferences: VoicePreferences): ScriptLine[] {
  const dice = (name: string) => diceFor(seed, name);
  const lines = linesFor(sampleSet, { ...preferences, enabled: true }, noFacts, dice);
  const first = lines.find(({ stepIndex }) => stepIndex === shownSteps);
  const shown = lines.filter((line) => line.stepIndex < shownSteps || line === first);
  const script: ScriptLine[] = [];
  for (const { stepIndex, cueAtSeconds, text } of shown) {
    const before = sampleSet.slice(0, stepIndex).reduce((sum, { duration }) => sum + duration, 0);
    const phase = sampleSet[stepIndex]?.type ?? 'exercise';
    const last = script.at(-1);
    const isCounting = last?.phase === phase && last.texts.every(isCount);
    const id = `${stepIndex} ${cueAtSeconds}`;
    if (isCounting && isCount(text)) last.texts.push(text);
    else script.push({ id, atSeconds: before + cueAtSeconds, phase, texts: [text] });
  }
  return script;
}
