import type { VoicePreferences } from '../profile/voice-preferences.ts';
import { countdownSeconds } from '../timer/constants.ts';
import type { TimerStep } from '../timer/types.ts';
import type { Choice, Stage } from './choice.ts';
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

function textsOf(choice: Choice, { preferences }: Stage): string[] {
  const names = preferences.personalCallouts ? preferences.userNames : [];
  const called = names.flatMap((name) =>
    choice.named.map((line) => fill(line, { name: sayName(name) })),
  );
  return [...choice.texts, ...called];
}

function possibleTexts(stage: Stage, cue: VoiceCue): string[] {
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
): SpokenText[] {
  const scene = readScene(steps);
  const cues = scene.cues.flat();
  const texts = new Set<string>();
  const add = (recordSteps: readonly number[], among: readonly VoiceCue[]) => {
    const stage = { scene, preferences, facts: { recordSteps } };
    for (const text of among.flatMap((cue) => possibleTexts(stage, cue))) texts.add(text);
  };
  add([], cues);
  add(
    steps.map((_, index) => index),
    cues.filter(({ kind }) => kind === 'step' || kind === 'record'),
  );
  return [...texts].map((text) => makeSpoken(text, preferences.selectedVoiceStyle));
}
