import { claimsOf } from '../../../../reading/claims.ts';
import { read } from '../../../../reading/read.ts';
import type { Card } from '../../../cards/card.ts';
import { whyById } from '../../../cards/data/whys.ts';
import { stemsIn } from '../../lookup/retrieve.ts';
import { forPerson } from '../../person/for-person.ts';
import { amountsInText, type TextAmount } from '../../sums/amounts.ts';
import { rounded } from '../../sums/figures.ts';
import type { Turn } from '../../turn.ts';
import { askedOfAnother } from './another.ts';
import { askedFirst, leaning } from './asked-first.ts';
import { type CardRole, roleOf, rolesAsked } from './card-roles.ts';
import {
  lowered,
  polarityOf,
  questionFrame,
  quotesOthers,
  verdictFor,
  withoutWord,
  withVerdict,
} from './verdict.ts';

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/).filter(Boolean);

const isCounted =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|once|twice|half|a few|several)\b/i;

interface Part {
  text: string;
  roles: ReadonlySet<CardRole>;
}

/** What was asked first, the rest in its order, a caution always kept. */
function inOrder(parts: readonly Part[], wanted: readonly CardRole[]): string[] {
  const [first] = parts;
  const isAnswered = first === undefined || isCounted.test(first.text);
  const meant = isAnswered
    ? undefined
    : parts.find(
        ({ text, roles }) => !leaning.test(text) && wanted.some((role) => roles.has(role)),
      );
  const rest = parts.filter((part) => part !== meant);
  return [...(meant ? [meant] : []), ...rest].map(({ text }) => text);
}

const range =
  /(\d+(?:\.\d+)?)\s*(?:to|–|-)\s*(\d+(?:\.\d+)?)\s*(%|g\b|mg\b|[a-z]+)?(?:\s+(?:hard\s+)?([a-z]+))?/gi;

const unitNouns: Readonly<Record<string, string>> = {
  hours: 'hours',
  minutes: 'minutes',
  sets: 'sets',
  reps: 'reps',
  steps: 'steps',
  beats: 'beats',
  weeks: 'weeks',
  seconds: 'seconds',
};
const notOne = /\bper kg\b|\bper cent\b|%/;

/** What a number of the message counts, as a card would call it. */
const nounsOf = ({ unit, after }: TextAmount): string[] => [
  ...(unit !== null && unitNouns[unit] ? [unitNouns[unit]] : []),
  ...after.slice(0, 1),
];

/** 'Doing 22 sets', where the card says 10 to 20 sets: above, below or inside it. */
function ownNumber({ text }: Turn, card: Card): { line: string; verdict: 'Yes' | 'No' } | null {
  const amounts = amountsInText(text).filter(({ clock, per }) => !clock && per !== 'session');
  for (const [all, low = '', high = '', first = '', second = ''] of card.answer.matchAll(range)) {
    if (notOne.test(all)) continue;
    const nouns = new Set([first, second].flatMap((word) => stemsIn(word)));
    const own = amounts.find((one) =>
      nounsOf(one).some((noun) => stemsIn(noun).some((stem) => nouns.has(stem))),
    );
    if (!own || nouns.size === 0) continue;
    const [least, most] = [Number(low), Number(high)];
    const name = nounsOf(own)[0] ?? '';
    if (own.value < least / 4 || own.value > most * 4) continue;
    const place = own.value < least ? 'below' : own.value > most ? 'above' : 'inside';
    const isTooMuch = asksTooMuch.test(text);
    return {
      line: `Your ${rounded(own.value)} ${name} ${name.endsWith('s') ? 'are' : 'is'} ${place} that.`,
      verdict: (isTooMuch ? place === 'above' : place !== 'below') ? 'Yes' : 'No',
    };
  }
  return null;
}

const oldFrom = 50;
const youngTo = 20;
const adult = 18;

/** Who asks, where it changes the answer: 'At 57, '. */
function whoAsks({ text, request }: Turn, said: string): string {
  const isOwn = claimsOf(read(text).claims, 'age').some(({ whose }) => whose === 'me');
  const age = isOwn && request?.age?.source === 'text' ? request.age.value : undefined;
  const isTelling = age !== undefined && (age >= oldFrom || (age < youngTo && age >= adult));
  return isTelling && !said.includes(String(age)) ? `At ${age}, ` : '';
}

