import { ownWords } from '../lexicon/circumstances/people.ts';
import type { Language } from '../vocabulary.ts';
import { languages } from '../vocabulary.ts';
import { firstFrom } from './hit-order.ts';
import { oncePerText } from './once-per-text.ts';
import type { Hit } from './phrases.ts';
import type { Scan } from './scan.ts';
import { isWeightOfSets, type Quantity, readQuantities } from './units.ts';
import { isOneOf, words } from './words.ts';

/** A span of tokens: any phrase that was found is one. */
export type Span = Pick<Hit, 'from' | 'to'>;

const ownByLanguage = new Map<Language, ReadonlySet<string>>(
  languages.map((language) => [language, new Set(ownWords[language].split(/\s+/))]),
);

/** Each reader asks for the numbers of a text, so that it is looked through once. */
export const quantitiesIn = oncePerText((scan: Scan): readonly Quantity[] =>
  readQuantities(scan.tokens).map((one) => {
    // 'Legs 20 3x10': behind a part of the body it is no weight.
    const isOfPart = scan.of('focus').some(({ to }) => to === one.from);
    // '3x8 floor press': the floor is of the press.
    const isOfMove =
      one.unit === 'floors' && scan.of('move').some(({ from }) => from === one.to - 1);
    if (isOfMove) return { ...one, unit: null, to: one.to - 1 };
    return isWeightOfSets(scan.tokens, one) && !isOfPart ? { ...one, unit: 'kilograms' } : one;
  }),
);

const isSure = ({ typo }: Hit) => typo === 0;

/** Phrases of a kind within a span of tokens, typing errors left out. */
export function hitsBetween(scan: Scan, kind: string, from: number, to: number): Hit[] {
  const hits = scan.of(kind);
  if (hits.length === 0) return [];
  return hits
    .slice(firstFrom(hits, from), firstFrom(hits, to))
    .filter((hit) => hit.to <= to && isSure(hit));
}

export const textAt = (scan: Scan, at: number): string => scan.tokens[at]?.text ?? '';

/** First and last token of the sentence around a token. */
export function sentenceAround({ tokens }: Scan, at: number): Span {
  const { sentence } = tokens[at] ?? {};
  let [from, to] = [at, at + 1];
  while (from > 0 && tokens[from - 1]?.sentence === sentence) from -= 1;
  while (to < tokens.length && tokens[to]?.sentence === sentence) to += 1;
  return { from, to };
}

/** First and last token of the part of a sentence between two commas. */
export function segmentAround({ tokens }: Scan, at: number): Span {
  const { segment } = tokens[at] ?? {};
  let [from, to] = [at, at + 1];
  while (from > 0 && tokens[from - 1]?.segment === segment) from -= 1;
  while (to < tokens.length && tokens[to]?.segment === segment) to += 1;
  return { from, to };
}

/** Somebody for whom the session is, in place of whoever writes. */
export interface Ward {
  person: Hit;
}

const mine = words(
  'my our me mein meine meinen meinem meiner mi mis mon ma mes mio mia il la meu minha el die den der an a un una',
);
const objects = words('me us mich uns my our');
const joining = words(
  'join joining mitmachen mittrainieren unirse apuntarse sumarse joindre participer unirsi partecipare participar juntar',
);
const ofTogether = words('me myself us mich mi moi mim');

const ofAge = words(
  'year years yr yrs yo old - elderly little older jahrige jahriger jahrigen jahre alte alter alten ans anni anos #',
);

/** 'My 67 year old mum': where the words for her age begin. */
function beforeAge({ tokens }: Scan, from: number): number {
  let at = from;
  while (at > 0 && from - at <= 5 && ofAge.has(tokens[at - 1]?.text)) at -= 1;
  return at;
}

