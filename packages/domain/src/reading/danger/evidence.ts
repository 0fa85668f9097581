import type { Hit } from '../engine/phrases.ts';
import type { DangerScan } from './scan.ts';

/** Words further apart than this say little about each other. */
const farthest = 10;

const isBeside = ({ tokens }: DangerScan, one: Hit, other: Hit): boolean =>
  one.to <= other.from &&
  other.from - one.from <= farthest &&
  tokens[one.from]?.sentence === tokens[other.from]?.sentence;

/**
 * The kinds of words in a text, and which stand beside each other: what the trained heads go by
 * besides the letters. Owners, times and jokes are among them, and they are alike in six languages.
 */
export function evidenceIn(scan: DangerScan): Set<string> {
  const evidence = new Set<string>();
  const hits = [...scan.hits].sort((one, other) => one.from - other.from);
  hits.forEach((one, at) => {
    evidence.add(one.kind);
    for (let next = at + 1; next < hits.length; next += 1) {
      const other = hits[next] as Hit;
      if (other.from - one.from > farthest) break;
      if (!isBeside(scan, one, other) || one.kind === other.kind) continue;
      evidence.add([one.kind, other.kind].sort().join(' '));
    }
  });
  return evidence;
}
