import { type Claim, claim } from '../../claims.ts';
import type { Hit } from '../../engine/phrases.ts';
import { type Scan, trust } from '../../engine/scan.ts';
import type { Attribute } from '../../vocabulary.ts';

/** A kind of move that is out. */
export function refuse(scan: Scan, value: Attribute, rule: string, hit: Hit, most = 0.93): Claim {
  const quote = scan.quote(Math.max(0, hit.from - 1), hit.to);
  return claim('attribute', value, rule, {
    polarity: 'refuses',
    certainty: trust(hit, most),
    quote,
  });
}
