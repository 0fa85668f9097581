import { type Claim, claimsOf, type SlotName } from '../../reading/claims.ts';
import type { Reading } from '../../reading/read.ts';
import { isInjection } from '../injection.ts';
import type { CueKind, Cues } from './cues.ts';
import type { TurnMemory } from './memory.ts';
import { moments } from './moments/all.ts';
import type { Moment } from './moments/moment.ts';
import { isChoice, isQuestion, leads } from './question.ts';
import { changeSlots, factSlots, shapeSlots, wishSlots } from './slot-groups.ts';

/** What a message is for. */
export const purposes = [
  'make',
  'change',
  'add',
  'undo',
  'skip',
  'move',
  'week_off',
  'program',
  'adapt',
  'repeat',
  'schedule',
  'ask',
  'numbers',
  'recall',
  'known',
  'forget',
  'goal',
  'log',
  'fact',
  'pain',
  'setting',
  'tone',
  'timer',
  'moment',
  'greet',
  'thanks',
  'bye',
  'yes',
  'no',
  'insult',
  'again',
  'wrong',
  'explain',
  'meta',
  'off_field',
  'more',
  'small',
  'injection',
  'other',
] as const;
export type Purpose = (typeof purposes)[number];

/** Where a message stands. */
export interface Place {
  /** A workout that was made a few messages ago. */
  hasWorkout: boolean;
  /** The latest workout is a changed version of another one. */
  hasChange: boolean;
  memory: TurnMemory;
}

type Said = Pick<Reading, 'claims' | 'text'>;

const isOwnNow = ({ whose, when, reader }: Claim) =>
  whose === 'me' && when === 'now' && reader !== 'learned';

function slotsIn(claims: readonly Claim[], wanted: ReadonlySet<SlotName>): Set<SlotName> {
  return new Set(
    claims.filter((one) => isOwnNow(one) && wanted.has(one.slot)).map(({ slot }) => slot),
  );
}

/** 'Can you make it shorter?' asks for a deed, not for knowledge. */
const politeOpenings = new Set(['can', 'could', 'would', 'will', 'puedes', 'podrias', 'kannst']);

const longestBareWish = 16;

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

/** As a trained head hears it, where the words say enough. */
function isHeardAsWish(cues: Cues, claims: readonly Claim[]): boolean {
  if (cues.has('story') || cues.has('social') || cues.wordCount > longestBareWish) return false;
  const [heard] = claimsOf(claims, 'intent');
  if (heard?.value !== 'make' || heard.certainty < surelyHeard) return false;
  // Who speaks of themselves tells something, unless a length or a form is named.
  if (cues.has('self') && slotsIn(claims, shapeSlots).size === 0) return false;
  return slotsIn(claims, wishSlots).size >= fewestSlots;
}

/** 'Will squats give me bigger legs': the verb is inside a question about something else. */
function isAside(cues: Cues): boolean {
  const hit = cues.hits.find(({ kind, value }) => kind === 'give' && value === 'give');
  const before = hit && cues.tokens[hit.from - 1];
  const isOpening = !before || before.kind === 'mark' || leads.has(before.text);
  return isQuestion(cues) && !isOpening;
}

function isMake(cues: Cues, { claims }: Said): boolean {
  const isAsked =
    (cues.has('give', 'give', 'another') && !isAside(cues)) ||
    (cues.has('give', 'soft') && !isQuestion(cues));
  const slots = slotsIn(claims, wishSlots);
  // What is only left out asks for nothing.
  const isRefused = claims.every((one) => !wishSlots.has(one.slot) || one.polarity === 'refuses');
  if (isRefused && !cues.has('give', 'noun', 'another')) return false;
  const isProgram = cues.has('plan', 'program');
  if (isProgram && !cues.has('day', 'today')) return false;
  if (isAsked && (cues.has('give', 'noun') || slots.size > 0)) return !cues.has('story', 'if');
  const isPolite = cues.tokens.some(({ text }) => text === 'please') && cues.wordCount <= 8;
  if (isPolite && cues.has('give', 'noun')) return true;
  if (cues.has('give', 'another')) return true;
  if (isQuestion(cues) || isChoice(cues)) return false;
  if (cues.has('day', 'later')) return false;
  if (isPain({ claims, text: cues.text }) && slotsIn(claims, shapeSlots).size === 0) return false;
  return isBareWish(cues, claims) || isWholeWish(cues, claims) || isHeardAsWish(cues, claims);
}

