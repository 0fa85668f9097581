import { type Claim, claimsOf, type SlotName } from '../../../reading/claims.ts';
import type { Reading } from '../../../reading/read.ts';
import type { Cues } from '../cues.ts';
import type { TurnMemory } from '../memory.ts';
import { asksForVerdict, asksWhatComes, isChoice, isQuestion, leads } from '../question.ts';
import { isOfEveryWeek } from './day-signs.ts';
import { shapeSlots, wishSlots } from './slot-groups.ts';

export type Said = Pick<Reading, 'claims' | 'text'>;

export const isOwnNow = ({ whose, when, reader }: Claim) =>
  whose === 'me' && when === 'now' && reader !== 'learned';

export function slotsIn(claims: readonly Claim[], wanted: ReadonlySet<SlotName>): Set<SlotName> {
  return new Set(
    claims.filter((one) => isOwnNow(one) && wanted.has(one.slot)).map(({ slot }) => slot),
  );
}

export const isPain = ({ claims }: Said): boolean =>
  claims.some((one) => one.slot === 'injury' && isOwnNow(one) && one.polarity === 'has');

export const longestBareWish = 16;

/** '20 min kettlebell EMOM': a length or a form, and nobody's story. */
function isBareWish(cues: Cues, claims: readonly Claim[]): boolean {
  if (cues.wordCount > longestBareWish || cues.has('story') || cues.has('self')) return false;
  const shape = slotsIn(claims, shapeSlots);
  return (
    shape.size > 0 &&
    slotsIn(claims, wishSlots).size + Number(cues.has('give')) >= 2 &&
    !isChoice(cues)
  );
}

const fewestSlots = 2;

/** 'I have dumbbells and 30 minutes, upper body': nothing is left to ask. */
function isWholeWish(cues: Cues, claims: readonly Claim[]): boolean {
  if (cues.has('story', 'did', 'had', 'if', 'habit', 'goal')) return false;
  const slots = slotsIn(claims, wishSlots);
  return (slots.has('minutes') || slots.has('length')) && slots.size >= fewestSlots;
}

const surelyHeard = 0.85;
const likelyHeard = 0.6;

/** What a trained head makes of it: its sure wishes are nearly always wishes. */
function heardAs(claims: readonly Claim[]): number {
  const [heard] = claimsOf(claims, 'intent');
  if (!heard || heard.certainty < likelyHeard) return 0;
  if (heard.value !== 'make') return -1;
  return heard.certainty >= surelyHeard ? 2 : 1;
}

/** A head that is sure of a wish is hardly ever wrong. */
export const isSureWish = (claims: readonly Claim[]): boolean => heardAs(claims) > 1;

const mostOfOthers = 2;

/** A length weighs most, then how it is to go, then what with and what for. */
function namedIn(claims: readonly Claim[]): number {
  // What is left out or kept quiet asks for nothing by itself.
  const asked = claims.filter(({ polarity, slot }) => polarity !== 'refuses' && slot !== 'noise');
  const slots = slotsIn(asked, wishSlots);
  const length = slots.has('minutes') || slots.has('length') ? 2 : 0;
  const shape = [...slots].filter((slot) => shapeSlots.has(slot)).length > (length > 0 ? 1 : 0);
  const others = [...slots].filter((slot) => !shapeSlots.has(slot)).length;
  return length + Number(shape) + Math.min(mostOfOthers, others);
}

/** What is asked, told of another time or only supposed. */
function against(cues: Cues): number {
  const [isAsked, isEither] = [isQuestion(cues), isChoice(cues)];
  return (
    (isAsked || isEither ? 2 : 0) +
    (isAsked && isEither ? 2 : 0) +
    (asksForVerdict(cues) ? 2 : 0) +
    (cues.has('story', 'if') ? 3 : 0) +
    (cues.has('story', 'goal', 'aim', 'habit', 'did') ? 1 : 0) +
    (cues.has('day', 'later') ? 2 : 0) +
    (cues.has('ask', 'why', 'should', 'amount') ? 1 : 0)
  );
}

const hasLength = (claims: readonly Claim[]): boolean => {
  const slots = slotsIn(claims, shapeSlots);
  return slots.has('minutes') || slots.has('length');
};

/** An aim, new kit, a taste: kept for later, unless a length is named beside it. */
const isTold = (cues: Cues): boolean =>
  cues.has('story', 'goal', 'aim', 'got', 'lost', 'like', 'dislike') ||
  cues.has('memory', 'remember');

const enough = 3;

/** Nothing asks for it in so many words, and yet all of it together does. */
function isHeardAsWish(cues: Cues, claims: readonly Claim[]): boolean {
  const named = namedIn(claims);
  const urged = cues.has('give', 'urge') ? 1 : 0;
  // 'Cleared for upper body' answers and asks for nothing.
  const answered = claimsOf(claims, 'clearance').length > 0 && named < enough ? 2 : 0;
  const told = isTold(cues) && !hasLength(claims) ? 2 : 0;
  return named > 0 && heardAs(claims) + named + urged - against(cues) - answered - told >= enough;
}

