import type { SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';
import { isOwnNow, type Said } from '../signs/wish-signs.ts';

const fewWords = 4;
const longestChat = 22;

/** Small talk, with no session, sign or grief in it. */
export function isChat(cues: Cues, { claims }: Said, isHeavy: boolean): boolean {
  if (cues.wordCount > longestChat || isHeavy || cues.has('give', 'give', 'noun')) return false;
  if (cues.has('change') && cues.wordCount <= fewWords) return false;
  return !claims.some(
    (one) => isOwnNow(one) && chatless.has(one.slot) && one.polarity !== 'refuses',
  );
}
const chatless: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'injury',
  'condition',
  'written',
  'danger',
]);