const longestChange = 18;

/** A message right after a workout that says what is to be different about it. */
function changeIn(cues: Cues, { claims }: Said, place: Place): 'change' | 'add' | null {
  if (!place.hasWorkout || cues.wordCount > longestChange * 2) return null;
  const [opening] = cues.tokens;
  const isPolite = politeOpenings.has(opening?.text ?? '') || cues.has('change', 'make');
  const isKnowledge = isQuestion(cues) && !isPolite;
  if (isKnowledge) return null;
  if (cues.has('change', 'add') && !cues.has('change', 'without')) return 'add';
  const isNew =
    cues.has('give', 'give', 'soft') && (cues.has('give', 'noun') || cues.has('give', 'another'));
  const isNamed = cues.has('change') && !cues.has('story', 'did', 'habit');
  if (isNamed && !(isNew && !cues.has('change', 'make', 'swap'))) return 'change';
  if (isNew || cues.has('social', 'thanks', 'bye')) return null;
  const isShort = cues.wordCount <= longestChange;
  const isTold = cues.has('story', 'did', 'had', 'habit', 'goal', 'if', 'got');
  return isShort && !isTold && slotsIn(claims, changeSlots).size > 0 ? 'change' : null;
}

/** Skips, moves and weeks off, of a session of the plan. */
function planIn(cues: Cues, { claims }: Said, place: Place): Purpose | null {
  const isOfSession =
    cues.has('give', 'noun') ||
    cues.has('day') ||
    cues.has('plan', 'program') ||
    cues.wordCount <= 4;
  const namesMoves = claims.some(({ slot }) => slot === 'exercise' || slot === 'family');
  if (cues.has('plan', 'week_off')) return isAsking(cues) ? null : 'week_off';
  if (cues.has('plan', 'skip') && isOfSession && !namesMoves && !isAsking(cues)) return 'skip';
  if (cues.has('plan', 'move') && isOfSession && !namesMoves && !isAsking(cues)) return 'move';
  if (cues.has('plan', 'schedule') && (place.hasWorkout || cues.has('day'))) return 'schedule';
  return null;
}

/** 'Should I', 'is it bad': asked about and not asked for. */
const isAsking = (cues: Cues) => cues.has('ask', 'should', 'why', 'which', 'amount', 'when');

/** '5x5': sets and reps as they are written down. */
const isCounted = ({ tokens }: Cues): boolean =>
  tokens.some(
    ({ kind }, at) =>
      kind === 'number' && tokens[at + 1]?.text === 'x' && tokens[at + 2]?.kind === 'number',
  );

/** What was done, with a number to it. */
function isLog(cues: Cues, { claims }: Said): boolean {
  const isHeard = claimsOf(claims, 'intent').some(({ value }) => value === 'log');
  if (isQuestion(cues) || !(cues.has('story', 'did') || isHeard)) return false;
  const slots = new Set(claims.filter(({ whose }) => whose === 'me').map(({ slot }) => slot));
  const isMeasured =
    slots.has('max') ||
    slots.has('lastLift') ||
    slots.has('written') ||
    slots.has('distance') ||
    slots.has('race') ||
    slots.has('layout') ||
    slots.has('exercise') ||
    slots.has('family') ||
    slots.has('minutes');
  const hasNumber = cues.tokens.some(({ kind }) => kind === 'number');
  return (isMeasured || isHeard || isCounted(cues)) && hasNumber;
}

function isGoal(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues)) return false;
  const isEvent = claims.some(
    ({ slot, whose, when }) => slot === 'event' && whose === 'me' && when === 'future',
  );
  return cues.has('story', 'goal', 'aim') || isEvent;
}