function findWard(scan: Scan): Ward | null {
  for (const person of scan.of('person').filter(isSure)) {
    if (person.value === 'pronoun' || person.value === 'animal') continue;
    const lead = beforeAge(scan, person.from);
    const start = mine.has(textAt(scan, lead - 1)) ? lead - 1 : person.from;
    const cue = scan.of('ward').find(({ value, to }) => value === 'for' && to === start);
    const { from } = sentenceAround(scan, person.from);
    const before = scan.tokens[from]?.kind === 'mark' ? from + 1 : from;
    // 'A workout for my mother'; 'to be fit for my kids' is for oneself.
    const isForThem =
      cue !== undefined &&
      !ofTogether.has(textAt(scan, cue.from - 1)) &&
      (isSessionBefore(scan, before, cue.from) ||
        isOneOf(textAt(scan, cue.from - 1), 'est its es is ist e sera are')) &&
      !isOneOf(
        textAt(scan, person.to),
        'wedding birthday hochzeit geburtstag boda mariage matrimonio casamento party',
      );
    const want = scan
      .of('ward')
      .find(
        ({ value, from }) =>
          value === 'wants' && from >= person.to && from - person.to <= farthestWish,
      );
    const isTheirWish =
      want !== undefined &&
      start === before &&
      !objects.has(textAt(scan, want.to)) &&
      // 'My teenager wants to join in' is one more.
      !scan.tokens.slice(want.to, want.to + 4).some(({ text }) => joining.has(text)) &&
      !hasOwnWord(scan, start + 1, want.from);
    if (isForThem || isTheirWish || isIntroduced(scan, person, start)) return { person };
  }
  return null;
}

const farthestWish = 10;
const greetings = words('hi hey hello hallo hola salut ciao ola so ok okay right für para pour');
const ageLinks = words('is ist es est e tiene tem ha a de di are turned s , ( aged whos');

/** 'Mum is 74 with a bad hip, 20 min seated': told of one person alone, by age, and of nobody else. */
function isIntroduced(scan: Scan, { from, to }: Hit, start: number): boolean {
  const isFirst = scan.tokens
    .slice(0, start)
    .every(({ text, kind }) => kind === 'mark' || greetings.has(text));
  const age = scan.tokens.findIndex(({ kind }, at) => at >= to && kind === 'number');
  const isOld = (scan.tokens[age]?.value ?? 0) >= leastWardYears && age - to <= 3;
  const isLinked = scan.tokens.slice(to, Math.max(to, age)).every(({ text }) => ageLinks.has(text));
  return isFirst && age >= 0 && isOld && isLinked && !hasOwnWord(scan, from, scan.tokens.length);
}
const leastWardYears = 13;

const sessionNouns = words(
  'workouts workout sessions session exercises exercise routine program programme plan something anything training circuit class minutes min ubungen ubung einheit programm etwas was ejercicios ejercicio rutina algo entrenamiento exercices exercice seance quelque esercizi allenamento scheda qualcosa exercicios exercicio treino serie',
);

function isSessionBefore(scan: Scan, from: number, to: number): boolean {
  if (to <= from) return true;
  return scan.tokens
    .slice(Math.max(from, to - 6), to)
    .some(({ text, kind }) => kind === 'number' || sessionNouns.has(text));
}

function hasOwnWord(scan: Scan, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isOwn(scan, at)) return true;
  return false;
}

/** Whoever is to train, where somebody writes for another. */
export const wardOf = oncePerText(findWard);

function isOwn(scan: Scan, at: number): boolean {
  const word = textAt(scan, at);
  const { value } = scan.language;
  if (ownByLanguage.get(value)?.has(word)) return true;
  // In a mixed text 'my' and 'I' stay what they are.
  return (
    value !== 'en' &&
    ((word === 'i' && value !== 'it') || word === 'my' || (word === 'im' && value !== 'de'))
  );
}

const ofWords = words('of in from von de del di della do da dans nella (');
const has = words(
  'has had got hat hatte tiene tuvo a avait ha aveva tem teve is ist es est e with mit con',
);
/** Names are written with a capital and stand before what somebody has. */
const nameLike = /^\p{Lu}\p{Ll}+$/u;

/** 'Rob from the club had a stroke': a name as the first word, then what he has. */
function isNamedOther(scan: Scan, from: number, at: number): boolean {
  const first = scan.tokens[from];
  if (!first || !nameLike.test(scan.text.slice(first.start, first.end))) return false;
  if (scan.hits[firstFrom(scan.hits, from)]?.from === from) return false;
  const verb = scan.tokens
    .slice(from + 1, at)
    .findIndex(({ text }) => isOneOf(text, 'has had hat hatte'));
  return verb >= 0 && verb <= 5 && !hasOwnWord(scan, from, at);
}

