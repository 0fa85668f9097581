import type { SlotName } from '../../../reading/claims.ts';
import type { Cues } from '../cues.ts';
import type { TurnPlace } from '../purposes.ts';
import { isQuestion } from '../question.ts';
import { isAsking, isPolite } from './change-signs.ts';
import { isOwnNow, type Said } from './wish-signs.ts';

const longestReshape = 24;
const longestMissing = 10;
const longestEdge = 20;

const countedSets =
  /(?<![\d.,])(?:[2-9]|10)\s+(?:sets|rounds|series|s[aä]tze|saetze|runden|s[eé]ries|tours|serie|giri|rodadas|rondas|vueltas|voltas)(?!\p{L})/iu;
/** 'Rest 45 seconds max', '30s Pause': how long the rests are to be. */
export const timedRest =
  /\b(?:rests?|breaks?|pausen?|descansos?|pausas?|repos|r[eé]cup|riposo|recuper[oi]|intervalos?)\b[^.!?\d]{0,16}\d{2,3}\s*(?:s|sec\w*|seconds?|sek\w*|seg\w*|secondes?|secondi)\b|\d{2,3}\s*(?:s|sec\w*|seconds?|sek\w*|seg\w*|secondes?|secondi)\s+(?:of |de |di )?(?:rests?|breaks?|pausen?|descansos?|pausas?|repos|r[eé]cup|riposo|recuper[oi]|intervalos?)\b/i;
const ofMoves: ReadonlySet<SlotName> = new Set<SlotName>(['exercise', 'family', 'written']);

const namesMove = ({ claims }: Said): boolean =>
  claims.some((one) => ofMoves.has(one.slot) && one.reader !== 'learned');

const parts: ReadonlySet<SlotName> = new Set<SlotName>(['focus', 'exercise', 'family']);
const namesPart = ({ claims }: Said, isMissing: boolean): boolean =>
  claims.some(
    (one) => isOwnNow(one) && parts.has(one.slot) && (isMissing || one.polarity === 'wants'),
  );

/** 'Less rest', 'one more round', '5 sets of each': the exercises stay. */
export function isReshaped(cues: Cues, said: Said): boolean {
  if (cues.wordCount > longestReshape || (isQuestion(cues) && !isPolite(cues))) return false;
  if (cues.has('reshape', 'lessRest', 'moreRest', 'moreSets')) return !cues.has('story', 'did');
  const isTold = cues.has('story', 'did', 'had') || namesMove(said);
  if (timedRest.test(cues.text) && cues.wordCount <= longestMissing) return !isTold;
  return countedSets.test(cues.text) && !namesMove(said) && !cues.has('story', 'did', 'had');
}

