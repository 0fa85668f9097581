import type { TimerStep } from '../timer/types.ts';
import {
  anyOf,
  type Choice,
  endMark,
  firstOf,
  type VoiceStage,
  weights,
  wordNamed,
} from './choice.ts';
import { isShortRest } from './rests.ts';
import type { VoiceCue } from './scene.ts';
import { amountsOf, newsChoices, restMessage, stepChoices } from './start-choices.ts';
import type { VoiceStyle } from './styles.ts';
import { sayPlain, sayTime } from './wording.ts';
import { likelyWorkSeconds } from './work-time.ts';

/** More is an explanation, which nobody can follow while working. */
const maxCueWords = 14;

const minSecondsForBoth = 60;

/** In a shorter rest the preview comes next to the ten, and says more. */
const minRestForMoreThanTenSeconds = 30;

/** The exercise's own cues first, each time another one. */
function formChoices(
  { scene }: VoiceStage,
  style: VoiceStyle,
  i: number,
  step: TimerStep,
): Choice[] {
  const cues = (step.cues ?? []).filter((cue) => cue.split(/\s+/).length <= maxCueWords);
  const first = (scene.timesBefore[i] ?? 0) % Math.max(1, cues.length);
  const turned = [...cues.slice(first), ...cues.slice(0, first)];
  const own = firstOf(
    turned.slice(0, 3).map((cue) => sayPlain(cue, style)),
    weights.talk,
  );
  return own.texts.length > 0 ? [own] : [anyOf(style, 'form', weights.talk)];
}

/** Beside a form cue, only where the work is long enough for both. */
function motivationChoices(
  { preferences }: VoiceStage,
  style: VoiceStyle,
  step: TimerStep,
): Choice[] {
  const hasRoom = !preferences.formCues || step.duration >= minSecondsForBoth;
  return preferences.motivationalMessages && hasRoom
    ? [anyOf(style, 'motivation', weights.talk)]
    : [];
}

const numbers: Record<number, string> = { 10: 'Ten', 5: 'Five', 3: 'Three', 2: 'Two', 1: 'One' };

export const wordCount = (seconds: number, style: VoiceStyle): string =>
  `${numbers[seconds] ?? ''}${endMark(style)}`;

const counts = new Set(Object.values(numbers));

export const isCount = (text: string): boolean => counts.has(text.slice(0, -1));

function countdownChoices(
  { preferences }: VoiceStage,
  style: VoiceStyle,
  seconds: number,
  step: TimerStep,
): Choice[] {
  const plain = firstOf([wordCount(seconds, style)], weights.countdown);
  if (seconds !== 10) return [plain];
  const isWorking = likelyWorkSeconds(step) > step.duration - seconds;
  if (
    isWorking &&
    step.type === 'exercise' &&
    preferences.motivationalMessages &&
    !step.openEnded
  ) {
    return [anyOf(style, 'ten', weights.countdown), plain];
  }
  const hasTime =
    step.type === 'rest' &&
    preferences.restMessages &&
    step.duration >= minRestForMoreThanTenSeconds;
  return hasTime ? [anyOf(style, 'restTen', weights.countdown), plain] : [plain];
}

function previewChoices(
  stage: VoiceStage,
  style: VoiceStyle,
  next: number | null,
  rest: TimerStep,
) {
  const { scene, preferences } = stage;
  if (!preferences.restMessages) return [];
  const step = scene.steps[next ?? -1];
  const name = scene.names[next ?? -1] ?? '';
  // One wording for each exercise: what a rest has room for is not known when its clips are made.
  const texts = step
    ? wordNamed(style, 'restPreview', name, amountsOf(stage, step).slice(0, 1))
    : [];
  return [firstOf(texts, weights.rest), restMessage(style, rest.duration / 2)];
}

/** What may be said at a cue: one text of the first choice that has one to offer. */
export function choicesFor(stage: VoiceStage, cue: VoiceCue): Choice[] {
  const { preferences, scene } = stage;
  const style = preferences.selectedVoiceStyle;
  const step = scene.steps[cue.stepIndex];
  if (step === undefined || !preferences.enabled) return [];
  if (isShortRest(step) && cue.kind !== 'countdown') return [];
  switch (cue.kind) {
    case 'step':
      return stepChoices(stage, style, cue.stepIndex, step);
    case 'news':
      return newsChoices(stage, style, cue.stepIndex);
    case 'switch-sides':
      return [anyOf(style, 'sideSwitch', weights.sides)];
    case 'halfway':
      return preferences.progressUpdates ? [anyOf(style, 'halfway', weights.halfway)] : [];
    case 'form':
      return preferences.formCues ? formChoices(stage, style, cue.stepIndex, step) : [];
    case 'motivation':
      return motivationChoices(stage, style, step);
    case 'rest-preview':
      return previewChoices(stage, style, cue.nextIndex, step);
    case 'countdown':
      return countdownChoices(stage, style, cue.secondsLeft, step);
    case 'time-left':
      return preferences.progressUpdates
        ? [anyOf(style, 'timeLeft', weights.timeLeft, { time: sayTime(cue.secondsLeft) })]
        : [];
    case 'complete':
      return [anyOf(style, 'complete', weights.complete)];
    case 'record':
      return preferences.progressUpdates ? [anyOf(style, 'record', weights.record)] : [];
  }
}
