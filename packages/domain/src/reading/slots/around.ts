import { quantitiesIn, segmentAround } from '../engine/features.ts';
import { isDenied } from '../engine/negation.ts';
import type { Hit } from '../engine/phrases.ts';
import type { Scan } from '../engine/scan.ts';
import { isOneOf, words } from '../engine/words.ts';
import { terms } from '../lexicon/terms/around.ts';
import { common } from '../lexicon/terms/everyday-words.ts';

interface Span {
  from: number;
  to: number;
}

/** The phrases of a kind in the same clause within so many tokens of a span. */
export function beside(
  scan: Scan,
  kind: string,
  span: Span,
  reach: number,
  values?: string,
): Hit[] {
  const segment = scan.tokens[span.from]?.segment;
  return scan.of(kind).filter((hit) => {
    if (values !== undefined && !values.split(' ').includes(hit.value)) return false;
    const gap = hit.from >= span.to ? hit.from - span.to : span.from - hit.to;
    return gap >= 0 && gap <= reach && scan.tokens[hit.from]?.segment === segment;
  });
}

/** 'Yoga mat', 'esterilla de yoga': the word is part of the name of a thing. */
export const inNameOfKit = (scan: Scan, { from, to }: Span): boolean =>
  scan
    .of('equipment')
    .some((kit) => kit.from <= from && kit.to >= to && kit.to - kit.from > to - from);

const farthestDegree = 6;

/** 'Too sore to grip', 'zu wund zum Greifen': so much of a feeling that it cannot be done. */
export function isBeyondReach(scan: Scan, hit: Span): boolean {
  const { tokens } = scan;
  const degree = tokens.findLastIndex(
    ({ text, segment }, i) =>
      i < hit.from &&
      hit.from - i <= farthestDegree &&
      segment === tokens[hit.from]?.segment &&
      terms.degrees.has(text),
  );
  if (degree < 0 || terms.noDegree.has(tokens[degree - 1]?.text)) return false;
  const between = tokens.slice(degree + 1, hit.from + 1);
  const isOfFeeling = between.some(({ text }) => terms.unfit.has(text));
  return isOfFeeling && between.some(({ text }) => terms.purposes.has(text));
}

/** The phrase of a kind that ends right where a place begins, an article between or not. */
export function endingAt(scan: Scan, kind: string, at: number, reach = 0): Hit | undefined {
  return scan.of(kind).find((hit) => hit.to <= at && at - hit.to <= reach);
}

export function startingAt(scan: Scan, kind: string, at: number, reach = 0): Hit | undefined {
  return scan.of(kind).find((hit) => hit.from >= at && hit.from - at <= reach);
}

/** Whether any phrase of a kind stands in the same sentence. */
export function inSentence(scan: Scan, kind: string, at: number, values?: string): Hit | undefined {
  const sentence = scan.tokens[at]?.sentence;
  return scan
    .of(kind)
    .find(
      (hit) =>
        scan.tokens[hit.from]?.sentence === sentence &&
        (values === undefined || values.split(' ').includes(hit.value)),
    );
}

const agoBefore = words(
  'anno anni mese mesi settimana settimane giorno giorni ora ore minuti tempo poco secolo secoli vita',
);

/** 'Antes de cenar' is before and not in the past. */
function isBefore({ tokens }: Scan, { from, to }: Span): boolean {
  // 'Famme fà du flessioni': a lone 'fa' has to have a time before it.
  if (tokens[from]?.text === 'fa' && to === from + 1) return !agoBefore.has(tokens[from - 1]?.text);
  if (tokens[from]?.text !== 'antes') return false;
  // 'Pero antes 15 min de core'.
  return tokens[to]?.kind === 'number' || isOneOf(tokens[to]?.text, 'de del do da dos das que');
}

const pastVerbs = words(
  'was were came went did had felt ran lifted destroyed smashed waren war hatte ging fue eran estaba hice etaient etait fait erano ero fatto estavam fiz fui',
);

