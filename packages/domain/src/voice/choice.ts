import type { WeightUnit } from '../profile/units.ts';
import type { VoicePreferences } from '../profile/voice-preferences.ts';
import { hashText } from '../workout/hash-text.ts';
import { type Priority, priorities } from './line.ts';
import { linesByStyle } from './lines/by-style.ts';
import type { Moment } from './lines/moments.ts';
import type { RecordPlace } from './record-places.ts';
import type { Scene } from './scene.ts';
import type { VoiceStyle } from './styles.ts';
import { fill, withoutAmount } from './wording.ts';

/** What is known beyond the plan. */
export interface VoiceFacts {
  /** Each where the timer stood when it was logged. */
  records: readonly RecordPlace[];
  /** In which weights are said. */
  unit: WeightUnit;
}

export const noFacts: VoiceFacts = { records: [], unit: 'kg' };

export interface VoiceStage {
  scene: Scene;
  preferences: VoicePreferences;
  facts: VoiceFacts;
}

/** Texts of which one may be said. */
export interface Choice {
  texts: readonly string[];
  /** Said instead when a name is called out; with {name}. */
  named: readonly string[];
  /** The first that fits, or any that fits. */
  pick: 'first' | 'any';
  priority: Priority;
  /** So much later than its cue it may begin. */
  patienceSeconds: number;
}

type Parts = Readonly<Record<string, string | number>>;
type Weight = Pick<Choice, 'priority' | 'patienceSeconds'>;

export const weights = {
  countdown: { priority: priorities.critical, patienceSeconds: 0.1 },
  sides: { priority: priorities.critical, patienceSeconds: 1 },
  start: { priority: priorities.high, patienceSeconds: 2 },
  complete: { priority: priorities.high, patienceSeconds: 5 },
  news: { priority: priorities.normal, patienceSeconds: 8 },
  halfway: { priority: priorities.normal, patienceSeconds: 1.5 },
  rest: { priority: priorities.normal, patienceSeconds: 3 },
  timeLeft: { priority: priorities.normal, patienceSeconds: 4 },
  record: { priority: priorities.normal, patienceSeconds: 20 },
  talk: { priority: priorities.low, patienceSeconds: 6 },
} as const satisfies Record<string, Weight>;

/** Any line of the moment. */
export function anyOf(
  style: VoiceStyle,
  moment: Moment,
  weight: Weight,
  parts: Parts = {},
): Choice {
  const lines = linesByStyle[style][moment];
  return {
    ...weight,
    pick: 'any',
    texts: lines.filter((line) => !line.includes('{name}')).map((line) => fill(line, parts)),
    named: lines.filter((line) => line.includes('{name}')),
  };
}

export const firstOf = (texts: readonly string[], weight: Weight): Choice => ({
  ...weight,
  pick: 'first',
  texts: texts.filter((text) => text !== ''),
  named: [],
});

/** One template for each key, so that a text made once can be used again. */
export function templateFor(style: VoiceStyle, moment: Moment, key: string): string {
  const lines = linesByStyle[style][moment];
  return lines[hashText(key) % lines.length] ?? '';
}

export const endMark = (style: VoiceStyle) => (style === 'sergeant' ? '!' : '.');

/** With the amount, the fullest wording first, and without. */
export function wordNamed(
  style: VoiceStyle,
  moment: 'announce' | 'restPreview',
  exercise: string,
  amounts: readonly string[],
): string[] {
  if (exercise === '') return [];
  const template = templateFor(style, moment, exercise);
  const full = amounts.map((amount) => fill(template, { exercise, amount }));
  const bare = moment === 'announce' ? `{exercise}${endMark(style)}` : withoutAmount(template);
  return [...full, fill(bare, { exercise })];
}
