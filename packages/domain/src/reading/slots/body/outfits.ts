import { findPair } from '../../engine/pairs.ts';
import type { Scan } from '../../engine/scan.ts';
import type { FocusArea } from '../../vocabulary.ts';

/** What a garment shows, and where in the text it is told. */
export interface Outfit {
  areas: readonly FocusArea[];
  from: number;
  to: number;
}

const cuts = ['arms+shoulders', 'back'];
const reach = 4;

/** 'A sleeveless dress in June', 'vestido sin espalda': clothes that say what is to look good. */
export function outfitsIn(scan: Scan): Outfit[] {
  return cuts.flatMap((cut) => {
    const found = findPair(scan, 'cloth', { one: cut, other: 'garment', reach });
    if (!found) return [];
    return [{ areas: cut.split('+') as FocusArea[], from: found.one.from, to: found.one.to }];
  });
}
