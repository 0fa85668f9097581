import { dayMs } from '../../workout/durations.ts';
import type { Hit } from '../engine/phrases.ts';
import { readQuantities } from '../engine/units.ts';
import {
  askedNo,
  exceptWords,
  fearWords,
  fillerWords,
  negatorWords,
  notSelfWords,
  orWords,
  selfAgainWords,
  toComeWords,
} from '../lexicon/language/danger-grammar.ts';
import { type DangerScan, longestPhrase } from './scan.ts';

export interface SignSpan {
  from: number;
  to: number;
}

export const isNegator = (word: string): boolean => negatorWords.has(word);

/** 'Do nada' and 'aus dem Nichts' say how suddenly, not that there is nothing. */
function denies(scan: DangerScan, at: number): boolean {
  const word = scan.tokens[at]?.text ?? '';
  if (!negatorWords.has(word) || (word === 'no' && scan.language === 'pt')) return false;
  const before = scan.tokens[at - 1]?.text ?? '';
  return !((word === 'nada' || word === 'nichts') && /^(?:do|la|dem)$/.test(before));
}

/** 'No chest pain except on stairs', 'never until today': then it is there. */
function hasException(scan: DangerScan, at: number): boolean {
  const { sentence } = scan.tokens[at] ?? {};
  return scan.tokens
    .slice(at, at + 9)
    .some((token) => token.sentence === sentence && exceptWords.has(token.text));
}

const onsetWords = new Set(
  'since seit desde depuis da dal dalla now jetzt ahora maintenant adesso agora'.split(' '),
);

/** Whether 'no', 'without' or the like reaches the place over fillers and a list with 'or'. */
export function isRuledOut(scan: DangerScan, at: number): boolean {
  let sawOr = false;
  for (let i = at - 1; i >= 0 && i > at - 14; i -= 1) {
    const token = scan.tokens[i];
    if (!token || token.sentence !== scan.tokens[at]?.sentence) return false;
    const word = token.text;
    // 'Nothing since chemo' denies what came after it.
    if (onsetWords.has(word)) return false;
    if (denies(scan, i)) {
      const next = scan.tokens[i + 1];
      const isInterjection = next?.kind === 'mark';
      const isNotOnly = word === 'not' && /^(?:only|just)$/.test(next?.text ?? '');
      return !isInterjection && !isNotOnly && !hasException(scan, at);
    }
    if (orWords.has(word)) sawOr = true;
    else if (word === ',' ? !sawOr : !fillerWords.has(word) && !scan.listed.has(i)) return false;
  }
  return false;
}

/** 'My chest does not hurt': the denial stands between the part and the sign. */
export function isDeniedBetween(scan: DangerScan, hits: readonly Hit[]): boolean {
  const first = Math.min(...hits.map((hit) => hit.to));
  const last = Math.max(...hits.map((hit) => hit.from));
  for (let i = Math.max(first, last - 4); i < last; i += 1) {
    if (!denies(scan, i) || scan.tokens[i + 1]?.kind === 'mark') continue;
    // 'Said no sports': the denial is what was said.
    if (hits.some((hit) => hit.from <= i && i < hit.to)) continue;
    if (scan.startingIn('otherBody', i + 1, last - 1).length === 0) return true;
  }
  return false;
}

/** 'Chest pain: no' on a list of questions, 'Fieber keins'. */
export function isAnsweredNo({ tokens }: DangerScan, to: number): boolean {
  const [mark, answer, end] = [tokens[to], tokens[to + 1], tokens[to + 2]];
  if (/^(?:keins|none|ninguno|ninguna|nessuna|nenhuma)$/.test(mark?.text ?? '')) return true;
  if (mark?.kind !== 'mark' || !/^[:?=-]$/.test(mark.text)) return false;
  const isNo = askedNo.has(answer?.text ?? '');
  return isNo && (end === undefined || (end.kind === 'mark' && end.text !== ','));
}