const farthestOwner = 16;

/** Whose body, age or past a span tells of: the nearest person or 'my' before it decides. */
export function whose(scan: Scan, span: Span): 'me' | 'other' {
  const ward = wardOf(scan);
  const { from, to } = sentenceAround(scan, span.from);
  const people = scan
    .of('person')
    .filter((hit) => isSure(hit) && hit.from >= from && hit.to <= to + 1);
  const isWard = (person: Hit) =>
    ward !== null &&
    (person.value === 'pronoun' || textAt(scan, person.from) === textAt(scan, ward.person.from));
  const owned = (person: Hit): 'me' | 'other' => (isWard(person) ? 'me' : 'other');
  const after = people.find(
    (person) =>
      person.from >= span.to &&
      person.from - span.to <= 3 &&
      scan.tokens.slice(span.to, person.from).some(({ text }) => ofWords.has(text)),
  );
  if (after && after.value !== 'pronoun') return owned(after);
  // 'Hanno operato il gatto'.
  const isPet = people.some(
    ({ value, from: at }) => value === 'animal' && at >= span.to && at - span.to <= 1,
  );
  if (isPet) return 'other';
  // 'Den Vorfall hat mein Mann', 'la hernia la tiene mi marido'.
  const holder = people.find(
    (person) =>
      person.value !== 'pronoun' &&
      person.from > span.to &&
      person.from - span.to <= 4 &&
      isHeldBy(scan, afterPain(scan, span.to), person.from),
  );
  if (holder) return owned(holder);
  for (let at = span.from - 1; at >= from && at > span.from - farthestOwner; at -= 1) {
    const person = people.find((hit) => hit.from <= at && at < hit.to);
    if (person) {
      // 'My husband bangs on the wall, bad knee': after a comma only what goes on with it.
      return isToldOf(scan, person, span) ? owned(person) : 'me';
    }
    if (isOwn(scan, at) && !people.some((hit) => hit.from === at + 1)) return 'me';
  }
  return isNamedOther(scan, from, span.from) ? 'other' : 'me';
}

/** 'La de la rodilla mala es mi hermana': what hurts may be told with it. */
function afterPain(scan: Scan, at: number): number {
  const pain = scan.of('pain').find(({ from }) => from === at);
  return pain?.to ?? at;
}

const holds = words('hat hatte tiene tuvo ha aveva tem ist is est es sono son');
const beforeHolder = words(
  'la lo el ce l le o a mein meine mi mio mia meu minha nur bloss only just solo solamente soltanto so apenas',
);

/** Nothing but 'has' and 'my' stands between a trouble and the person behind it. */
function isHeldBy(scan: Scan, from: number, to: number): boolean {
  const between = scan.tokens.slice(from, to).map(({ text }) => text);
  return (
    between.some((text) => holds.has(text)) &&
    between.every((text) => holds.has(text) || beforeHolder.has(text))
  );
}

const relatives = words('who whose que qui che weil der die wo because porque parce pq quem');

/** Whether a person is the one that has what follows, and no passer-by in the sentence. */
function isToldOf(scan: Scan, person: Hit, span: Span): boolean {
  const between = scan.tokens.slice(person.to, span.from);
  if (between.length <= 2) return true;
  const isApart = scan.tokens[person.from]?.segment !== scan.tokens[span.from]?.segment;
  const isHad = between.some(({ text }) => has.has(text));
  // 'The kids are asleep and leg day please'.
  const isJoined = between.some(({ text }) => isOneOf(text, 'and und y et'));
  if (!isApart) return isHad || (between.length <= 6 && !isJoined);
  // 'Mi mujer entrena al lado, que anda con el hombro jodido': the clause goes on with her.
  const { from: clause } = segmentAround(scan, span.from);
  const first = scan.tokens[clause]?.kind === 'mark' ? clause + 1 : clause;
  if (relatives.has(textAt(scan, first)) && !hasOwnWord(scan, first, span.from)) return true;
  // 'My mother, 83, osteoporosis', 'mum had a stroke, heart attack too'.
  return wardOf(scan) !== null || (isHad && between.length <= 7);
}

