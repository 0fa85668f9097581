import type { Hit } from './phrases.ts';

/** The first place in a list ordered by 'from' that starts at a token or later. */
export function firstFrom(hits: readonly Hit[], at: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
