import type { Language } from '../../../reading/vocabulary.ts';

/** One card, and how much the learned reader takes it to be what is meant. */
export interface Likely {
  id: string;
  /** From 0 up; 0 is as likely as those that are left out. */
  score: number;
}

/** What the learned reader makes of one text: a message, or a sentence of it. */
export interface Heard {
  text: string;
  /** The likeliest first; the rest are left out. */
  cards: readonly Likely[];
}

const nothing: ReadonlyMap<string, Heard> = new Map();
let heardNow = nothing;

/** Of this very text; undefined where no learned reader has looked at it. */
export const heardOf = (text: string): Heard | undefined => heardNow.get(text);

/**
 * Does some work with what the learned reader made of a message and of its sentences. The work
 * must not wait for anything: what comes between would go by it, too.
 */
export function withHeard<T>(heard: readonly Heard[], language: Language, work: () => T): T {
  const before = heardNow;
  // It was trained on English alone.
  heardNow = language === 'en' ? new Map(heard.map((one) => [one.text, one])) : nothing;
  try {
    return work();
  } finally {
    heardNow = before;
  }
}