/** Whether a word of the kind stands up to so many tokens before, in the same sentence. */
export function isAfter(scan: DangerScan, kind: string, from: number, reach: number): boolean {
  return scan
    .startingIn(kind, from - reach - longestPhrase, from)
    .some(
      (hit) =>
        hit.to <= from &&
        from - hit.to <= reach &&
        scan.tokens[hit.from]?.sentence === scan.tokens[from]?.sentence,
    );
}

/** 'Afraid my heart will race': what is feared has not happened. */
function isFeared({ tokens }: DangerScan, from: number): boolean {
  const { sentence, segment } = tokens[from] ?? {};
  for (let i = from - 1; i >= 0 && i >= from - 9; i -= 1) {
    const token = tokens[i];
    if (token?.sentence !== sentence || token?.segment !== segment) return false;
    if (!fearWords.has(token?.text ?? '')) continue;
    return tokens.slice(i + 1, from + 4).some(({ text }) => toComeWords.has(text));
  }
  return false;
}

export function isHypothetical(scan: DangerScan, from: number): boolean {
  return isAfter(scan, 'hypothetical', from, 8) || isFeared(scan, from);
}

const ownerReach = 8;
const possessives = /^(?:my|mein|meinen|meinem|meine|meiner|mi|mis|mon|ma|mes|mio|mia|meu|minha)$/;
const copulas =
  /^(?:is|was|belongs|to|my|the|ist|war|gehort|mein|meinem|meiner|es|era|de|mi|est|etait|a|mon|ma|e|di|mio|mia|do|da|meu|minha)$/;
const inWords = /^(?:in|en|na|nella)$/;

const sharesSentence = ({ tokens }: DangerScan, one: number, other: number): boolean =>
  tokens[one]?.sentence === tokens[other]?.sentence;

const isSelfWord = ({ language }: DangerScan, word: string): boolean =>
  selfAgainWords.has(word) && !notSelfWords[language]?.has(word);

export const hasSelfWord = (scan: DangerScan, from: number, to: number): boolean =>
  scan.tokens.slice(Math.max(0, from), to).some(({ text }) => isSelfWord(scan, text));

/** A hit of the kind that ends before a sign in its sentence, with nobody else in between. */
function isLedBy(scan: DangerScan, kind: string, { from, to }: SignSpan, reach: number): boolean {
  return scan.startingIn(kind, from - reach - longestPhrase, from - 1).some((hit) => {
    const isNear = hit.to <= from && from - hit.to <= reach;
    return isNear && sharesSentence(scan, hit.from, from) && !hasSelfWord(scan, hit.to, to);
  });
}

const articles = new Set(
  'a an the my our for of il la le lo el al mi mio mia nuestro nuestra mon ma notre o ao meu minha um uma un una den die das unseren unsere meinen meine'.split(
    ' ',
  ),
);

/** 'My dad had a heart attack', 'it runs in the family'; not 'my heart, with my wife'. */
function isOfPerson(scan: DangerScan, { from, to }: SignSpan): boolean {
  const { tokens } = scan;
  return scan.startingIn('others', from - ownerReach - longestPhrase, to + 3).some((hit) => {
    if (!sharesSentence(scan, hit.from, from)) return false;
    if (hit.from >= to) {
      const link = tokens.slice(to, hit.from);
      const isIn = link.some(({ text }) => inWords.test(text));
      // 'My drunk mate'; not 'I got drunk mate'.
      if (link.length === 0) return articles.has(tokens[from - 1]?.text ?? '');
      // 'The pacemaker is my husband's'.
      const isSaid = link.every(({ text }) => copulas.test(text));
      return hit.from - to <= 3 && (isIn || isSaid);
    }
    const between = tokens.slice(hit.to, from);
    if (hit.to > from || between.length > ownerReach) return false;
    // 'Walked the dog after my op': the sign itself says whose it is.
    if (possessives.test(tokens[from]?.text ?? '')) return false;
    const isParted = between.some(({ text, kind }) => kind === 'mark' && !/^[()]$/.test(text));
    return !isParted && !hasSelfWord(scan, hit.to, from);
  });
}

