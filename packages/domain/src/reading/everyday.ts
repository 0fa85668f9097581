import { isInflected } from './engine/inflected.ts';
import { seenWords } from './lexicon/data/seen-words.ts';
import { ordinaryWords } from './lexicon/language/ordinary-words.ts';

let words: ReadonlySet<string> | undefined;

/** A common word of one of the six languages, in whatever plain form. */
export function isEveryday(word: string): boolean {
  words ??= new Set(`${ordinaryWords} ${seenWords}`.trim().split(/\s+/));
  return isInflected(words, word);
}
