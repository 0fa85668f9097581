import { editDistance } from '../../exercise/edit-distance.ts';

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

/** Finds the known word that a mistyped one stands for. */
export function makeSpeller(known: Iterable<string>): Speller {
  const byFirstLetter = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    const list = byFirstLetter.get(word.charAt(0));
    if (list) list.push(word);
    else byFirstLetter.set(word.charAt(0), [word]);
  }
  return {
    correct(word) {
      const limit = allowedSlips(word);
      if (limit === 0 || word.length > 24) return null;
      let best: { word: string; distance: number } | null = null;
      const weigh = (candidate: string) => {
        const most = Math.min(limit, allowedSlips(candidate), (best?.distance ?? 3) - 1);
        if (most < 1) return;
        const distance = editDistance(word, candidate, most);
        if (distance <= most) best = { word: candidate, distance };
      };
      for (const candidate of byFirstLetter.get(word.charAt(0)) ?? []) weigh(candidate);
      // The first two letters may have been swapped: 'ekttlebell'.
      for (const candidate of byFirstLetter.get(word.charAt(1)) ?? []) {
        if (candidate.charAt(1) === word.charAt(0)) weigh(candidate);
      }
      return best;
    },
  };
}