/** 'You forgot: no lunges' asks for none. */
const isReminded = (text: string): boolean => forgets.test(text) && rulesOut.test(text);
const forgets = /\b(?:forg[eo]t\w*|vergess\w*|olvid\w*|oubli\w*|dimentic\w*|esquec\w*)/iu;
const rulesOut = /(?<!\p{L})(?:no|not|kein\w*|sin|pas d[e’']|senza|niente|sem|nada de)(?!\p{L})/iu;

/** 'Where is the core', 'core last', 'noch was für den Bauch': one more part behind what is there. */
function isPutOn(cues: Cues, said: Said): boolean {
  const isMissing =
    cues.has('reshape', 'missing') && cues.wordCount <= longestMissing && !isReminded(cues.text);
  if (!namesPart(said, isMissing)) return false;
  if (cues.has('change', 'easier', 'harder', 'shorter', 'longer')) return false;
  if (isMissing) return !isAsking(cues);
  const isAsked = isAsking(cues) || (isQuestion(cues) && !isPolite(cues));
  return cues.has('reshape', 'putOn') && !isAsked && !cues.has('story', 'did');
}

const edge = '(?:warm[- ]?ups?|cool[- ]?downs?)';
const missingEdge = new RegExp(
  `\\b(?:no|where(?:['’]?s| is)(?: the| my)?|forgot the|without a) ${edge}\\s*(?:[?!]|$)`,
  'i',
);
/** 'No warm-up??': one is wanted. */
export const missesEdge = (text: string): boolean =>
  (missingEdge.test(text) && text.includes('?')) || warmMe.test(text);
const warmMe = /\bwarm (?:me|us) up\b/i;

const ofEdges: ReadonlySet<SlotName> = new Set<SlotName>(['warmUp', 'coolDown']);

/** 'A proper warm-up first please', 'skip the cool-down'. */
function isOfEdge(cues: Cues, { claims }: Said): boolean {
  if (cues.wordCount > longestEdge) return false;
  if (missesEdge(cues.text)) return true;
  const isNamed = claims.some((one) => ofEdges.has(one.slot) && isOwnNow(one));
  if (!isNamed || cues.has('story', 'did') || cues.has('when')) return false;
  return !isQuestion(cues) || isPolite(cues);
}

/** 'Spare the legs and do core?', 'lieber Beine als Arme': one part for another. */
function isOtherPart(cues: Cues, { claims }: Said): boolean {
  if (cues.wordCount > longestReshape) return false;
  const parts = claims.filter((one) => one.slot === 'focus' && isOwnNow(one));
  const wanted = parts.some(({ polarity }) => polarity === 'wants');
  const refused = parts.some(({ polarity }) => polarity === 'refuses');
  if (wanted && refused) return !isAsking(cues);
  return wanted && parts.length > 1 && cues.has('reshape', 'rather') && !isQuestion(cues);
}

/** A pain that is told right after a session was made is one to make it fit for. */
export function isHurtNow(cues: Cues, { claims }: Said, { hasWorkout }: TurnPlace): boolean {
  if (!hasWorkout || isQuestion(cues) || cues.wordCount > longestReshape) return false;
  return (
    claims.some((one) => one.slot === 'injury' && one.polarity === 'has' && isOwnNow(one)) &&
    !cues.has('story', 'dislike', 'like', 'goal')
  );
}

const longestAgain = 10;
const onceMore = /\bone more time\b/i;

/** 'Do it again', 'one more time': the same one, with nothing different about it. */
function isAgain(cues: Cues, { claims }: Said): boolean {
  if (!cues.has('plan', 'repeat') || cues.wordCount > longestAgain || isQuestion(cues))
    return false;
  const isSame = cues.of('change').every((one) => one === 'longer' && onceMore.test(cues.text));
  return (
    isSame && !cues.has('story', 'did', 'had') && claims.every(({ slot }) => slot === 'intent')
  );
}

/** What a message asks of the session at hand, where it names no exercise to go or to come. */
export function reshapeIn(
  cues: Cues,
  said: Said,
  { hasWorkout }: TurnPlace,
): 'change' | 'add' | 'repeat' | null {
  if (!hasWorkout) return null;
  if (isAgain(cues, said)) return 'repeat';
  if (isReshaped(cues, said) || isOfEdge(cues, said) || isOtherPart(cues, said)) return 'change';
  return isPutOn(cues, said) ? 'add' : null;
}

const ofTheRest =
  /\b(?:the rest|the others?|everything else|le reste|les autres|el resto|lo dem[aá]s|los dem[aá]s|il resto|gli altri|o resto|os outros|den rest|der rest|die anderen|alles andere)\b/i;

/** 'Make it 45, no, leave it as it is': nothing of what was named before it is wanted. */
export function isKept(cues: Cues): boolean {
  const kept = cues.hits.findLast(
    ({ kind, value }) => kind === 'reshape' && (value === 'asIs' || value === 'asWas'),
  );
  if (!kept || ofTheRest.test(cues.text)) return false;
  return !cues.hits.some(({ kind, from }) => kind === 'change' && from >= kept.to);
}

const ofBody: ReadonlySet<SlotName> = new Set<SlotName>(['injury', 'condition', 'danger', 'sore']);

/** The session stays, and nothing is told or ruled out that it would have to mind. */
export const isLeft = (cues: Cues, { claims }: Said): boolean =>
  isKept(cues) &&
  !claims.some(
    (one) =>
      one.whose === 'me' &&
      (ofBody.has(one.slot) || (one.slot === 'attribute' && one.polarity === 'refuses')),
  );

/** Whether what stays is the session as it is now, and not the one before its last change. */
export const staysNow = (cues: Cues): boolean =>
  isKept(cues) &&
  (cues.has('reshape', 'asIs') ||
    cues.has('change', 'shorter', 'longer', 'easier', 'harder', 'make'));