/** 'Will squats give me bigger legs': the verb is inside a question about something else. */
function isAside(cues: Cues): boolean {
  const hit = cues.hits.find(({ kind, value }) => kind === 'give' && value === 'give');
  const before = hit && cues.tokens[hit.from - 1];
  const isOpening = !before || before.kind === 'mark' || leads.has(before.text);
  return isQuestion(cues) && !isOpening;
}

/** 'Make me one for tomorrow then'. */
const asksForOne =
  /\b(?:make|build|give|write|do|plan) (?:me |us )?one(?=\s*(?:$|[.!,]|for\b|please\b|then\b|now\b|today\b|tomorrow\b|with\b|without\b))/i;

/** 'Could I have 15 minutes, all standing?' */
export const isAskedByLength = ({ text }: Cues): boolean =>
  asksForMinutes.test(text) || asksByItself.test(text);
/** '15 sweaty minutes without any noise?': a length with how it is to be, and no verb that asks of it. */
const asksByItself =
  /(?:^|[.!?;]\s+)(?:(?:maybe|just|any|so|and|ok|got|perhaps|please|quick|easy|gentle|sweaty|hard|about) )*\d{1,2} (?!minutes? (?:is|are|was|of rest|between|enough)\b)(?:\p{L}+ ){0,2}?min(?:s|utes?)?\b(?![^.?!]*\b(?:enough|ok|okay|too|good|bad|better|best|worth|fine|normal|alright|or|is|are|does|do|did|will|would|should|how|why|what|count|rest|between|per|a day|a week|per cent)\b)[^.?!]*\?$/iu;
const asksForMinutes =
  /\b(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get|do) (?:(?:about|some|roughly|just|a|an?other|gentle|easy|quick) )*(?:\d{1,2}|ten|fifteen|twenty|thirty|forty) ?(?:min|mins|minutes)\b(?! (?:more|longer|less|a day|a week|per|every|each))/i;

const standing = /\b(?:never|always|only ever|at most|no more than|max(?:imum)?)\b/i;

const everSince =
  /\b(?:window|slot|time|days?|hours?)\b[^.!?]*\bfrom now on\b|\bfrom now on\b[^.!?]*\b(?:window|slot|my days?)\b/i;

/** 'That is my training window from now on'. */
export const isFromNowOn = (text: string): boolean => everSince.test(text);

/** 'I can only train before seven and never for longer than 25 minutes', 'half an hour on Tuesdays': holds for good. */
const isStanding = (cues: Cues): boolean =>
  cues.has('memory', 'remember') ||
  isFromNowOn(cues.text) ||
  (cues.has('hold') && standing.test(cues.text)) ||
  (isOfEveryWeek(cues) && !cues.has('give', 'give', 'soft', 'noun'));

/** 'Ok she is asleep, GO. Mat only': called for, with what there is to train with. */
const isCalledFor = (cues: Cues, claims: readonly Claim[]): boolean =>
  cues.wordCount <= longestBareWish &&
  !isQuestion(cues) &&
  /(?:^|[\s,.!])(?:GO|go now|go go|let['’]?s go|ready|start|los|vamos|allez|andiamo|bora)(?:[\s.!,]|$)/.test(
    cues.text,
  ) &&
  claims.some((one) => (one.slot === 'kit' || one.slot === 'bare') && isOwnNow(one));

export function isMake(cues: Cues, { claims }: Said): boolean {
  const isAsked =
    (cues.has('give', 'give', 'another') && !isAside(cues)) ||
    (cues.has('give', 'soft') && !isQuestion(cues));
  const slots = slotsIn(claims, wishSlots);
  if (isAsked && !isQuestion(cues) && asksForOne.test(cues.text)) return true;
  if (isAskedByLength(cues) || isCalledFor(cues, claims)) return true;
  // What is only left out asks for nothing.
  const isRefused = claims.every((one) => !wishSlots.has(one.slot) || one.polarity === 'refuses');
  if (isRefused && !cues.has('give', 'noun', 'another')) return false;
  const isProgram = cues.has('plan', 'program');
  if (isProgram && !cues.has('day', 'today')) return false;
  if (isAsked && (cues.has('give', 'noun') || slots.size > 0)) return !cues.has('story', 'if');
  const isPolite = cues.tokens.some(({ text }) => text === 'please') && cues.wordCount <= 8;
  if (isPolite && cues.has('give', 'noun')) return true;
  if (cues.has('give', 'another')) return true;
  if (asksWhatComes(cues) || isStanding(cues)) return false;
  if (isPain({ claims, text: cues.text }) && slotsIn(claims, shapeSlots).size === 0) return false;
  if (isHeardAsWish(cues, claims)) return true;
  if (isQuestion(cues) || isChoice(cues) || cues.has('day', 'later')) return false;
  return isBareWish(cues, claims) || isWholeWish(cues, claims);
}

/** 'Legs then, no kit': says what to train and with what, and nothing else. */
export function isAimedWish(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues) || cues.has('story') || cues.has('self')) return false;
  if (cues.wordCount > longestBareWish) return false;
  const isAimed = claims.some((one) => one.slot === 'focus' && one.polarity !== 'refuses');
  return isAimed && slotsIn(claims, wishSlots).size >= 2;
}

