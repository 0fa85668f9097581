import { languageWords } from '../lexicon/kit.ts';
import type { Language } from '../vocabulary.ts';
import { languages } from '../vocabulary.ts';
import { fold, type Token } from './tokens.ts';

const wordSets = new Map(
  languages.map((language) => [language, new Set(fold(languageWords[language]).text.split(/\s+/))]),
);

/** In which languages a small word stands; one that many share tells little. */
const languagesOf = new Map<string, number[]>();
for (const [place, language] of languages.entries()) {
  for (const word of wordSets.get(language) ?? []) {
    const known = languagesOf.get(word);
    if (known) known.push(place);
    else languagesOf.set(word, [place]);
  }
}

const mostWords = 400;

/** The language with the most of its own small words; English where nothing tells. */
export function detectLanguage(tokens: readonly Token[]): { value: Language; confidence: number } {
  const scores = languages.map((language) => ({ language, score: 0 }));
  let words = 0;
  for (const { kind, text } of tokens) {
    if (kind !== 'word') continue;
    words += 1;
    if (words > mostWords) break;
    const places = languagesOf.get(text);
    if (!places) continue;
    for (const place of places) {
      const one = scores[place];
      if (one) one.score += 1 / places.length;
    }
  }
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  // One shared word such as 'e' or 'no' is no language.
  if (!best || best.score < 0.3) return { value: 'en', confidence: 0.5 };
  const lead = (best.score - (second?.score ?? 0)) / best.score;
  return { value: best.language, confidence: Math.round((0.5 + 0.45 * lead) * 100) / 100 };
}
