import { type Claim, claim } from '../../claims.ts';
import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/time/edges.ts';
import type { EdgeWish } from '../../vocabulary.ts';
import { numberGroups } from '../shape/number-groups.ts';
import { lengthsOf } from './lengths.ts';

const reachTokens = 3;
const longestMinutes = 30;
const longMinutes = 8;

/** The length that stands beside a warm-up or a cool-down. */
export interface EdgeLength {
  kind: 'warm' | 'cool';
  minutes: number;
  from: number;
  to: number;
}

/** 'Warm-up 10 min', '5 min Aufwärmen'; where both sides have one, the one before it. */
function lengthBeside(scan: Scan, hit: Hit): EdgeLength | null {
  const { tokens } = scan;
  const isSame = (at: number) => tokens[at]?.segment === tokens[hit.from]?.segment;
  const chains = scan.of('chain').map(({ from }) => from);
  const isFree = (from: number, to: number) => !chains.some((at) => at >= from && at < to);
  const lengths = lengthsOf(scan).filter(({ minutes }) => minutes <= longestMinutes);
  const before = lengths.find(
    ({ from, to }) => to <= hit.from && hit.from - to <= 2 && isSame(from) && isFree(to, hit.from),
  );
  const after = lengths.find(
    ({ from }) => from >= hit.to && from - hit.to <= 1 && isSame(from) && isFree(hit.to, from),
  );
  // 'Cool-down ten': the unit was said before.
  const bare = numberGroups(scan).single.find(
    ({ from, unit, value }) => from === hit.to && unit === null && value <= longestMinutes,
  );
  const kind = hit.value as 'warm' | 'cool';
  const own = before ?? after;
  if (own) return { kind, minutes: own.minutes, from: own.from, to: own.to };
  const isLast = bare && (tokens[bare.to] === undefined || tokens[bare.to]?.kind === 'mark');
  return isLast ? { kind, minutes: bare.value, from: bare.from, to: bare.to } : null;
}

/** 'Warm me up' is what the session does; 'I already warmed up' is about the beginning. */
function isSession({ tokens }: Scan, { from, to }: Hit): boolean {
  return tokens.slice(from, to).some(({ text }) => text === 'me' || text === 'mi');
}

/** '10 min on the bike to warm up': how it is done was said, so it is a part of its own. */
function isByMachine(scan: Scan, hit: Hit, { to }: EdgeLength): boolean {
  const ways = [...scan.of('machine'), ...scan.of('way')];
  return hit.value === 'warm' && ways.some((one) => one.from >= to && one.to <= hit.from);
}

export function edgeLengths(scan: Scan): EdgeLength[] {
  return scan.of('edge').flatMap((hit) => {
    const own =
      isSession(scan, hit) || scan.polarity(hit) !== 'plain' ? null : lengthBeside(scan, hit);
    return own && !isByMachine(scan, hit, own) ? own : [];
  });
}

/** 'Warm-ups? Skip it'. */
function isSkipped({ tokens }: Scan, { to }: Hit): boolean {
  return tokens
    .slice(to, to + 3)
    .some(({ text }, i) => terms.skip.has(text) && terms.it.has(tokens[to + i + 1]?.text));
}

function wishOf(scan: Scan, hit: Hit): EdgeWish | null {
  const { tokens } = scan;
  if (isSession(scan, hit)) return null;
  if (scan.polarity(hit) !== 'plain' || isSkipped(scan, hit)) return { length: 'none' };
  const around = tokens
    .slice(Math.max(0, hit.from - reachTokens), hit.to + reachTokens)
    .filter(({ segment }) => segment === tokens[hit.from]?.segment);
  const before = tokens
    .slice(Math.max(0, hit.from - reachTokens), hit.from)
    .filter(({ segment }) => segment === tokens[hit.from]?.segment);
  const isDone =
    tokens.slice(hit.from, hit.to).some(({ text }) => terms.doneWords.has(text)) ||
    around.some(({ text }) => terms.already.has(text));
  const own = lengthBeside(scan, hit);
  if (isDone || (own && isByMachine(scan, hit, own))) return { length: 'none' };
  if (own) return { length: own.minutes >= longMinutes ? 'long' : 'short', minutes: own.minutes };
  if (before.some(({ text }) => terms.longWords.has(text))) return { length: 'long' };
  return before.some(({ text }) => terms.shortWords.has(text)) ? { length: 'short' } : null;
}

/** What is said about the warm-up and the cool-down. */
export function readEdges(scan: Scan): Claim[] {
  const seen = new Set<string>();
  return scan.of('edge').flatMap((hit) => {
    const wish = seen.has(hit.value) ? null : wishOf(scan, hit);
    if (!wish) return [];
    seen.add(hit.value);
    const quote = scan.quote(hit.from, hit.to);
    const polarity = wish.length === 'none' ? ('refuses' as const) : ('wants' as const);
    const slot = hit.value === 'warm' ? 'warmUp' : 'coolDown';
    return [
      claim(slot, wish, `edge.${wish.minutes === undefined ? 'word' : 'minutes'}`, {
        quote,
        polarity,
      }),
    ];
  });
}
