import { type Claim, claim } from '../../claims.ts';
import { hitsBetween, quantitiesIn, sentenceAround, textAt, whose } from '../../engine/features.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/wish/told-focus.ts';
import { namedPart } from './named-parts.ts';

const stateReach = 5;
const pronounReach = 16;

/** Something is ahead to be fit for: 'in ten days', an event. */
const isAhead = (scan: Scan): boolean =>
  scan.of('event').length > 0 ||
  quantitiesIn(scan).some(
    ({ unit, from }) =>
      isOneOf(unit ?? '', 'days weeks months') && isOneOf(textAt(scan, from - 1), 'in within'),
  );

/** 'Quarter of an hour on them', 'sort those out': the part is taken up again as what to work on. */
function isTakenUp(scan: Scan, { to }: Hit): boolean {
  const end = Math.min(scan.tokens.length, to + pronounReach);
  for (let at = to + 2; at < end; at += 1) {
    if (!terms.pronouns.has(textAt(scan, at)) || !terms.onWords.has(textAt(scan, at - 1))) continue;
    const isDenied = hitsBetween(scan, 'neg', to, at).length > 0;
    return !isDenied && hitsBetween(scan, 'focus', to, at).length === 0;
  }
  return false;
}

/** 'Me calves are proper weedy', 'my thighs are custard, skiing in ten days': a part that is to get stronger. */
export function feebleClaims(scan: Scan): Claim[] {
  return scan.of('focus').flatMap((hit) => {
    if (hit.typo > 0 || scan.polarity(hit) !== 'plain' || whose(scan, hit) !== 'me') return [];
    const { to: end } = sentenceAround(scan, hit.from);
    const state = scan.tokens.slice(hit.to, Math.min(end, hit.to + stateReach));
    const isWorn =
      scan.tokens.slice(hit.to, end).some(({ text }) => terms.ofWorkDone.has(text)) ||
      ['pain', 'trouble', 'pastDay'].some(
        (kind) => hitsBetween(scan, kind, hit.to, end).length > 0,
      );
    if (isWorn) return [];
    const isFeeble = state.some(({ text }) => terms.feeble.has(text));
    const isSoft = state.some(({ text }) => terms.soft.has(text)) && isAhead(scan);
    if (!isFeeble && !isSoft && !isTakenUp(scan, hit)) return [];
    return [
      claim('focus', namedPart(scan, hit), 'focus.feeble', {
        certainty: trust(hit, 0.7),
        quote: scan.quote(hit.from, hit.to),
      }),
    ];
  });
}
