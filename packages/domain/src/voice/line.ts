import type { VoiceStyle } from './styles.ts';

/** Spec §9, audio queue. */
export const priorities = { critical: 100, high: 75, normal: 50, low: 25 } as const;
export type Priority = (typeof priorities)[keyof typeof priorities];

/** Words to be made into sound. The same words in the same style have the same id. */
export interface SpokenText {
  id: string;
  text: string;
  style: VoiceStyle;
}

export interface SpokenLine extends SpokenText {
  priority: Priority;
  stepIndex: number;
  /** When it is due, from the start of the step. */
  cueAtSeconds: number;
  /** From then on it is better left unsaid; from the start of the step. */
  latestStartSeconds: number;
  /** A clip that begins when due and takes longer than this would run into what follows. */
  maxSeconds: number;
  /** To be said when the clip of this one cannot be had (Spec §8, smart rest message). */
  fallback?: SpokenText;
}

export function makeSpoken(text: string, style: VoiceStyle): SpokenText {
  return { id: `${style}:${text}`, text, style };
}
