import type { Language } from '../vocabulary.ts';
import { languages } from '../vocabulary.ts';
import { languageWords } from '../lexicon/kit.ts';
import { fold, type Token } from './tokens.ts';

const wordSets = new Map(
  languages.map((language) => [language, new Set(fold(languageWords[language]).text.split(/\s+/))]),
);

/** A word that many languages share tells little. */
const weights = new Map<string, number>();
for (const words of wordSets.values()) {
  for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
}

/** The language with the most of its own small words; English where nothing tells. */
export function detectLanguage(tokens: readonly Token[]): { value: Language; confidence: number } {
  const words = tokens.filter((token) => token.kind === 'word').slice(0, 400);
  const scores = languages.map((language) => {
    const own = words.filter((word) => wordSets.get(language)?.has(word.text));
    return {
      language,
      score: own.reduce((sum, { text }) => sum + 1 / (weights.get(text) ?? 1), 0),
    };
  });
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  // One shared word such as 'e' or 'no' is no language.
  if (!best || best.score < 0.3) return { value: 'en', confidence: 0.5 };
  const lead = (best.score - (second?.score ?? 0)) / best.score;
  return { value: best.language, confidence: Math.round((0.5 + 0.45 * lead) * 100) / 100 };
}
