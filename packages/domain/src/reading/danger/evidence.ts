import type { Hit } from '../engine/phrases.ts';
import type { DangerScan } from './scan.ts';

/** Words further apart than this say little about each other. */
const farthest = 10;

const isBeside = ({ tokens }: DangerScan, one: Hit, other: Hit): boolean =>
  one.to <= other.from &&
  other.from - one.from <= farthest &&
  tokens[one.from]?.sentence === tokens[other.from]?.sentence;

/** Kinds that nearly every message has, for the one rule that needs them. */
const untold = new Set(['harmedOne', 'threatWill', 'playTalk', 'pastMonth', 'opDay', 'leanFare']);

/** More than there are kinds. */
const mostKinds = 4_096;

/**
 * The kinds of words in a text, and which stand beside each other: what the trained heads go by
 * besides the letters. Owners, times and jokes are among them, and they are alike in six languages.
 */
export function evidenceIn(scan: DangerScan): Set<string> {
  const evidence = new Set<string>();
  const numbers = new Map<string, number>();
  const hits = scan.hits
    .filter(({ kind }) => !untold.has(kind))
    .sort((one, other) => one.from - other.from);
  const kinds = hits.map(({ kind }) => {
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  });
  // A pair that was met before is not written out again.
  const met = new Set<number>();
  hits.forEach((one, at) => {
    evidence.add(one.kind);
    for (let next = at + 1; next < hits.length; next += 1) {
      const other = hits[next] as Hit;
      if (other.from - one.from > farthest) break;
      const pair = (kinds[at] as number) * mostKinds + (kinds[next] as number);
      if (one.kind === other.kind || met.has(pair) || !isBeside(scan, one, other)) continue;
      met.add(pair);
      evidence.add([one.kind, other.kind].sort().join(' '));
    }
  });
  return evidence;
}