/** 'My quads were on fire sunday, fifty lunges. Upper body today': a sentence that tells of a day gone by. */
function isToldOfDay({ tokens, of }: Scan, { from }: Span): boolean {
  const { sentence = 0 } = tokens[from] ?? {};
  const isToday = of('lastTime').some(
    ({ value, from: at }) => value === 'now' && (tokens[at]?.sentence ?? 0) > sentence,
  );
  if (!isToday) return false;
  const isHere = (at: number) => tokens[at]?.sentence === sentence;
  return (
    of('weekday').some((day) => day.value === 'weekday' && isHere(day.from)) &&
    tokens.some(({ text }, at) => isHere(at) && pastVerbs.has(text))
  );
}

const farthestSince = 5;

/** 'Since sunday's hill walk', 'desde la caminata del domingo': what came before tells of a day gone by. */
export function isSince(scan: Scan, { from, to }: Span): boolean {
  const { tokens } = scan;
  const { segment } = tokens[from] ?? {};
  const isHere = (at: number) => tokens[at]?.segment === segment;
  let cue = from - 1;
  while (cue >= 0 && from - cue <= farthestSince && isHere(cue)) {
    if (terms.since.has(tokens[cue]?.text)) break;
    cue -= 1;
  }
  if (!isHere(cue) || !terms.since.has(tokens[cue]?.text)) return false;
  return [...scan.of('weekday'), ...scan.of('pastDay')].some(
    (day) => day.from > cue && day.to <= to + 3 && isHere(day.from) && day.value !== '0',
  );
}

/** Where an 'and' parts two clauses between two places. */
function andBetween(scan: Scan, from: number, to: number): number {
  const join = scan
    .of('join')
    .findLast((one) => one.value === 'and' && one.from >= from && one.to <= to);
  return join?.from ?? -1;
}

const isDoneIn = (scan: Scan, from: number, to: number): boolean =>
  ['trained', 'past'].some((kind) =>
    scan
      .of(kind)
      .some((one) => (kind === 'past' || one.value === 'did') && one.from >= from && one.to <= to),
  );

const dayReach = 2;

/**
 * 'EMOM und gestern nur Schultern', 'yesterday shoulders and 45 minutes': a day gone by that has a
 * clause of its own says nothing of the wish on the other side of the 'and'.
 */
function isOfOtherClause(scan: Scan, { from, to }: Span, cue: Span): boolean {
  const { from: start, to: end } = segmentAround(scan, from);
  if (cue.from >= to) {
    const and = andBetween(scan, to, cue.from);
    if (and < 0 || isDoneIn(scan, start, and)) return false;
    const isDay = scan
      .of('pastDay')
      .some((day) => day.from > and && day.from - and <= dayReach && day.from <= cue.from);
    const isVerb = scan
      .of('trained')
      .some(({ value, from: at }) => value === 'did' && at > and && at < end);
    return isDay || isVerb;
  }
  const and = andBetween(scan, cue.to, from);
  const isLength =
    scan.tokens[from]?.kind === 'number' || scan.of('length').some((one) => one.from === from);
  const isDay = scan.of('pastDay').some((day) => day.from >= start && day.to <= and);
  return and >= 0 && isDay && isLength && !isDoneIn(scan, and, end);
}

/** Something of the past stands in the same clause, within so many tokens. */
export function isPast(scan: Scan, { from, to }: Span, reach = Number.POSITIVE_INFINITY): boolean {
  const segment = scan.tokens[from]?.segment;
  if (reach === Number.POSITIVE_INFINITY && isToldOfDay(scan, { from, to })) return true;
  if (isSince(scan, { from, to })) return true;
  return scan.of('past').some((cue) => {
    if (isBefore(scan, cue)) return false;
    const gap = cue.from >= to ? cue.from - to : from - cue.to;
    // 'Yesterday back, today chest 50 min'.
    const isSince = scan
      .of('lastTime')
      .some((hit) => hit.value === 'now' && hit.from >= cue.to && hit.to <= from);
    const isHere = scan.tokens[cue.from]?.segment === segment && gap <= reach && !isSince;
    return isHere && !isOfOtherClause(scan, { from, to }, cue);
  });
}

const reachOfDay = 4;
const forDay = words('for fur para pour per pra zum');

