import { textAt } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/moves/descended.ts';

const near = 3;

/** 'Bajo las escaleras como un pato', 'komm kaum die Treppe runter': how sore legs get about. */
export function isDescended(scan: Scan, { from, to }: { from: number; to: number }): boolean {
  const { segment } = scan.tokens[from] ?? {};
  const isHere = (at: number) => scan.tokens[at]?.segment === segment;
  for (let at = Math.max(0, from - near); at < from; at += 1) {
    if (!isHere(at)) continue;
    if (terms.goingDown.has(textAt(scan, at))) return true;
    const isDown = terms.down.has(textAt(scan, at)) && terms.getting.has(textAt(scan, at - 1));
    if (isDown) return true;
  }
  return isHere(to) && terms.downAfter.has(textAt(scan, to));
}
