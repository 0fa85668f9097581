import { type Claim, claim } from '../../claims.ts';
import type { Scan } from '../../engine/scan.ts';
import { ownMoves } from '../../lexicon/terms/moves/own-moves.ts';
import { isGone } from '../kit/gone.ts';
import { findShortNames } from './short-names.ts';

/** 'Heavy day. Trap bar': a thing with one lift of its own, where no move is named. */
export function readOwnMoves(scan: Scan): Claim[] {
  if (scan.of('move').length + findShortNames(scan).length > 0) return [];
  for (const hit of scan.of('equipment')) {
    const words = scan.tokens
      .slice(hit.from, hit.to)
      .map(({ text }) => text)
      .join(' ');
    const id = ownMoves.get(words);
    if (!id || scan.polarity(hit) !== 'plain' || isGone(scan, hit)) continue;
    const quote = scan.quote(hit.from, hit.to);
    return [claim('exercise', id, 'exercise.of-thing', { certainty: 0.75, quote })];
  }
  return [];
}
