import type { SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';
import type { Purpose, TurnPlace } from '../purposes.ts';
import { isQuestion } from '../question.ts';
import { isOwnNow, type Said } from './wish-signs.ts';

const longestRefusal = 36;
const refused: ReadonlySet<SlotName> = new Set<SlotName>(['attribute', 'exercise', 'family']);

/** 'Nothing over my head please, the ceiling is low': right after a workout it is to be changed. */
const refusesPart = (cues: Cues, { claims }: Said): boolean =>
  cues.wordCount <= longestRefusal &&
  !isQuestion(cues) &&
  !cues.has('story', 'dislike', 'had') &&
  !cues.has('memory') &&
  claims.some(
    (one) =>
      refused.has(one.slot) &&
      one.polarity === 'refuses' &&
      one.reader !== 'learned' &&
      isOwnNow(one),
  );

const remade =
  /^(?:can you |could you |please |pls )?make (?:it|this|that|today|tomorrow|tonight|the session|my session)(?:['’]?s)?(?: session| workout| training)? (?:shorter|longer|easier|harder|\d)/i;

/** 'Make tomorrow shorter, I have 20 min': where there is nothing to change, that is a wish. */
const asksAnew = ({ text }: Cues, { claims }: Said): boolean =>
  remade.test(text.trim()) && claims.some(({ slot }) => slot === 'minutes');

/** What the place of a message makes of it before its words are weighed. */
export function purposeOfPlace(cues: Cues, said: Said, place: TurnPlace): Purpose | null {
  if (place.hasWorkout) return refusesPart(cues, said) ? 'change' : null;
  return asksAnew(cues, said) ? 'make' : null;
}

/** 'Do I really need to': asked of what a plan says, and not to be done. */
export const isDoubted = ({ text }: Cues): boolean =>
  /\bdo i (?:really |actually )?(?:need|have) to\b/i.test(text);