const earliestYear = 1940;
/** Later years may be this one. */
const latestYear = 2024;
const longMonths = 9;
const youngestTold = 4;
const sinceWords = words('since seit desde depuis dal dalla da');

function isLongPastNumber(scan: Scan, { from, to }: Span): boolean {
  const { tokens } = scan;
  for (let at = from; at < to; at += 1) {
    const { value, kind } = tokens[at] ?? {};
    if (kind !== 'number' || value === undefined) continue;
    const isYear = Number.isInteger(value) && value >= earliestYear && value <= latestYear;
    const isShort =
      textAt(scan, at - 1) === "'" &&
      (value >= 60 || value <= latestYear % 100) &&
      value < 100 &&
      tokens[at + 1]?.kind !== 'number';
    const isSince = [1, 2, 3, 4].some(
      (back) =>
        sinceWords.has(textAt(scan, at - back)) &&
        tokens[at - back]?.segment === tokens[at]?.segment &&
        (back === 1 || textAt(scan, at - back) === 'since'),
    );
    if ((isYear || isShort) && !isSince) return true;
  }
  return quantitiesIn(scan).some((quantity) => {
    if (quantity.from < from || quantity.to > to) return false;
    const { unit, value } = quantity;
    const isLong = (unit === 'years' && value >= 1) || (unit === 'months' && value >= longMonths);
    const agos = hitsBetween(scan, 'time', from, to).filter(({ value: kind }) => kind === 'ago');
    const isAgo = agos.some(
      (ago) => ago.to === quantity.from || ago.from === quantity.to || ago.from === quantity.to + 1,
    );
    // 'A los 12 años', 'mit 12', 'when I was 12'.
    const isAge =
      isOneOf(textAt(scan, quantity.from - 1), 'los aos mit at a') &&
      value < 25 &&
      // 'A pair of dumbbells' is no age.
      value >= youngestTold &&
      textAt(scan, quantity.to) !== 'a';
    return (isLong && isAgo) || (isAge && (unit === 'years' || unit === null));
  });
}

/** When something was: what is long over, what is yet to come, and else now. */
export function when(
  scan: Scan,
  span: Span,
  /** The first token that may tell of it, and the one behind the last. */
  since = 0,
  until = Number.POSITIVE_INFINITY,
): 'now' | 'past' | 'future' {
  const sentence = sentenceAround(scan, span.from);
  const near = {
    from: Math.max(sentence.from, span.from - 14, since),
    to: Math.min(sentence.to, span.to + 14, until),
  };
  const times = hitsBetween(scan, 'time', near.from, near.to);
  // 'Deadlifting again': what is done anew, and no trouble that goes on.
  const isDoneAnew = ({ from }: Hit) =>
    ['move', 'way', 'attribute'].some((kind) => scan.of(kind).some(({ to }) => to === from));
  const isIn = (kind: string) =>
    times.some((time) => time.value === kind && !(kind === 'still' && isDoneAnew(time)));
  if (isIn('long_past') || isLongPastNumber(scan, near)) return isIn('still') ? 'now' : 'past';
  const ahead = times.some(
    ({ value, from, to }) => value === 'ahead' && (from - span.to <= 3 || span.from - to <= 3),
  );
  return ahead ? 'future' : 'now';
}

/** Whether a thing is only to be kept away: 'so I don't hurt my back', 'injury prevention'. */
export function isPrevented(scan: Scan, span: Span): boolean {
  const { from, to } = segmentAround(scan, span.from);
  const cues = [
    ...hitsBetween(scan, 'prevent', from, to).filter(({ value }) => value === 'prevent'),
    ...hitsBetween(scan, 'time', from, to).filter(({ value }) => value === 'fear'),
  ];
  return cues.some((cue) => cue.to <= span.from || cue.from - span.to <= 3);
}

/** Whether a correction stands between two places: what came before it is taken back. */
export function isTakenBackBetween(scan: Scan, from: number, to: number): boolean {
  return hitsBetween(scan, 'correction', from, to).length > 0;
}