const otherPeople: ReadonlySet<string> = new Set(['she', 'he', 'they', 'her', 'him', 'them']);

/** 'She already squats double mine': of what somebody else does, with no session asked for. */
export const isTalkOfOthers = (cues: Cues, { claims }: Said): boolean =>
  !cues.has('give', 'give', 'soft', 'another', 'urge') &&
  claimsOf(claims, 'minutes').length === 0 &&
  cues.tokens.some(({ text }) => otherPeople.has(text));

/** 'My grip fails before my back': exercises are named, and no session is asked for. */
export const isUnasked = (cues: Cues, { claims }: Said): boolean =>
  !cues.has('give', 'give', 'soft', 'another', 'urge') &&
  !cues.has('day', 'today') &&
  slotsIn(claims, lengthSlots).size === 0;
const lengthSlots: ReadonlySet<SlotName> = new Set<SlotName>(['minutes', 'length', 'written']);

const fruitless =
  /\b(?:every (?:single )?(?:day|week)|daily|an? (?:day|week)|for)\b[^.?!]*\b(?:weeks|months|years|ages)\b[^.?!]*\b(?:nothing|not|no|never|zero|\w+n['’]?t|still)\b[^.?!]*\b(?:grow\w*|chang\w*|happen\w*|results?|progress\w*|gains?|bigger|stronger|mov\w*|differen\w*|budg\w*|improv\w*)\b/i;

/** '60 sit-ups a day for months and nothing changes': what was done without result is no wish for it. */
export const isFruitless = (cues: Cues): boolean =>
  fruitless.test(cues.text) && !cues.has('give', 'give', 'soft') && !cues.has('day', 'today');

const dated =
  /\b(?:by|before|until|till|til)\s+(?:the (?:end|start) of\s+|next\s+|my\s+|the\s+)?(?:jan|feb|mar(?:ch)?\b|apr|may\b|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall\b|winter|christmas|xmas|easter|new year|birthday|wedding|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?[a-z]{3})/i;
const aimed =
  /\b(?:want|wanna|aim(?:ing)?|hope|hoping|hit|reach|get to|trying to|target|dream|would love|i'?d like)\b/i;

/** 'I want ten pull-ups by March', 'a handstand by my birthday': something to be reached by a day, and no session. */
export const isDatedAim = (cues: Cues): boolean =>
  dated.test(cues.text) &&
  aimed.test(cues.text) &&
  !cues.has('give', 'noun') &&
  !/\b\d+\s?(?:min|mins|minutes)\b/i.test(cues.text) &&
  !isQuestion(cues);

const longestFollowUp = 16;
const askedAside: ReadonlySet<SlotName> = new Set<SlotName>([
  'kit',
  'bare',
  'focus',
  'format',
  'block',
]);

/** After an answer a few words are about that answer, unless they ask for a session. */
export function isFollowUp(cues: Cues, { claims }: Said, memory: TurnMemory): boolean {
  if (memory.topic?.kind !== 'card' || cues.wordCount > longestFollowUp) return false;
  if (cues.has('give', 'give', 'soft', 'another', 'noun') || isCalledFor(cues, claims))
    return false;
  const asked = claims.filter(({ polarity }) => polarity !== 'refuses');
  return slotsIn(asked, lengthSlots).size === 0 || slotsIn(asked, askedAside).size === 0;
}

const longestAfter = 14;
/** 'Used to squat 150, now 90': two numbers of a story. */
const wasOnce = /\bused to\b[^.?!]*\bnow\b/i;
/** 'Took me 41 minutes': of what is over. */
const tookTime = /\b(?:took|needed) (?:me|us)\b/i;

/** Somebody speaks of themselves, or goes on with what they felt: no length and no word asks for a session. */
export function isOnlyTold(cues: Cues, { claims }: Said, memory: TurnMemory): boolean {
  if (cues.has('give', 'give', 'soft', 'another')) return false;
  const isAhead = claims.some(({ slot, when }) => slot === 'event' && when === 'future');
  if (isAhead && cues.has('sum', 'within')) return true;
  if (tookTime.test(cues.text) || wasOnce.test(cues.text)) return true;
  if (slotsIn(claims, lengthSlots).size > 0) return false;
  if (isAhead) return true;
  const isAimed = cues.has('give', 'urge') && claimsOf(claims, 'focus').length > 0;
  if (memory.topic?.kind === 'moment' && cues.wordCount <= longestAfter) return !isAimed;
  return cues.has('self') && !isAimed;
}
