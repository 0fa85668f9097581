import type { Hit } from '../engine/phrases.ts';
import {
  isAfter,
  isAnsweredNo,
  isAskedAbout,
  isDeniedBetween,
  isGivenByOthers,
  isHealed,
  isHypothetical,
  isLongAgo,
  isOfOthers,
  isOfPet,
  isRuledOut,
  isToldToOthers,
  isTurnOfPhrase,
  type SignSpan,
} from './features.ts';
import type { DangerRule } from './rule.ts';
import { type DangerScan, longestPhrase } from './scan.ts';
import { isNameOfGame, isToldElsewhere } from './told-elsewhere.ts';

const usualReach = 6;
const wishReach = 2;
const stateReach = 4;
const excuseReach = 10;
/** A sign that is said to be long past may be told once more as one of today. */
const mostLooks = 4;

interface Way {
  first: string;
  rest: readonly string[];
}

/** Rules part their kinds once: every text is held against every rule. */
function partedOnce<Parts>(said: string, known: Map<string, Parts>, part: (said: string) => Parts) {
  let parts = known.get(said);
  if (parts === undefined) {
    parts = part(said);
    known.set(said, parts);
  }
  return parts;
}
const ways = new Map<string, readonly Way[]>();
const lists = new Map<string, readonly string[]>();
export const kindsOf = (said = ''): readonly string[] =>
  partedOnce(said, lists, (all) => all.split(' ').filter((kind) => kind !== ''));

const andWords = new Set(['and', '&', 'y', 'und', 'et', 'e', 'or']);

const areApart = (one: Hit, other: Hit): boolean => one.to <= other.from || other.to <= one.from;
const gapOf = (one: Hit, other: Hit): number =>
  other.from >= one.to ? other.from - one.to : one.from - other.to;

/** The nearest part to a sign of pain, so that 'chest day, knee hurts' is about a knee. */
function belongs({ tokens, startingIn }: DangerScan, part: Hit, sign: Hit): boolean {
  const far = (hit: Hit) =>
    gapOf(hit, sign) + (tokens[hit.from]?.segment === tokens[sign.from]?.segment ? 0 : 4);
  const own = far(part);
  return !startingIn('otherBody', sign.from - own - longestPhrase, sign.to + own).some((other) => {
    if (tokens[other.from]?.sentence !== tokens[sign.from]?.sentence) return false;
    if (!areApart(other, sign) || far(other) >= own) return false;
    const [from, to] = part.to <= other.from ? [part.to, other.from] : [other.to, part.from];
    const between = tokens.slice(from, to);
    return !(between.length <= 3 && between.some(({ text }) => andWords.has(text)));
  });
}

function isNear(scan: DangerScan, rule: DangerRule, anchor: Hit, hit: Hit): boolean {
  const [one, other] = [scan.tokens[hit.from], scan.tokens[anchor.from]];
  if (!rule.across && one?.sentence !== other?.sentence) return false;
  if (!areApart(anchor, hit) || gapOf(anchor, hit) > (rule.within ?? usualReach)) return false;
  if (rule.inOrder && hit.from < anchor.to) return false;
  if (rule.sameClause && one?.segment !== other?.segment) return false;
  return !rule.nearest || belongs(scan, anchor, hit);
}

/** For each other kind its nearest word: one way per anchor, so that long texts stay cheap. */
function gather(
  scan: DangerScan,
  rule: DangerRule,
  anchor: Hit,
  rest: readonly string[],
): Hit[] | null {
  const within = rule.within ?? usualReach;
  const hits = [anchor];
  for (const kind of rest) {
    let best: Hit | null = null;
    for (const hit of scan.startingIn(
      kind,
      anchor.from - within - longestPhrase,
      anchor.to + within,
    )) {
      if (best && gapOf(anchor, hit) >= gapOf(anchor, best)) continue;
      if (hits.every((one) => areApart(one, hit)) && isNear(scan, rule, anchor, hit)) best = hit;
    }
    if (!best) return null;
    hits.push(best);
  }
  return hits;
}

