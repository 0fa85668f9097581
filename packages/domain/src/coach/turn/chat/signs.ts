import type { SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';
import { isOwnNow, type Said } from '../signs/wish-signs.ts';

const fewWords = 4;
const longestChat = 22;

/** Small talk, with no session, sign or grief in it. */
export function isChat(cues: Cues, { claims }: Said, isHeavy: boolean): boolean {
  if (cues.wordCount > longestChat || isHeavy || cues.has('give', 'give', 'noun')) return false;
  if (cues.has('change') && cues.wordCount <= fewWords) return false;
  if (asksAside(cues)) return false;
  return !claims.some(
    (one) => isOwnNow(one) && chatless.has(one.slot) && one.polarity !== 'refuses',
  );
}
const asking =
  /^(?:so |and |but )?(?:how (?:do|can|should|to)|what (?:should|can|do i)|should i|can i|do i)\b/i;

/** 'It is raining and the sofa is warm. How do people make themselves go?': the last sentence asks for advice. */
function asksAside({ text, hits, tokens }: Cues): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  const start = text.length - last.length;
  const isOfChat = hits.some(
    ({ kind, from }) => kind === 'chat' && (tokens[from]?.start ?? 0) >= start,
  );
  return sentences.length > 1 && asking.test(last) && !isOfChat;
}
const chatless: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'length',
  'injury',
  'condition',
  'written',
  'danger',
]);
