/** English endings, the longer ones first. */
const endings = ['ingly', 'ings', 'iest', 'ing', 'ies', 'ied', 'ier', 'ily', 'ers', 'est']
  .concat(['ful', 'es', 'ed', 'er', 'ly', 's', 'd', 'r', 'y'])
  .map((ending) => ({ ending, isY: /^i(?:es|ed|er|est|ly)$/.test(ending) }));

const shortestStem = 4;

/** Whether a word is an everyday one or a plain form of it: 'combining', 'stopped', 'stories'. */
export function isInflected(ordinary: ReadonlySet<string>, word: string): boolean {
  if (ordinary.has(word)) return true;
  return endings.some(({ ending, isY }) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    // 'Stories', but 'sprayed': a vowel keeps its y.
    if (isY) return !/[aeiou]$/.test(stem) && ordinary.has(`${stem}y`);
    const isDoubled = stem.length > 3 && stem.at(-1) === stem.at(-2);
    if (isDoubled && ordinary.has(stem.slice(0, -1))) return true;
    if (stem.length >= shortestStem && ordinary.has(stem)) return true;
    return ending.length > 1 && stem.length >= 3 && ordinary.has(`${stem}e`);
  });
}
