import type { SlotName } from '../../../reading/claims.ts';
import { type Cues, cuesIn } from '../cues.ts';
import { isQuestion } from '../question.ts';
import { isOwnNow, type Said } from './wish-signs.ts';

const longestRefusal = 36;
const longestCry = 6;

/** 'Burpees??? No way': what is asked there is no question. */
const isExclaimed = (cues: Cues): boolean =>
  cues.wordCount <= longestCry &&
  /\?[^?]*\p{L}[^?]*$/u.test(cues.text) &&
  !isQuestion(cuesIn(cues.text.replaceAll('?', '.')));

const refused: ReadonlySet<SlotName> = new Set<SlotName>(['attribute', 'exercise', 'family']);

/** 'Nothing over my head please, the ceiling is low': right after a workout it is to be changed. */
const refusesPart = (cues: Cues, { claims }: Said): boolean =>
  cues.wordCount <= longestRefusal &&
  (!isQuestion(cues) || isExclaimed(cues)) &&
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

/** 'Can you build muscle on two days': of anybody, and not of the coach. */
const ofAnybody =
  /^(?:so |and |but |ok )?(?:can|could) you (?:even |really |actually |still )?(?:build|gain|lose|grow|get|keep|put on|burn|stay)\b (?:\w+ ){0,2}?(?:muscles?|strength|fat|weight|mass|size|stronger|bigger|fit|fitter|lean|abs)\b/i;
/** 'Smoker, want to take up running': of how to begin. */
const wouldBegin =
  /\b(?:want|wanna|would like|hoping|thinking)\b(?: to| of| about)? (?:start\w*|get(?:ting)? into|tak(?:e|ing) up|try(?:ing)?) (?:to )?(?:run|running|jog\w*|lift\w*|swim\w*|cycl\w*|row\w*|weights|train\w*|yoga|crossfit|hyrox)\b/i;
const splitOrWhole =
  /\b(?:full body|upper|lower|ppl|split|push|pull)\b[^.?!]*\bor\b[^.?!]*\b(?:full body|upper|lower|ppl|split|legs)\b[^.?!]*$/i;
const weekly = /\b(?:a|per|each|every) week\b|\bdays\b/i;

/** Of knowledge, though it has the words of a wish. */
const asksOfAll = (cues: Cues, { claims }: Said): boolean =>
  ofAnybody.test(cues.text.trim()) ||
  (wouldBegin.test(cues.text) &&
    !cues.has('give', 'give', 'noun') &&
    !claims.some(({ slot }) => slot === 'minutes')) ||
  (splitOrWhole.test(cues.text) && weekly.test(cues.text) && !cues.has('give'));

/** What the place of a message makes of it before its words are weighed. */
export function purposeOfPlace(
  cues: Cues,
  said: Said,
  hasWorkout: boolean,
): 'ask' | 'change' | 'make' | null {
  if (asksOfAll(cues, said)) return 'ask';
  if (hasWorkout) return refusesPart(cues, said) ? 'change' : null;
  return asksAnew(cues, said) ? 'make' : null;
}

/** 'Do I really need to': asked of what a plan says, and not to be done. */
export const isDoubted = ({ text }: Cues): boolean =>
  /\bdo i (?:really |actually )?(?:need|have) to\b/i.test(text);

const otherWriting =
  /\b(?:write|draft|compose|word|phrase|type up)\b (?:(?:me|us|up|out) )?(?:(?:a|an|my|the|some) )(?:\w+ ){0,2}?(?:letter|e-?mail|complaint|cv|resum[eé]|essay|poem|speech|toast|tweet|caption|review|song|advert|application|story|text message)\b(?! (?:of|for) (?:a|my) (?:workout|session))/i;

/** 'Can you write a letter to my landlord': written for somebody else than an athlete. */
export const asksForWriting = ({ text }: Cues): boolean => otherWriting.test(text);

const notTraining =
  /\b(?:not|nothing to do with|unrelated to|off[- ]topic|isn['’]?t (?:a |about )?)\s*(?:a |about )?(?:fitness|training|the gym|gym|workouts?|exercise)\b|\boff[- ]topic\b|\b(?:random|unrelated|different) (?:question|one|q)\b|\bpub quiz\b|\bcrossword\b/i;
const ofTraining: ReadonlySet<SlotName> = new Set<SlotName>([
  'minutes',
  'focus',
  'exercise',
  'family',
  'format',
  'written',
  'injury',
  'goal',
  'kit',
]);

/** 'Not fitness but is cream too close to white', 'quick, the capital of Australia': asked of the coach, and of no training. */
export const isOfOtherThings = (cues: Cues, { claims }: Said): boolean =>
  (notTraining.test(cues.text) ||
    (cues.has('offField', 'code') && !cues.has('give', 'give', 'noun'))) &&
  !claims.some(({ slot, reader }) => reader !== 'learned' && ofTraining.has(slot));
