import { type Claim, claim } from '../../claims.ts';
import type { Scan } from '../../engine/scan.ts';
import { isOneOf } from '../../engine/words.ts';
import { terms } from '../../lexicon/terms/shape/ways.ts';

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

const ftpReach = 3;
const leastWatts = 60;
const mostWatts = 500;

/** 'FTP 241', 'FTP is 280 W': the watts of an hour. */
export function readFtp(scan: Scan): Claim[] {
  const { tokens } = scan;
  const at = tokens.findIndex(({ text }) => text === 'ftp');
  if (at < 0) return [];
  const near = tokens.slice(at + 1, at + 1 + ftpReach);
  const offset = near.findIndex(({ value = 0 }) => value >= leastWatts && value <= mostWatts);
  const watts = near[offset]?.value;
  if (watts === undefined) return [];
  const quote = scan.quote(at, at + 2 + offset);
  return [claim('ftp', watts, 'ftp.said', { polarity: 'has', quote, certainty: 0.9 })];
}