const hadWords = new Set(
  'keeps kept e just went got is was be being been will habia estava esta sta est ist war wird va vai hace faisait has had having have hat hatte hatten bekam kriegt kriegte tiene tuvo tenia dio da a eu avait fait ha avuto aveva fatto teve tem tinha deu died dead'.split(
    ' ',
  ),
);

const placeWords = new Set('at in on im in en dans chez au nel nella da no na'.split(' '));

/** 'The rower at my gym has': where the thing stands says nothing of who it happened to. */
function afterPlace({ tokens }: DangerScan, at: number): number {
  const isPlace = placeWords.has(tokens[at]?.text ?? '');
  return isPlace && possessives.test(tokens[at + 1]?.text ?? '') ? at + 3 : at;
}

/** 'The treadmill had a heart attack', 'laptop blacked out'. */
export function isOfThing(scan: DangerScan, { from, to }: SignSpan): boolean {
  const { tokens } = scan;
  return scan.startingIn('thing', from - ownerReach - 3, to + 2).some((hit) => {
    // 'Se me desmayó el móvil'.
    if (hit.from >= to && sharesSentence(scan, hit.from, from)) {
      return to < hit.from && tokens.slice(to, hit.from).every(({ text }) => articles.has(text));
    }
    if (hit.to > from || !sharesSentence(scan, hit.from, from)) return false;
    if (tokens[hit.from]?.segment !== tokens[from]?.segment) return false;
    const between = tokens.slice(hit.to, from);
    // 'My watch keeps saying afib' tells of whoever wears it.
    if (scan.startingIn('deviceSays', hit.to, from - 1).length > 0) return false;
    const isSubject = between.length === 0 || between.some(({ text }) => hadWords.has(text));
    return isSubject && !hasSelfWord(scan, afterPlace(scan, hit.to), to);
  });
}

/** 'Nights on the ward, three arrests', 'in the news a player collapsed': not with 'my' or 'since'. */
function isOfTheWork(scan: DangerScan, { from, to }: SignSpan): boolean {
  const { sentence, segment } = scan.tokens[from] ?? {};
  // 'Passed out on the ward': nobody is named, so it is whoever writes.
  const before = scan.tokens[from - 1];
  const isUnnamed = before?.segment !== segment || before?.kind === 'mark';
  if (isUnnamed && scan.startingIn('faint', from, from).length > 0) return false;
  const isTold = ['job', 'story'].some((kind) => scan.isInSentence(kind, sentence));
  if (!isTold || hasSelfWord(scan, from - 3, to)) return false;
  return !scan.tokens
    .slice(to, to + 3)
    .some((token) => token.sentence === sentence && onsetWords.has(token.text));
}

/** Whether the sign is another person's, a machine's, or of a trade or a story. */
export function isOfOthers(scan: DangerScan, from: number, to: number): boolean {
  const span = { from, to };
  const sentence = scan.tokens[from]?.sentence;
  // 'My son has it, and so do I'; 'my dad fainted, what should he do today'.
  if (scan.isInSentence('alsoMe', sentence) || scan.of('forThem').length > 0) return false;
  if (scan.isInSentence('notMe', sentence)) return true;
  return isOfPerson(scan, span) || isOfThing(scan, span) || isOfTheWork(scan, span);
}

/** 'The doctor told my husband to rest': whom the order was given to. */
export function isToldToOthers(scan: DangerScan, { from, to }: SignSpan): boolean {
  return scan
    .startingIn('others', from + 1, to - 1)
    .some((hit) => hit.to < to && !hasSelfWord(scan, hit.to, to));
}

/** 'What is a stroke', 'is it true that one can faint': asked about, not told. */
export function isAskedAbout(scan: DangerScan, span: SignSpan): boolean {
  return isLedBy(scan, 'asksFact', span, 10);
}

