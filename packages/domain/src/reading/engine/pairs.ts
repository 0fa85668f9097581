import type { Hit } from './phrases.ts';
import type { Scan } from './scan.ts';

/** Two signs that mean something only together, and how many tokens may lie between. */
export interface Pair {
  one: string;
  other: string;
  reach: number;
  /** A comma may part them however far they are. */
  isWide?: boolean;
}

interface FoundPair {
  one: Hit;
  other: Hit;
  from: number;
  to: number;
}

/** The first two phrases of a kind that stand together: in one clause, or close across a comma. */
export function findPair(
  scan: Scan,
  kind: string,
  { one, other, reach, isWide = false }: Pair,
  isFit: (a: Hit, b: Hit) => boolean = () => true,
): FoundPair | null {
  const { tokens } = scan;
  const signs = scan.of(kind);
  for (const a of signs.filter(({ value }) => value === one)) {
    const b = signs.find((sign) => {
      if (sign.value !== other) return false;
      if (tokens[sign.from]?.sentence !== tokens[a.from]?.sentence) return false;
      const gap = sign.from >= a.to ? sign.from - a.to : a.from - sign.to;
      if (gap < 0 || gap > reach) return false;
      const isBeside = isWide || tokens[sign.from]?.segment === tokens[a.from]?.segment || gap <= 2;
      return isBeside && isFit(a, sign);
    });
    if (b) return { one: a, other: b, from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) };
  }
  return null;
}
