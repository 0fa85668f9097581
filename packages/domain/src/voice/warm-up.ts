import type { WeightUnit } from '../profile/units.ts';
import type { VoicePreferences } from '../profile/voice-preferences.ts';
import { countdownSeconds } from '../timer/constants.ts';
import type { TimerStep } from '../timer/types.ts';
import { type Choice, noFacts, type VoiceStage } from './choice.ts';
import { choicesFor, wordCount } from './choices.ts';
import { makeSpoken, type SpokenText } from './line.ts';
import { linesByStyle } from './lines/by-style.ts';
import { readScene, type VoiceCue } from './scene.ts';
import { isPunctual, punctualSlot, widestSlot } from './slots.ts';
import { speakingSeconds } from './speaking-time.ts';
import type { VoiceStyle } from './styles.ts';
import { fill, sayName } from './wording.ts';

const stockMoments = ['go', 'rest', 'halfway', 'complete'] as const;

/** What every workout of a style may say, whoever trains: made once. */
export function stockLines(style: VoiceStyle): SpokenText[] {
  const numbers = countdownSeconds.map((seconds) => wordCount(seconds, style));
  const lines = stockMoments.flatMap((moment) => linesByStyle[style][moment]);
  const texts = [...numbers, ...lines.filter((line) => !line.includes('{'))];
  return texts.map((text) => makeSpoken(text, style));
}

function textsOf(choice: Choice, { preferences }: VoiceStage): string[] {
  const names = preferences.personalCallouts ? preferences.userNames : [];
  const called = names.flatMap((name) =>
    choice.named.map((line) => fill(line, { name: sayName(name) })),
  );
  return [...choice.texts, ...called];
}

function possibleTexts(stage: VoiceStage, cue: VoiceCue): string[] {
  const style = stage.preferences.selectedVoiceStyle;
  const isDue = isPunctual(cue);
  const slot = isDue ? punctualSlot(stage.scene, cue) : widestSlot(stage.scene, cue);
  const roomSeconds = slot.endSeconds - slot.startSeconds;
  return choicesFor(stage, cue).flatMap((choice) => {
    const fitting = textsOf(choice, stage).filter(
      (text) => speakingSeconds(text, style) <= roomSeconds,
    );
    return isDue && choice.pick === 'first' ? fitting.slice(0, 1) : fitting;
  });
}

/**
 * Every line that the timer can say for this workout, each once, in the order of need:
 * what is made in this order is ready when its time comes. Records, which may never
 * come, are last.
 */
export function linesOfWorkout(
  steps: readonly TimerStep[],
  preferences: VoicePreferences,
  unit: WeightUnit = noFacts.unit,
): SpokenText[] {
  const atEnd = { stepIndex: steps.length - 1, atSeconds: steps.at(-1)?.duration ?? 0 };
  const scene = readScene(steps, [atEnd]);
  const stage = { scene, preferences, facts: { ...noFacts, unit } };
  const cues = scene.cues.flat();
  const isRecord = ({ kind }: VoiceCue) => kind === 'record';
  const inOrderOfNeed = [...cues.filter((cue) => !isRecord(cue)), ...cues.filter(isRecord)];
  const texts = new Set(inOrderOfNeed.flatMap((cue) => possibleTexts(stage, cue)));
  return [...texts].map((text) => makeSpoken(text, preferences.selectedVoiceStyle));
}
