import { type Claim, claim } from '../claims.ts';
import type { Scan } from '../engine/scan.ts';
import { blocksOf } from '../slots/shape/blocks.ts';
import { orderLines } from '../slots/shape/written.ts';

/** Several parts in a row, in their order, each with its own lines. */
export function readParts(scan: Scan): Claim[] {
  const blocks = blocksOf(scan).filter(({ isEdge }) => !isEdge);
  if (blocks.length < 2) return [];
  const lines = orderLines(scan);
  return blocks.map(({ wish, from, to }) => {
    const quote = scan.quote(from, to).replace(/[\s,;.+&]+$/, '');
    const items = lines
      .filter(({ hit }) => hit.from >= from && hit.to <= to)
      .map(({ item }) => item);
    const value = items.length > 0 ? { ...wish, items } : wish;
    return claim('block', value, 'block.chain', { quote, certainty: 0.85 });
  });
}
