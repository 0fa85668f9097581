import { allowedTypos, editDistance } from '../../exercise/edit-distance.ts';

export interface Speller {
  correct(word: string): { word: string; distance: number } | null;
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
      const limit = allowedTypos(word);
      if (limit === 0 || word.length > 24) return null;
      let best: { word: string; distance: number } | null = null;
      const weigh = (candidate: string) => {
        const most = Math.min(limit, allowedTypos(candidate), (best?.distance ?? 3) - 1);
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
