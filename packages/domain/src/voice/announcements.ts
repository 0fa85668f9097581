import { minRestForPreviewSeconds } from '../timer/constants.ts';
import { anyOf, endMark, templateFor, weights, wordNamed } from './choice.ts';
import type { VoiceStyle } from './styles.ts';
import {
  type Announced,
  fill,
  sayAmounts,
  sayName,
  sayPlain,
  sayTime,
  sayWeight,
  withoutAmount,
} from './wording.ts';

export interface AnnouncedExercise extends Partial<Announced> {
  name: string;
}

/** Where in the workout it stands, and who trains, as far as it is known. */
export interface AnnouncedPlace {
  set?: number;
  sets?: number;
  round?: number;
  rounds?: number;
  userName?: string;
  formCue?: string;
}

function amountsOf({ duration, ...exercise }: AnnouncedExercise): string[] {
  const isKnown = duration !== undefined || exercise.reps !== undefined || exercise.repsText;
  if (isKnown) return sayAmounts({ ...exercise, duration: duration ?? 0 }, 'kg');
  const load = sayWeight(exercise.weight, 'kg');
  return load === '' ? [] : [`with ${load}`];
}

function wordExercise(
  style: VoiceStyle,
  moment: 'announce' | 'restPreview',
  exercise: AnnouncedExercise,
): string | null {
  const texts = wordNamed(style, moment, sayName(exercise.name), amountsOf(exercise));
  return texts.find((text) => text !== '') ?? null;
}

function sayPlace(
  { set = 1, sets = 1, round = 1, rounds = 1 }: AnnouncedPlace,
  style: VoiceStyle,
): string {
  if (set > 1 && sets > 1) {
    const template = templateFor(style, set >= sets ? 'lastSet' : 'set', `${set}`);
    return fill(withoutAmount(template), { set, sets });
  }
  if (round <= 1 || rounds <= 1) return '';
  const template = templateFor(style, round >= rounds ? 'lastRound' : 'round', `${round}`);
  return fill(template, { round, rounds });
}

/** One exercise on its own, without a timer; null for a name that cannot be spoken. */
export function announceExercise(
  exercise: AnnouncedExercise,
  style: VoiceStyle,
  place: AnnouncedPlace = {},
): string | null {
  const text = wordExercise(style, 'announce', exercise);
  if (text === null) return null;
  const name = sayName(place.userName ?? '');
  const call = name === '' ? '' : `${name}${endMark(style)}`;
  const cue = sayPlain(place.formCue ?? '', style);
  return [call, text, sayPlace(place, style), cue].filter(Boolean).join(' ');
}

/** Spec §5: null when the rest is under 20 s. The roll, 0 ≤ x < 1, chooses the words. */
export function sayRest(
  restSeconds: number,
  style: VoiceStyle,
  roll: number,
  userName = '',
): string | null {
  if (restSeconds < minRestForPreviewSeconds) return null;
  const { texts, named } = anyOf(style, 'rest', weights.rest, { rest: sayTime(restSeconds) });
  const name = sayName(userName);
  const lines = name === '' ? texts : named.map((line) => fill(line, { name }));
  return lines[Math.floor(roll * lines.length)] ?? null;
}

/** Names what comes next; without it, the normal rest message (Spec §8). */
export function saySmartRest(
  restSeconds: number,
  nextExercise: AnnouncedExercise | null,
  style: VoiceStyle,
  roll: number,
  userName = '',
): string | null {
  if (restSeconds < minRestForPreviewSeconds) return null;
  const preview = nextExercise ? wordExercise(style, 'restPreview', nextExercise) : null;
  return preview ?? sayRest(restSeconds, style, roll, userName);
}
