import type { VoicePreferences } from '../profile/voice-preferences.ts';
import type { TimerStep } from '../timer/types.ts';
import { pickCallout } from './callouts.ts';
import type { Choice, VoiceFacts, VoiceStage } from './choice.ts';
import { choicesFor } from './choices.ts';
import { makeSpoken, type SpokenLine } from './line.ts';
import { type Around, placeLines } from './place-lines.ts';
import { readScene, type VoiceCue } from './scene.ts';
import { type LineSlot, punctualSlot } from './slots.ts';
import { speakingSeconds } from './speaking-time.ts';
import { fill, sayName } from './wording.ts';

/** 0 ≤ x < 1; the same name may give the same number, so that a script can be made again. */
export type Dice = (name: string) => number;

export interface ScriptContext extends VoiceStage, Partial<Around> {
  dice: Dice;
  /** Where there is room; by default up to what is due next. */
  slot?: LineSlot;
}

function pickText(
  choice: Choice,
  key: string,
  { preferences, dice, avoid = [], recent = [] }: ScriptContext,
  roomSeconds: number,
): string | null {
  const style = preferences.selectedVoiceStyle;
  const fits = (text: string) => speakingSeconds(text, style) <= roomSeconds;
  const isNew = (text: string) => !avoid.includes(text);
  if (choice.pick === 'first') {
    const first = choice.texts.find(fits);
    return first !== undefined && isNew(first) ? first : null;
  }
  const rolls = { whether: dice(`${key} name`), which: dice(`${key} who`) };
  const name = choice.named.length > 0 ? pickCallout(preferences, rolls) : null;
  const called =
    name === null ? [] : choice.named.map((line) => fill(line, { name: sayName(name) }));
  const named = called.filter((text) => fits(text) && isNew(text));
  const pool = named.length > 0 ? named : choice.texts.filter((text) => fits(text) && isNew(text));
  const fresh = pool.filter((text) => !recent.includes(text));
  const best = fresh.length > 0 ? fresh : pool;
  return best[Math.floor(dice(key) * best.length)] ?? null;
}

/** What is said at a cue, or null for nothing: unwanted, without room, or just said. */
export function lineFor(cue: VoiceCue, context: ScriptContext): SpokenLine | null {
  const slot = context.slot ?? punctualSlot(context.scene, cue);
  const style = context.preferences.selectedVoiceStyle;
  const roomSeconds = slot.endSeconds - slot.startSeconds;
  const key = `${cue.stepIndex} ${cue.kind}`;
  const [said, other] = choicesFor(context, cue).flatMap((choice) => {
    const text = pickText(choice, key, context, roomSeconds);
    return text === null ? [] : [{ choice, text }];
  });
  if (!said) return null;
  const { priority, patienceSeconds } = said.choice;
  const momentSeconds = cue.kind === 'countdown' ? slot.startSeconds : cue.atSeconds;
  const line: SpokenLine = {
    ...makeSpoken(said.text, style),
    priority,
    stepIndex: cue.stepIndex,
    cueAtSeconds: slot.startSeconds,
    latestStartSeconds: Math.min(
      slot.endSeconds - speakingSeconds(said.text, style),
      momentSeconds + patienceSeconds,
    ),
    maxSeconds: roomSeconds,
  };
  const isPreview = cue.kind === 'rest-preview' && other !== undefined;
  return isPreview ? { ...line, fallback: makeSpoken(other.text, style) } : line;
}

/** All that is said in a workout, in order of time, step by step. */
export function* writeLines(
  steps: readonly TimerStep[],
  preferences: VoicePreferences,
  facts: VoiceFacts,
  dice: Dice,
): Generator<SpokenLine[]> {
  if (!preferences.enabled) return;
  const scene = readScene(steps, facts.records);
  yield* placeLines(scene, preferences.selectedVoiceStyle, (cue, slot, around) =>
    lineFor(cue, { scene, preferences, facts, dice, slot, ...around }),
  );
}

/** The whole of it. For steps of changed lengths it is made again. */
export function linesFor(...given: Parameters<typeof writeLines>): SpokenLine[] {
  return [...writeLines(...given)].flat();
}