/** 'My boss gives me a headache': who gives it is the trouble. Never for what may be an emergency. */
export function isGivenByOthers(scan: DangerScan, span: SignSpan): boolean {
  return scan
    .startingIn('givesMe', span.from - 4, span.to)
    .some((hit) => ['others', 'deskTrouble'].some((kind) => isLedBy(scan, kind, hit, 3)));
}

/** 'Nearly keeled over when my ex rang': what somebody else did is no cause to fall ill. */
function isNearlyAtOthers(scan: DangerScan, { from, to }: SignSpan): boolean {
  const isNearly = scan.startingIn('almostWord', from - 4, from).length > 0;
  const cause = scan.startingIn('whenOther', to, to + 2);
  return isNearly && cause.some((hit) => sharesSentence(scan, hit.from, from));
}

/** 'Nearly fainted when I saw the price'. */
export function isTurnOfPhrase(scan: DangerScan, span: SignSpan): boolean {
  const { from, to } = span;
  const isAtSight = scan
    .startingIn('atSight', from - 8, to + 3)
    .some((hit) => sharesSentence(scan, hit.from, from));
  return isAtSight || isNearlyAtOthers(scan, span);
}

/** 'Healed', 'nothing since', in the sentence or just after it; no word of the sign itself. */
export function isHealed(scan: DangerScan, { from, to }: SignSpan, own: readonly Hit[]): boolean {
  const sentence = scan.tokens[from]?.sentence ?? 0;
  return scan.startingIn('healed', from - 14, to + 16).some((hit) => {
    if (own.some((one) => one.kind === 'tillGone' && one.from <= hit.from && hit.from < one.to)) {
      return false;
    }
    const at = scan.tokens[hit.from]?.sentence ?? 0;
    return (at === sentence || at === sentence + 1) && !isRuledOut(scan, hit.from);
  });
}

/** 'The horse was operated on', 'operaron a mi perra'; not 'walked the dog after my op'. */
export function isOfPet(scan: DangerScan, from: number, to: number): boolean {
  const { tokens } = scan;
  return scan.startingIn('pet', from - ownerReach - 1, to + 3).some((hit) => {
    if (tokens[hit.from]?.segment !== tokens[from]?.segment) return false;
    if (hit.from >= to) return tokens.slice(to, hit.from).every(({ text }) => articles.has(text));
    return hit.to <= from && !hasSelfWord(scan, hit.to, from + 1);
  });
}

/** Where no day is given, it is at least this one: a bound that time never makes wrong. */
const earliestDay = '2026-01-01';

/** Whether a year is named that ended at least so many days ago: 2015, '98. */
export function namesPastYear(
  { tokens, today }: DangerScan,
  span: SignSpan,
  days: number,
): boolean {
  const now = Date.parse((today ?? earliestDay).slice(0, 10));
  const first = Math.max(0, span.from - 6);
  return tokens.slice(first, span.to + 7).some(({ value = 0 }, i) => {
    const isShort = tokens[first + i - 1]?.text === "'" && value >= 50 && value <= 99;
    const year = isShort ? 1900 + value : value;
    if (!Number.isInteger(year) || year <= 1900 || year > 9999) return false;
    return (now - Date.UTC(year, 11, 31)) / dayMs >= days;
  });
}

const lengths: Record<string, number> = { days: 1, weeks: 7, months: 30, years: 365 };
const goesOnSince = new Set(['since', 'seit', 'depuis', 'da', 'desde']);
const pastAfter = new Set(
  'ago fa atras post after out nach since later back postop pp free clean clear'.split(' '),
);
const pastBefore = new Set('hace faz vor a ha seit depuis da'.split(' '));

/** 'Seit zwei Wochen' and 'desde hace dos semanas' go on; 'há' does so for the shorter times. */
function isOngoing({ tokens }: DangerScan, start: number, unit: string | null): boolean {
  const before = [tokens[start - 1]?.text ?? '', tokens[start - 2]?.text ?? ''];
  if (before.some((word) => goesOnSince.has(word))) return true;
  return before[0] === 'ha' && (unit === 'days' || unit === 'weeks');
}