/** Something lasting that was told: kit, tastes, days, a body's numbers. */
function isFact(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues)) return false;
  if (cues.has('story', 'dislike', 'like', 'got', 'lost', 'habit')) {
    const isOfTraining = claims.some(
      ({ slot }) => wishSlots.has(slot) || factSlots.has(slot) || slot === 'trained',
    );
    if (isOfTraining || cues.has('day')) return true;
  }
  if (cues.wordCount <= longestBareWish && claims.some(isLimit)) return true;
  const isOfDays = cues.has('when') && (cues.has('hold') || cues.has('story', 'habit'));
  if (isOfDays || cues.has('memory', 'remember')) return true;
  return cues.has('self') && slotsIn(claims, factSlots).size > 0;
}

/** Quiet, no jumping, no lunges: it holds for every session to come. */
const isLimit = (one: Claim): boolean =>
  isOwnNow(one) &&
  (one.slot === 'noise' ||
    one.slot === 'impact' ||
    (limitSlots.has(one.slot) && one.polarity === 'refuses'));
const limitSlots: ReadonlySet<SlotName> = new Set<SlotName>(['attribute', 'exercise', 'family']);

const isPain = ({ claims }: Said): boolean =>
  claims.some((one) => one.slot === 'injury' && isOwnNow(one) && one.polarity === 'has');

const grieving = 'grief-person';
const animals: ReadonlySet<string> = new Set(['dog', 'cat', 'horse']);

/** Somebody and a loss beside each other, or a feeling in a word. */
function momentBySigns(cues: Cues): string | null {
  const [thing] = cues.of('thing');
  if (thing && cues.has('loss', 'loss')) return animals.has(thing) ? 'grief-animal' : grieving;
  if (thing && cues.has('loss', 'ill')) return 'illness-near';
  if (cues.has('feeling', 'fear')) return 'gym-fear';
  return null;
}

/** The gravest moment whose words are in the message. */
export function momentIn(cues: Cues): Moment | undefined {
  const kindOf = ({ id }: Moment): CueKind => `moment:${id}`;
  const signed = momentBySigns(cues);
  const named = moments.find((moment) => cues.has(kindOf(moment)));
  if (named?.isGrave || (named && signed === 'gym-fear')) return named;
  return moments.find(({ id }) => id === signed) ?? named;
}

const fewWords = 4;

/** A word or two that mean what was said right before. */
function answerIn(cues: Cues, { memory }: Place): Purpose | null {
  if (memory.asked === 'which_lift' && cues.wordCount <= fewWords + 2) return 'log';
  if (memory.asked === 'which_day' && (cues.has('when') || cues.has('day'))) return 'move';
  if (memory.asked === null && memory.offer === null) return null;
  if (cues.wordCount > 6 || isQuestion(cues)) return null;
  const [first] = cues.hits.filter(({ kind }) => kind === 'social');
  if (first?.from === 0 && first.value === 'yes') return 'yes';
  if (first?.from === 0 && first.value === 'no') return 'no';
  return null;
}

function socialIn(cues: Cues): Purpose | null {
  const has = (...values: string[]) => cues.has('social', ...values);
  if (has('more')) return 'more';
  if (has('bye')) return 'bye';
  if (has('thanks')) return 'thanks';
  if (has('howAreYou') || (has('greet') && cues.wordCount <= fewWords + 2)) return 'greet';
  if (cues.wordCount > fewWords) return null;
  const [first] = cues.hits.filter(({ kind }) => kind === 'social');
  if (first?.from === 0 && first.value === 'yes') return 'yes';
  if (first?.from === 0 && first.value === 'no') return 'no';
  return has('ack', 'laugh') ? 'small' : null;
}

function ofCoach(cues: Cues): Purpose | null {
  if (cues.has('coach', 'insult')) return 'insult';
  if (cues.has('coach', 'again')) return 'again';
  if (cues.has('coach', 'explain')) return 'explain';
  if (cues.has('coach', 'meta')) return 'meta';
  return null;
}

function settingIn(cues: Cues): Purpose | null {
  if (cues.has('setting', 'timer')) return isAsking(cues) ? null : 'timer';
  return cues.has('setting') ? 'setting' : null;
}

function memoryIn(cues: Cues): Purpose | null {
  if (cues.has('memory', 'forget')) return 'forget';
  if (cues.has('memory', 'recall')) return 'recall';
  return cues.has('memory', 'known') ? 'known' : null;
}

