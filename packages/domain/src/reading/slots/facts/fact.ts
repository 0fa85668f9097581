import type { Claim } from '../../claims.ts';
import type { Span } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';

/** Something told of a person, with the place that is taken up by it: no wish is read there. */
export interface Fact extends Span {
  claim: Claim;
}

export type FactReader = (scan: Scan) => Fact[];