const mostSentences = 4;
const isVerdict = /^(?:yes|no|not|only|either|both|better not|nothing)\b/i;
const worried =
  /\b(?:shouldn'?t|should not|bad|stunt|wrecks?|ruins?|dangerous|harmful|unhealthy|damage|hurts? (?:my|your|the)|wasted|kill)\b/i;
const asksIfIt =
  /\b(?:is|isn'?t|are|will|does|do|would|can) (?:it|that|this|they|squats|lifting|running)\b|\btrue that\b/i;
const agrees = /^Yes[,:] (?=(?:it|they|supervised|most|you can)\b)/u;

/** 'Is it bad to …?' is not answered with the yes of 'is it safe to …?'. */
const turned = ({ text }: Turn, first: string): string =>
  worried.test(text) && (asksIfIt.test(text) || quotesOthers.test(text)) && agrees.test(first)
    ? first.replace(agrees, 'No need to worry: ')
    : first;

/** The part of a card that was asked for, where it was written for itself. */
function askedPart(
  { text }: Turn,
  { id, verdict, why, amount }: Card,
  wanted: readonly CardRole[],
) {
  if (wanted.includes('why')) return why ?? whyById[id];
  if (wanted.includes('amount') && amount) return amount;
  return wanted.length === 0 && (questionFrame(text) !== null || text.includes('?'))
    ? verdict
    : undefined;
}

/** Only who asks why is told 'because'. */
const withoutBecause = (sentence: string): string =>
  sentence.replace(/^Because (\w)/, (_, letter: string) => letter.toUpperCase());

const asksTooMuch = /\btoo (?:much|many|long)\b/i;
const asksIfEnough =
  /\b(?:enough|too (?:much|many|little|few|long|short)|is (?:that|it|this) (?:ok|okay|good|bad|fine|normal|a lot)|right amount)\b/i;

/** Two who disagree want to know whether it is so. */
const whoIsRight = /\b(?:which of us|who(?:['’]?s| is| was) (?:right|wrong))\b/i;

/** Cards that the days of one's week decide: with those told, their line is the answer. */
const byDays: ReadonlySet<string> = new Set(['full-body-or-split']);

/** A card as an answer to this person: what was asked comes first, with their numbers in it. */
export function composeCard(turn: Turn, card: Card): string {
  const wanted = rolesAsked(turn.cues);
  const part = askedPart(turn, card, wanted);
  const parts = sentencesOf(card.answer).map((text) => ({ text, roles: roleOf(text) }));
  const rest = part === undefined ? inOrder(parts, wanted) : parts.map(({ text }) => text);
  const own = forPerson(turn, card);
  const said = [...(part === undefined ? [] : [part]), ...rest].slice(0, mostSentences);
  const number = asksIfEnough.test(turn.text) ? ownNumber(turn, card) : null;
  const verdict =
    wanted.length > 0
      ? null
      : (number?.verdict ?? verdictFor(askedOfAnother(turn) ?? turn.text, card));
  const isOpen = part === undefined && wanted.length === 0 && verdict === null;
  const [opener = '', ...more] = isOpen ? askedFirst(turn, card, said) : said;
  const first = wanted.includes('why') ? opener : withoutBecause(opener);
  const plain = verdict === null ? withoutWord(turn.text, turned(turn, first)) : first;
  const who = own === null ? whoAsks(turn, card.answer) : '';
  const polarity = whoIsRight.test(turn.text) ? polarityOf(card) : null;
  const opening =
    verdict === null && polarity !== null
      ? withVerdict(polarity === 'fine' ? 'It is fine' : 'It is not', '', plain)
      : verdict !== null
        ? withVerdict(verdict, who, plain)
        : who === '' || isVerdict.test(plain)
          ? plain
          : `${who}${lowered(plain)}`;
  const next = card.next !== undefined && said.length < mostSentences ? [card.next] : [];
  // What their number is to the card stands right after it, unless another line is theirs.
  const personal = own ?? number?.line;
  const lines = personal === undefined ? [opening] : [opening, personal];
  const kept = byDays.has(card.id) ? lines.reverse() : lines;
  return inBounds(kept, [...more, ...next]).join(' ');
}

const mostWords = 70;
const wordCount = (sentences: readonly string[]): number => sentences.join(' ').split(/\s+/).length;

/** What was asked, what is their own and the first thing to do stay; of the rest the last goes first, and a caution never. */
function inBounds(kept: readonly string[], rest: readonly string[]): string[] {
  if (wordCount([...kept, ...rest]) <= mostWords) return [...kept, ...rest];
  const spare = rest.findLastIndex((sentence) => !roleOf(sentence).has('caution'));
  return spare < 1
    ? [...kept, ...rest]
    : inBounds(
        kept,
        rest.filter((_, at) => at !== spare),
      );
}
