import type { Request } from '../planner/request.ts';
import { isCleared } from '../planner/safety/history.ts';
import { scanFlags } from '../planner/safety/match.ts';
import { type Alarm, readSafety } from '../planner/safety.ts';
import { understand } from '../planner/understand.ts';
import { before } from './context.ts';
import { limitsIn } from './kept-limits.ts';
import { explicitWishes, ownAge, plain, says } from './message-words.ts';
import { questionIn } from './questions.ts';
import { isExplicitWish, placeIn, readIntent } from './read-intent.ts';
import { swapsAsExclusions } from './swap-words.ts';
import type { CoachKnowledge, CoachMessage, Intent, LearnedFact } from './types.ts';

const sureEnough = 0.6;
/** The longest message before and the longest now have room in a wish of 10,000 characters. */
const mostWish = 4100;
const mostCare = 1200;

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

const asSentence = (text: string) => (/[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);

/** What is too much asks for less: 'too hard' is no wish for hard. */
const turned = (text: string) =>
  swapsAsExclusions(text)
    .replace(/^\s*(?:just |only |about )?(\d{1,3})\W*$/i, '$1 minutes')
    .replace(/\btoo (?:many|much) ([\w -]{1,40}?)(?=,|\.|$)(?:,? swap some)?/gi, 'No $1')
    .replace(/\btoo (?:hard|tough|intense|difficult|heavy)\b/gi, 'easier')
    .replace(/\btoo (?:easy|light|gentle)\b/gi, 'harder');

/** 'Twice my bodyweight' is a load, not what somebody trains with. */
const bodyAsLoad =
  /\b(?:my|your|own|times|twice|double|half|\dx|x) (?:my |own )?body ?-?weight\b|\bbody ?-?weight (?:is|of|at)\b/gi;

function requestOf(text: string): Request | null {
  const understanding = understand(text.replace(bodyAsLoad, 'it'), {}, {}, { sessions: [] });
  return understanding.kind === 'request' ? understanding.request : null;
}

const isUnclear = (alarm: Alarm | null) => alarm?.id === 'unclear' || alarm?.id === 'low';

/** What was asked about and answered is left out of the text, and its care stays. */
function withoutAnswered(text: string): string {
  const clauses = text.split(/(?<=[.!?;,])\s+/);
  const kept = clauses.filter((clause) => !isUnclear(readSafety(clause, {})));
  return kept.length < clauses.length ? [...kept, 'Keep it gentle.'].join(' ') : text;
}

/** The latest of them, as many as there is room for. */
function latestOf(sentences: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let left = most;
  for (const sentence of sentences.toReversed()) {
    left -= sentence.length + 1;
    if (left < 0) break;
    kept.unshift(sentence);
  }
  return kept;
}

/** Of two that are the same the later one, whose words win. */
const lastOfEquals = (sentences: readonly string[]): string[] =>
  [...new Set(sentences.toReversed())].toReversed();

/** What was said about the body: it must not get lost on the way to the plan. */
function careIn(previous: readonly CoachMessage[]): string[] {
  const kept: string[] = [];
  for (const { type, content } of previous) {
    if (type !== 'user') continue;
    for (const sentence of sentencesOf(content.slice(0, 600))) {
      const alarm = readSafety(sentence, {});
      // A sign that was looked at stays out: the word of the doctor says enough.
      if (alarm?.kind === 'stop' || isUnclear(alarm)) kept.push('Keep it gentle.');
      else if (alarm || isCleared(scanFlags(sentence))) kept.push(asSentence(sentence));
      else {
        const request = requestOf(sentence);
        const isCare = request && (request.injuries.length > 0 || request.conditions.length > 0);
        const isAge = request?.age?.source === 'text' && ownAge.test(plain(sentence));
        if (isCare) kept.push(asSentence(sentence));
        else if (isAge) kept.push(`I am ${request.age?.value}.`);
      }
    }
  }
  return lastOfEquals(kept);
}

/** A text, never cut, with what holds for every workout after the messages before it. */
export function withCareSaid(text: string, messages: readonly CoachMessage[]): string {
  const previous = before(messages, text);
  const care = latestOf(careIn(previous), mostCare);
  return [...care, ...limitsIn(previous, text), text].join(' ');
}

const learnedOf = (learned: readonly LearnedFact[], slot: LearnedFact['slot']) =>
  learned.filter((fact) => fact.slot === slot && fact.confidence >= sureEnough);

/** 'Shorter' is told with its minutes, so that the next change does not lose them. */
function withLengths(wishes: readonly string[]): string[] {
  const told: string[] = [];
  for (const wish of wishes) {
    const request = told.length > 0 ? requestOf(wish) : null;
    const length = request ? lengthFor(plain(wish), request, told) : [];
    told.push(wish, ...length);
  }
  return told;
}

/** The latest wish and what was changed about it since; empty without one. */
function earlierWish(previous: readonly CoachMessage[]): string[] {
  const told: string[] = [];
  let undone = 0;
  for (let at = previous.length - 1; at >= 0; at -= 1) {
    const message = previous[at];
    if (message?.type !== 'user') continue;
    if (says.goBack.test(plain(message.content))) undone += 1;
    const content = withoutAnswered(message.content);
    const request = requestOf(content);
    if (!request) continue;
    const asked = questionIn(previous.slice(0, at).findLast(({ type }) => type === 'coach'));
    const isKit = asked === 'equipment_now' || asked === 'equipment';
    const intent = readIntent(content, request, placeIn(previous.slice(0, at)));
    if (intent === 'adjust_workout' && undone > 0) undone -= 1;
    else if (intent === 'adjust_workout' || (isKit && request.equipment.source === 'text')) {
      told.unshift(asSentence(turned(content)));
    } else if (isExplicitWish(content, request)) {
      return withLengths([asSentence(content), ...told]);
    }
  }
  return withLengths(told);
}

/** More than a yes: 'ok, give me 20 minutes'. */
const saysWhat = ({ minutes, format, equipment, focus, difficulty }: Request): boolean =>
  [minutes, format, equipment, focus, difficulty].some(({ source }) => source === 'text');

/** What the coach's offer was made on: '10 minutes is all I have'. */
function offeredOn(previous: readonly CoachMessage[]): string[] {
  const last = previous.findLast(({ type }) => type === 'user')?.content ?? '';
  const request = requestOf(last);
  const isWish = request?.minutes.source === 'text' || request?.equipment.source === 'text';
  return isWish ? [asSentence(last)] : [];
}

/** Whether a workout was wished for a few messages ago, even one that had to wait. */
export function wishedLately(previous: readonly CoachMessage[]): boolean {
  return previous
    .filter(({ type }) => type === 'user')
    .slice(-3)
    .some(({ content }) => explicitWishes.some((wish) => wish.test(plain(content))));
}

/** Whether the kit is known from this message, from the conversation or from the profile. */
export function isKitKnown(
  request: Request,
  previous: readonly CoachMessage[],
  { athlete, learned }: CoachKnowledge,
): boolean {
  if (athlete.equipment !== undefined || request.equipment.source === 'text') return true;
  if (learnedOf(learned, 'equipment').length > 0) return true;
  return previous.some(({ type, content }, at) => {
    if (type !== 'user') return false;
    if (requestOf(content)?.equipment.source === 'text') return true;
    const asked = questionIn(previous[at - 1]);
    return asked === 'equipment_now' && says.no.test(plain(content));
  });
}

const needsNothing = /\b(?:none|nothing|just me|no equipment|bodyweight)\b/;

const shortMinutes = 15;
const toFive = (minutes: number) => Math.min(120, Math.max(5, Math.round(minutes / 5) * 5));

/** 'Shorter' and 'longer' than what was asked before, in minutes; 'something short' likewise. */
function lengthFor(words: string, request: Request, wish: readonly string[]): string[] {
  if (request.minutes.source === 'text') return [];
  const before = requestOf(wish.join(' '))?.minutes.value ?? request.minutes.value;
  if (
    /\b(?:shorter|too long|kurzer|plus court|mas cort[oa]|piu cort[oa]|mais curto)\b/.test(words)
  ) {
    return [`${toFive(before * 0.7)} minutes.`];
  }
  if (
    /\b(?:longer|too short|langer|plus long|mas larg[oa]|piu lung[oa]|mais longo)\b/.test(words)
  ) {
    return [`${toFive(before * 1.4)} minutes.`];
  }
  const isShort =
    /\b(?:short|quick|corto|corta|kurzes?|courte?|breve|curto)\b/.test(words) && wish.length === 0;
  return isShort ? [`${shortMinutes} minutes.`] : [];
}

/**
 * The text from which the workout is made: what is known to hurt, what was asked before where
 * this message only adds to it, what holds after all of that, and the message itself, whose words
 * come last and so win.
 */
export function workoutRequestFor(
  text: string,
  request: Request,
  previous: readonly CoachMessage[],
  knowledge: CoachKnowledge,
  intent: Intent,
): string {
  const words = plain(text);
  const isChange = intent === 'adjust_workout';
  const asked = questionIn(previous.findLast(({ type }) => type === 'coach'));
  const isYes = says.yes.test(words) && words.split(' ').length <= 5;
  const told = !isChange && isExplicitWish(text, request) && !isYes ? [] : earlierWish(previous);
  const wish = asked === 'offer' && told.length === 0 ? offeredOn(previous) : told;
  const isAnswer = !isChange && (asked === 'safety_check' || isYes);
  const own =
    isAnswer && request.injuries.length === 0 && !saysWhat(request)
      ? []
      : [asSentence(isChange ? turned(text) : text)];
  const kit = asked === 'equipment_now' && needsNothing.test(words) ? ['No equipment.'] : [];
  const isKitOpen =
    knowledge.athlete.equipment === undefined && request.equipment.source !== 'text';
  const learnedKit = learnedOf(knowledge.learned, 'equipment').map(({ value }) => value);
  const known = [
    ...learnedOf(knowledge.learned, 'injury').map(({ value }) => `My ${value} hurts.`),
    ...learnedOf(knowledge.learned, 'dislike')
      .filter(({ value }) => !words.includes(plain(value)))
      .slice(0, 5)
      .map(({ value }) => `No ${value}.`),
    ...(isKitOpen && learnedKit.length > 0 && wish.length + kit.length === 0
      ? [`I have ${learnedKit.join(' and ')}.`]
      : []),
    ...careIn(previous),
  ];
  const isBare = wish.length + own.length === 0;
  const all = [
    ...latestOf(known, mostCare),
    ...latestOf(wish, mostWish),
    ...limitsIn(previous, text),
    ...kit,
    ...own,
    ...lengthFor(words, request, wish),
    ...(isBare ? ['A workout for today.'] : []),
  ];
  return withoutAnswered(lastOfEquals(all).join(' '));
}
