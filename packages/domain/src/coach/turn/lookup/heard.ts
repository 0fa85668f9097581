import type { Language } from '../../../reading/vocabulary.ts';

/** One card, and how much the learned reader takes it to be what is meant. */
export interface Likely {
  id: string;
  /** A share of one. */
  score: number;
}

/** What the learned reader makes of one text: a message, or a sentence of it. */
export interface Heard {
  text: string;
  /** The likeliest first; the rest are left out. */
  cards: readonly Likely[];
}

/** What was heard, by its text. */
export type HeardTexts = ReadonlyMap<string, Heard>;

const nothing: HeardTexts = new Map();

/** It was trained on English alone: in another language nothing was heard. */
export const heardIn = (language: Language, heard: readonly Heard[]): HeardTexts =>
  language === 'en' ? new Map(heard.map((one) => [one.text, one])) : nothing;
