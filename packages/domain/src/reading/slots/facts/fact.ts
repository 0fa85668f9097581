import type { Claim } from '../../claims.ts';
import type { Span } from '../../engine/features.ts';
import type { Scan } from '../../engine/scan.ts';

/** Something told of a person, with the place that is taken up by it: no wish is read there. */
export interface Fact extends Span {
  claim: Claim;
}

export type FactReader = (scan: Scan) => Fact[];

/** The tokens of a span are words of these, or nothing. */
export function isOnly(scan: Scan, { from, to }: Span, words: ReadonlySet<string>): boolean {
  return to >= from && scan.tokens.slice(from, to).every(({ text }) => words.has(text));
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** From the start of the clause, or of what was said before it in the same one. */
export const isSameSegment = ({ tokens }: Scan, one: number, other: number): boolean =>
  tokens[one]?.segment === tokens[other]?.segment;
