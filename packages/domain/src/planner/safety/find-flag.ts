import type { Hit } from '../../reading/engine/phrases.ts';
import type { FlagRule } from './data/flag-rule.ts';
import type { FlagWord } from './data/flag-words.ts';
import { isAfter, isAnsweredNo, isDeniedBetween, isHypothetical, isRuledOut } from './denial.ts';
import { type FlagScan, longestPhrase } from './match.ts';

/** The nearest part to a sign of pain, so that 'chest day, knee hurts' is about a knee. */
function belongs(scan: FlagScan, part: Hit, sign: Hit): boolean {
  const gap = (hit: Hit) => {
    const far = hit.to <= sign.from ? sign.from - hit.to : hit.from - sign.to;
    return far + (scan.tokens[hit.from]?.segment === scan.tokens[sign.from]?.segment ? 0 : 4);
  };
  const own = gap(part);
  const [first, last] = [sign.from - own - longestPhrase, sign.to + own];
  return !scan.startingIn('otherBody', first, last).some((other) => {
    if (scan.tokens[other.from]?.sentence !== scan.tokens[sign.from]?.sentence) return false;
    if (other.from < sign.to && sign.from < other.to) return false;
    if (gap(other) >= own) return false;
    const [from, to] = part.to <= other.from ? [part.to, other.from] : [other.to, part.from];
    const between = scan.tokens.slice(from, to);
    const isJoined =
      between.length <= 3 && between.some(({ text }) => /^(?:and|&|y|und|et|e|or)$/.test(text));
    return !isJoined;
  });
}

const selves = /^(?:i|im|ive|my|me|ich|yo|je|j|io|eu|tengo|habe|ho|tenho|ai)$/;

/** 'My dad had a heart attack', 'it runs in the family'; not 'my heart, with my wife'. */
export function isOfFamily(scan: FlagScan, from: number, to: number): boolean {
  return scan.startingIn('family', from - 5 - longestPhrase, to + 3).some((hit) => {
    const { tokens } = scan;
    if (tokens[hit.from]?.sentence !== tokens[from]?.sentence) return false;
    const isAfter = hit.from >= to && hit.from - to <= 3;
    if (isAfter)
      return tokens.slice(to, hit.from).some(({ text }) => /^(?:in|en|na|nella)$/.test(text));
    const between = tokens.slice(hit.to, from);
    const isBefore = hit.to <= from && between.length <= 5;
    return isBefore && !between.some(({ text, kind }) => kind === 'mark' || selves.test(text));
  });
}

export interface Found {
  from: number;
  to: number;
}

function isNear(scan: FlagScan, rule: FlagRule, anchor: Hit, hit: Hit): boolean {
  if (scan.tokens[hit.from]?.sentence !== scan.tokens[anchor.from]?.sentence) return false;
  const gap = hit.from >= anchor.to ? hit.from - anchor.to : anchor.from - hit.to;
  if (gap > (rule.within ?? 6) || (hit.from < anchor.to && anchor.from < hit.to)) return false;
  if (rule.inOrder && hit.from < anchor.to) return false;
  const isApart = scan.tokens[hit.from]?.segment !== scan.tokens[anchor.from]?.segment;
  if (rule.sameSegment && isApart) return false;
  return !rule.nearest || belongs(scan, anchor, hit);
}

/** All ways in which the words stand together: where one is denied, another may be meant. */
function combine(scan: FlagScan, rule: FlagRule, words: readonly FlagWord[]): Hit[][] {
  const [first, ...rest] = words;
  if (!first) return [];
  const found: Hit[][] = [];
  const within = rule.within ?? 6;
  for (const anchor of scan.of(first)) {
    const [low, high] = [anchor.from - within - longestPhrase, anchor.to + within];
    let ways: Hit[][] = [[anchor]];
    for (const word of rest) {
      const near = scan
        .startingIn(word, low, high)
        .filter((hit) => isNear(scan, rule, anchor, hit));
      ways = ways.flatMap((hits) =>
        near.filter((hit) => !hits.includes(hit)).map((hit) => [...hits, hit]),
      );
    }
    found.push(...ways);
  }
  return found;
}

const wishReach = 2;
const stateReach = 4;

/** Where a rule's words stand in the text and are meant. */
export function findFlag(scan: FlagScan, rule: FlagRule): Found | null {
  for (const words of rule.any) {
    for (const hits of combine(scan, rule, words)) {
      const from = Math.min(...hits.map((hit) => hit.from));
      const to = Math.max(...hits.map((hit) => hit.to));
      const sentence = scan.tokens[from]?.sentence;
      const isOff = rule.unless?.some((word) => scan.isInSentence(word, sentence));
      if (rule.ownOnly && isOfFamily(scan, from, to)) continue;
      const isAlone = rule.beside && !rule.beside.some((word) => scan.isInSentence(word, sentence));
      if (isOff || isAlone || isRuledOut(scan, from) || isAnsweredNo(scan, to)) continue;
      if (hits.length > 1 && isDeniedBetween(scan, hits)) continue;
      if (isHypothetical(scan, from)) continue;
      if (rule.notAfter?.some((word) => isAfter(scan, word, from, wishReach))) continue;
      if (
        rule.unlessNear?.some((word) => scan.startingIn(word, from, to + stateReach).length > 0)
      ) {
        continue;
      }
      return { from, to };
    }
  }
  return null;
}