const freeWords = new Set(
  'free clean clear sober remission frei krebsfrei libre livre libera libero liberi limpio limpia'.split(
    ' ',
  ),
);
const forWords = new Set('for since seit depuis da desde hace ha'.split(' '));
const isWords = new Set('is ist es est e tem tiene a'.split(' '));
const oldWords = new Set('old alt'.split(' '));

/** 'Free of it for 8 years', 'the scar is 6 years old': so long ago, whatever stands around it. */
function isSoLongOver(scan: DangerScan, start: number, end: number): boolean {
  const before = (back: number) => scan.tokens[start - back]?.text ?? '';
  if (forWords.has(before(1))) return [2, 3].some((back) => freeWords.has(before(back)));
  return (
    isWords.has(before(1)) &&
    !isSelfWord(scan, before(2)) &&
    oldWords.has(scan.tokens[end]?.text ?? '')
  );
}

/** Days since something was over, from '3 weeks ago', 'hace 2 meses', 'vor 5 Tagen'. */
function timeSince(scan: DangerScan, span: SignSpan, countsOngoing = true): number | null {
  const sentence = scan.tokens[span.from]?.sentence;
  const first = Math.max(0, span.from - 8);
  for (const { value, unit, ...place } of readQuantities(scan.tokens.slice(first, span.to + 9))) {
    const [start, end] = [place.from + first, place.to + first];
    const length = lengths[unit ?? ''];
    if (length === undefined || scan.tokens[start]?.sentence !== sentence) continue;
    if (isSoLongOver(scan, start, end)) return value * length;
    const isPast =
      pastAfter.has(scan.tokens[end]?.text ?? '') ||
      pastBefore.has(scan.tokens[start - 1]?.text ?? '');
    if (isPast && (countsOngoing || !isOngoing(scan, start, unit))) return value * length;
  }
  return null;
}

const ageLeads = new Set(['mit', 'at', 'aged', 'los', 'aos', 'com', 'a']);
const ageUnits = new Set(['anos', 'ans', 'anni', 'jahren', 'years']);

/** 'Out at 12', 'mit 12', 'a los 12', 'à 12 ans': an age at which nobody writes this. */
function namesChildAge({ tokens }: DangerScan, { from, to }: SignSpan): boolean {
  const first = Math.max(0, from - 8);
  return tokens.slice(first, to + 8).some(({ value = 0, sentence }, i) => {
    if (value < 2 || value > 17 || sentence !== tokens[from]?.sentence) return false;
    const [before, after] = [tokens[first + i - 1]?.text ?? '', tokens[first + i + 1]];
    if (!ageLeads.has(before)) return false;
    const isBare = after === undefined || after.kind === 'mark' || selfAgainWords.has(after.text);
    return ageUnits.has(after?.text ?? '') || (isBare && /^(?:mit|at|aged|aos|los)$/.test(before));
  });
}

const shortTimes =
  /week|month|woch|monat|seman|mes|semain|mois|settiman|january|february|march|april|june|july|august|september|october|november|december/;

/** Whether it lies so many days back, by a number, a year or a turn such as 'last year'. */
export function isLongAgo(scan: DangerScan, span: SignSpan, leastDays = 7): boolean {
  const sentence = scan.tokens[span.from]?.sentence;
  const days = timeSince(scan, span, false);
  if (days !== null) return days >= leastDays;
  const said = scan.startingIn('longAgo', span.to - 10, span.to + 10).some((hit) => {
    if (scan.tokens[hit.from]?.sentence !== sentence) return false;
    const words = scan.tokens.slice(hit.from, hit.to).map(({ text }) => text);
    return leastDays <= 7 || !words.some((word) => shortTimes.test(word));
  });
  return said || namesPastYear(scan, span, leastDays) || namesChildAge(scan, span);
}
