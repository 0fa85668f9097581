import { minRestForPreviewSeconds } from '../timer/constants.ts';
import { anyOf, weights, wordNamed } from './choice.ts';
import type { VoiceStyle } from './styles.ts';
import { type Announced, sayAmount, sayName, sayTime } from './wording.ts';

export interface AnnouncedExercise extends Partial<Announced> {
  name: string;
}

const amountOf = ({ duration, ...exercise }: AnnouncedExercise): string => {
  const isKnown = duration !== undefined || exercise.reps !== undefined || exercise.repsText;
  return isKnown ? sayAmount({ ...exercise, duration: duration ?? 0 }) : '';
};

function wordExercise(
  style: VoiceStyle,
  moment: 'announce' | 'restPreview',
  exercise: AnnouncedExercise,
): string | null {
  const texts = wordNamed(style, moment, sayName(exercise.name), amountOf(exercise));
  return texts.find((text) => text !== '') ?? null;
}

/** One exercise on its own, without a timer; null for a name that cannot be spoken. */
export function announceExercise(exercise: AnnouncedExercise, style: VoiceStyle): string | null {
  return wordExercise(style, 'announce', exercise);
}

/** Spec §5: null when the rest is under 20 s. The roll, 0 ≤ x < 1, chooses the words. */
export function sayRest(restSeconds: number, style: VoiceStyle, roll: number): string | null {
  if (restSeconds < minRestForPreviewSeconds) return null;
  const { texts } = anyOf(style, 'rest', weights.rest, { rest: sayTime(restSeconds) });
  return texts[Math.floor(roll * texts.length)] ?? null;
}

/** Names what comes next; without it, the normal rest message (Spec §8). */
export function saySmartRest(
  restSeconds: number,
  nextExercise: AnnouncedExercise | null,
  style: VoiceStyle,
  roll: number,
): string | null {
  if (restSeconds < minRestForPreviewSeconds) return null;
  const preview = nextExercise ? wordExercise(style, 'restPreview', nextExercise) : null;
  return preview ?? sayRest(restSeconds, style, roll);
}
