import type { Hit } from '../../engine/phrases.ts';
import type { Scan } from '../../engine/scan.ts';
import { terms } from '../../lexicon/terms/moves/swapped.ts';

const reachTokens = 5;

/** 'Swap the lunges for something', 'replace barbell with dumbbells': what follows the verb goes. */
export function isSwappedOut({ tokens }: Scan, hit: Pick<Hit, 'from'>): boolean {
  const segment = tokens[hit.from]?.segment;
  for (let at = hit.from - 1; at >= Math.max(0, hit.from - reachTokens); at -= 1) {
    const token = tokens[at];
    if (token?.segment !== segment || terms.forWords.has(token?.text)) return false;
    if (terms.swapWords.has(token?.text)) return true;
  }
  return false;
}