/** A word that explains a sign away stands near it in its sentence: people leave out full stops. */
const isExcusedBy = (scan: DangerScan, kind: string, { from, to }: SignSpan): boolean =>
  scan
    .startingIn(kind, from - excuseReach - longestPhrase, to + excuseReach)
    .some(
      (hit) =>
        hit.to >= from - excuseReach &&
        scan.tokens[hit.from]?.sentence === scan.tokens[from]?.sentence,
    );

function isMeant(
  scan: DangerScan,
  rule: DangerRule,
  hits: readonly Hit[],
  span: SignSpan,
): boolean {
  const { from, to } = span;
  const sentence = scan.tokens[from]?.sentence;
  if (kindsOf(rule.unless).some((kind) => isExcusedBy(scan, kind, span))) return false;
  if (rule.beside && !kindsOf(rule.beside).some((kind) => scan.isInSentence(kind, sentence)))
    return false;
  if (!rule.anyone && (isOfOthers(scan, from, to) || isToldElsewhere(scan, span))) return false;
  if (rule.class === 'medical_order' && isToldToOthers(scan, span)) return false;
  if (rule.class === 'substance' && isNameOfGame(scan, span)) return false;
  if (rule.maybePet && isOfPet(scan, from, to)) return false;
  if (isAskedAbout(scan, span)) return false;
  if (rule.class !== 'self_harm' && isTurnOfPhrase(scan, span)) return false;
  if (rule.outcome !== 'stop' && (isHealed(scan, span, hits) || isGivenByOthers(scan, span))) {
    return false;
  }
  if (isRuledOut(scan, from) || isAnsweredNo(scan, to) || isHypothetical(scan, from)) return false;
  if (hits.length > 1 && isDeniedBetween(scan, hits)) return false;
  if (kindsOf(rule.notAfter).some((kind) => isAfter(scan, kind, from, wishReach))) return false;
  return !kindsOf(rule.unlessNear).some(
    (kind) => scan.startingIn(kind, from, to + stateReach).length > 0,
  );
}

const surestSlip = 8;

/** A short word alone, one letter off, is more often another word: 'grimpé' is no 'grippe'. */
function isShortSlip({ tokens }: DangerScan, hits: readonly Hit[]): boolean {
  const [hit] = hits;
  if (hits.length > 1 || !hit || hit.typo === 0 || hit.to - hit.from > 1) return false;
  return (tokens[hit.from]?.text ?? '').length < surestSlip;
}

export interface Found extends SignSpan {
  /** It lies long back. */
  isPast: boolean;
}

const waysOf = (any: string): readonly Way[] =>
  any.split(' | ').map((way) => {
    const [first = '', ...rest] = kindsOf(way);
    return { first, rest };
  });

/** Where the words of a rule stand in the text and are meant; one of today before an old one. */
export function findRule(scan: DangerScan, rule: DangerRule): Found | null {
  let past: Found | null = null;
  let looks = 0;
  for (const { first, rest } of partedOnce(rule.any, ways, waysOf)) {
    if (scan.of(first).length === 0) continue;
    if (rest.some((kind) => scan.of(kind).length === 0)) continue;
    for (const anchor of scan.of(first)) {
      const hits = gather(scan, rule, anchor, rest);
      if (!hits || isShortSlip(scan, hits)) continue;
      const span = {
        from: Math.min(...hits.map((hit) => hit.from)),
        to: Math.max(...hits.map((hit) => hit.to)),
      };
      if (!isMeant(scan, rule, hits, span)) continue;
      const isPast = rule.longAgo !== undefined && isLongAgo(scan, span, rule.longAgoDays);
      if (!isPast) return { ...span, isPast };
      past ??= { ...span, isPast };
      looks += 1;
      if (looks >= mostLooks) return past;
    }
  }
  return past;
}
