/** 'breathe' has one, 'little' two: silent endings are taken off, vowel groups counted. */
function countSyllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare === '') return 1;
  if (bare.length <= 3) return 1;
  const spoken = bare
    .replace(/(?:[^laeiouy]|[aeiouy]l)es$/, (end) => end[0] ?? '')
    .replace(/([^td])ed$/, '$1')
    .replace(/([^l]|[aeiouy]l)e$/, '$1')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Flesch–Kincaid grade of a text (Kincaid 1975): the school year in which it can
 * be read. 0 for a text without words.
 */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  if (words.length === 0) return 0;
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const parts = words.flatMap((word) => word.split('-')).filter((part) => part !== '');
  const syllables = parts.reduce((sum, word) => sum + countSyllables(word), 0);
  const perSentence = parts.length / Math.max(1, sentences.length);
  return 0.39 * perSentence + 11.8 * (syllables / parts.length) - 15.59;
}