/** Of what is felt and of what is told, where it is no wish and no deed. */
function toldIn(cues: Cues, said: Said, isAsked: boolean): Purpose {
  const moment = momentIn(cues);
  const isAim = isGoal(cues, said);
  // 'I want my first pull-up' is no success yet.
  if (moment && !moment.isLight && !(isAim && moment.id === 'record')) return 'moment';
  if (isAim) return 'goal';
  if (isAsked) return 'ask';
  if (moment?.isLight && !isPain(said)) return 'moment';
  if (isPain(said) && !cues.has('story', 'got', 'dislike', 'like')) return 'pain';
  if (isFact(cues, said)) return 'fact';
  return 'other';
}

/** What a message is for: the first that fits, what was asked for before what was told. */
export function purposeOf(cues: Cues, said: Said, place: Place): Purpose {
  if (isInjection(cues.text)) return 'injection';
  const answer = answerIn(cues, place);
  if (answer) return answer;
  if (cues.has('undo') && (place.hasChange || place.memory.undo !== null || cues.wordCount <= 4)) {
    return 'undo';
  }
  const early = memoryIn(cues) ?? (cues.has('tone') ? 'tone' : null) ?? settingIn(cues);
  if (early) return early;
  if (cues.has('coach', 'insult', 'again') && !isAsking(cues)) return ofCoach(cues) ?? 'other';
  const grave = momentIn(cues);
  if (grave?.isGrave) return 'moment';
  const planned = planIn(cues, said, place);
  if (planned) return planned;
  if (isLog(cues, said)) return 'log';
  const changed = changeIn(cues, said, place);
  if (changed) return changed;
  const isRepeat = cues.has('plan', 'repeat') && !isQuestion(cues) && cues.wordCount <= 8;
  if (isRepeat && grave === undefined) return 'repeat';
  if (isMake(cues, said)) return isKept(grave, cues) ? 'moment' : 'make';
  const isAsked = isQuestion(cues) || isChoice(cues);
  if (cues.has('plan', 'program')) {
    if (cues.has('plan', 'create') || cues.has('give', 'give', 'soft')) return 'program';
    if (cues.has('plan', 'adapt')) return 'adapt';
  }
  if (isOfNumbers(cues, isAsked)) return 'numbers';
  if (cues.has('coach', 'explain', 'meta')) return ofCoach(cues) ?? 'meta';
  if (cues.has('offField') && !hasTraining(said)) return 'off_field';
  const told = toldIn(cues, said, isAsked);
  if (told !== 'other' && told !== 'ask') return told;
  const social = socialIn(cues);
  if (social && (told === 'other' || social === 'more' || social === 'greet')) return social;
  if (told === 'other' && cues.has('coach', 'wrong')) return 'wrong';
  return told === 'other' && isAimedWish(cues, said) ? 'make' : told;
}

/** 'Legs then, no kit': says what to train and with what, and nothing else. */
function isAimedWish(cues: Cues, { claims }: Said): boolean {
  if (isQuestion(cues) || cues.has('story') || cues.has('self')) return false;
  if (cues.wordCount > longestBareWish) return false;
  const isAimed = claims.some((one) => one.slot === 'focus' && one.polarity !== 'refuses');
  return isAimed && slotsIn(claims, wishSlots).size >= 2;
}

const impersonal: ReadonlySet<string> = new Set(['count', 'volume', 'trend', 'last']);

/** One's own numbers; 'how many times should I' asks for knowledge. */
function isOfNumbers(cues: Cues, isAsked: boolean): boolean {
  const asked = cues.of('number');
  if (asked.length === 0 || !(isAsked || cues.wordCount <= 6)) return false;
  const isCounted = asked.every((one) => impersonal.has(one));
  return !isCounted || (cues.has('self') && !cues.has('ask', 'should'));
}

/** 'I overate, give me something to burn it off' is answered before anything is made. */
const isKept = (moment: Moment | undefined, cues: Cues): boolean =>
  moment !== undefined && !moment.isLight && !cues.has('give', 'give', 'soft');

const hasTraining = ({ claims }: Said): boolean =>
  claims.some(
    (one) => one.reader !== 'learned' && (wishSlots.has(one.slot) || one.slot === 'injury'),
  );
