import { type Claim, claim } from '../../claims.ts';
import { isDenied } from '../../engine/negation.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/wish/history.ts';
import { numberGroups } from '../shape/number-groups.ts';

/** 'The same again', 'something different': against what was trained before. */
export function readHistory(scan: Scan): Claim[] {
  const hit = scan.of('history').at(-1);
  if (!hit) return [];
  const isTurned = hit.value === 'repeat' && isDenied(scan, hit);
  const value = isTurned ? 'vary' : (hit.value as 'repeat' | 'vary');
  const quote = scan.quote(hit.from, hit.to);
  return [claim('history', value, 'history.word', { quote, certainty: trust(hit, 0.85) })];
}

const mostMoves = 20;

/** '10 exercises', 'five different moves'. */
export function readCount(scan: Scan): Claim[] {
  const { single, repeats } = numberGroups(scan);
  const counted = [
    ...single,
    ...repeats.map(({ times, from, to }) => ({
      value: times,
      upTo: undefined,
      unit: null,
      from,
      to,
    })),
  ];
  for (const { value, upTo, unit, from, to } of counted) {
    const count = upTo ?? value;
    if (unit !== null || !Number.isInteger(count) || count < 1 || count > mostMoves) continue;
    const at = terms.kindWords.has(scan.tokens[to]?.text) ? to + 1 : to;
    const noun = scan.of('countNoun').find((hit) => hit.from === to || hit.from === at);
    if (noun) return [claim('count', count, 'count.noun', { quote: scan.quote(from, noun.to) })];
  }
  return [];
}
