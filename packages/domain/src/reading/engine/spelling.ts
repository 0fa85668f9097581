import { editDistance, letterBits, mayBeNear } from '../../exercise/edit-distance.ts';

export interface Speller {
  correct(word: string): { word: string; distance: number } | null;
}

/**
 * Six languages stand side by side here, so that a word two letters off is more often another
 * word than a slip: only long words may be that far off (design, training §2 is for one language).
 */
function allowedSlips(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

interface KnownWord {
  text: string;
  letters: number;
  slips: 0 | 1 | 2;
  /** Of two that are as near, the one that was known first is meant. */
  rank: number;
}

const shortestKnown = 4;
const longestMistyped = 24;

/** Finds the known word that a mistyped one stands for. */
export function makeSpeller(known: Iterable<string>): Speller {
  /** By first letter and length, so that only words which can be near are looked at. */
  const drawers = new Map<string, KnownWord[]>();
  let count = 0;
  for (const text of known) {
    if (text.length < shortestKnown) continue;
    const drawer = `${text.charAt(0)}${text.length}`;
    const word = { text, letters: letterBits(text), slips: allowedSlips(text), rank: count };
    const list = drawers.get(drawer);
    if (list) list.push(word);
    else drawers.set(drawer, [word]);
    count += 1;
  }
  return {
    correct(word) {
      const limit = allowedSlips(word);
      if (limit === 0 || word.length > longestMistyped) return null;
      const [first, second] = [word.charAt(0), word.charAt(1)];
      const letters = letterBits(word);
      let best: { word: string; distance: number; rank: number } | null = null;
      const weigh = ({ text, letters: others, slips }: KnownWord, rank: number) => {
        const most = Math.min(limit, slips, best?.distance ?? limit);
        if (!mayBeNear(letters, others, most)) return;
        const distance = editDistance(word, text, most);
        const isNearer = !best || distance < best.distance || rank < best.rank;
        if (distance <= most && isNearer) best = { word: text, distance, rank };
      };
      for (let length = word.length - limit; length <= word.length + limit; length += 1) {
        for (const other of drawers.get(`${first}${length}`) ?? []) weigh(other, other.rank);
        if (second === first) continue;
        // The first two letters may have been swapped: 'ekttlebell'.
        for (const other of drawers.get(`${second}${length}`) ?? []) {
          if (other.text.charAt(1) === first) weigh(other, other.rank + count);
        }
      }
      return best;
    },
  };
}