/** '18 miler Sunday', 'Murph in 3 weeks': on a day ahead, and not what today is for. */
export function isAhead(scan: Scan, { from, to }: Span): boolean {
  const { segment } = scan.tokens[from] ?? {};
  const isHere = (at: number, gap: number) =>
    gap >= 0 && gap <= reachOfDay && scan.tokens[at]?.segment === segment;
  const days = [...scan.of('weekday'), ...scan.of('day')].filter(
    (day) => day.typo === 0 && day.value !== '0' && day.value !== 'month',
  );
  const isDated = days.some(
    (day) => isHere(day.from, day.from - to) && !forDay.has(scan.tokens[day.from - 1]?.text),
  );
  const isCounted = quantitiesIn(scan).some(
    (one) =>
      isOneOf(one.unit ?? '', 'days weeks months') &&
      isHere(one.from, one.from - to) &&
      common.within.has(scan.tokens[one.from - 1]?.text),
  );
  return isDated || isCounted;
}

export const overlaps = (one: Span, { from, to }: Span) => one.from < to && from < one.to;

/** A 'but' or a 'because' stands between two spans: what is said of the one is not of the other. */
function isBroken(scan: Scan, one: Span, other: Span): boolean {
  const [from, to] = one.to <= other.from ? [one.to, other.from] : [other.to, one.from];
  return scan.of('break').some(({ value, from: at }) => value === 'hard' && from <= at && at < to);
}

/** 'Lying flat makes me queasy', 'squats hurt my knee', 'it pinches when I press'. */
export function isAverse(scan: Scan, hit: Hit, reach: number): boolean {
  return scan.of('aversion').some((cue) => {
    const isAfter = cue.value === 'after' && cue.from >= hit.to && cue.from - hit.to <= reach;
    const isBefore = cue.value === 'before' && hit.from >= cue.to && hit.from - cue.to <= reach;
    const isHere = scan.tokens[cue.from]?.segment === scan.tokens[hit.from]?.segment;
    const isGood = scan.tokens
      .slice(cue.to, cue.to + 2)
      .some(({ text }) => terms.cheerful.has(text));
    const isParted = isBroken(scan, cue, hit);
    return isHere && (isAfter || isBefore) && !isGood && !isParted && !isDenied(scan, cue, 1);
  });
}

const havingWords = words('theres there have ive got hay tengo hab habe gibt ai ho tenho tem has');
const thingKinds = ['equipment', 'kit', 'prop', 'household'];

/** 'There's a pair of dumbbells, a band and the stairs': one of the things that are there. */
export function isAtHand({ tokens, of }: Scan, { from }: Span): boolean {
  const { sentence } = tokens[from] ?? {};
  const isHere = (at: number) => at < from && tokens[at]?.sentence === sentence;
  const isHad = tokens.some(({ text }, at) => isHere(at) && havingWords.has(text));
  const isThing =
    thingKinds.some((kind) => of(kind).some((hit) => isHere(hit.from))) ||
    tokens.some(({ text }, at) => isHere(at) && isOneOf(text, 'pair pairs paar par'));
  const isListed = [1, 2].some((back) =>
    isOneOf(tokens[from - back]?.text, 'and & und y et e plus'),
  );
  // 'Something I can do on the stairs'.
  const lead = tokens.slice(Math.max(0, from - 4), from).map(({ text }) => text);
  const isPlace = / can do (?:on|with|using)(?: the| my| t)?$/.test(` ${lead.join(' ')}`);
  return isPlace || (isHad && isListed && isThing);
}

/** Somebody else is spoken of in the same clause: 'kids, push day' parts them by a comma. */
export const hasPersonBeside = ({ tokens, of }: Scan, { from }: Hit): boolean =>
  of('person').some((person) => tokens[person.from]?.segment === tokens[from]?.segment);

const betweenWords = words('between dazwischen entremedias intercale intermezzo');

/** 'Walk in between', 'dazwischen gehen': what is done until the next piece. */
export const isInBetween = ({ tokens }: Scan, at: number): boolean =>
  [at - 2, at - 1, at + 1, at + 2].some(
    (near) => betweenWords.has(tokens[near]?.text) && tokens[near]?.segment === tokens[at]?.segment,
  );
