import type { Scan } from '../engine/scan.ts';
import { isOneOf } from '../engine/words.ts';
import { terms } from '../lexicon/terms/ways.ts';

/** Pieces of different length in a row: '250, 500, 750, 1000'. */
export interface WayLadder {
  metres: number[];
  from: number;
  to: number;
}

const leastPieces = 3;
const isPiece = (value: number | undefined): value is number =>
  value !== undefined && value >= 100 && value <= 5000 && value % 50 === 0;

/** Three and more bare lengths with nothing but commas, slashes or dashes between them. */
export function wayLadder({ tokens }: Scan): WayLadder | null {
  let from = 0;
  while (from < tokens.length) {
    const metres: number[] = [];
    let at = from;
    let to = from;
    while (isPiece(tokens[at]?.value)) {
      metres.push(tokens[at]?.value ?? 0);
      at += 1;
      if (tokens[at]?.text === 'm') at += 1;
      to = at;
      while (isOneOf(tokens[at]?.text ?? '', ', / - – then and')) at += 1;
    }
    if (metres.length >= leastPieces) return { metres, from, to };
    from = Math.max(from + 1, to);
  }
  return null;
}

const reach = 4;

/** 'Rest equal to work', 'equal time rest': as long as the piece before it took. */
export function restsAsLong({ tokens }: Scan): boolean {
  return tokens.some(({ text }, i) => {
    if (!terms.rests.has(text)) return false;
    const near = tokens.slice(Math.max(0, i - reach), i + reach + 1);
    return near.some((one) => terms.asLong.has(one.text));
  });
}
