import type { Cues } from '../cues.ts';
import { queryOf, searchCards } from '../lookup/knowledge.ts';
import { languageOf } from '../voice/language.ts';

const clearlyNear = 0.6;
const fewestShared = 2;

/** Longer messages tell more than they ask. */
const mostWords = 60;

/** Whether a message is clearly about what a card is on. */
export function isCardAsked(cues: Cues): boolean {
  if (cues.wordCount > mostWords) return false;
  const { text, tokens, heard } = cues;
  const [best] = searchCards(queryOf(cues, languageOf(tokens) !== 'en'), text, { heard, most: 1 });
  return best !== undefined && best.score >= clearlyNear && best.shared >= fewestShared;
}
