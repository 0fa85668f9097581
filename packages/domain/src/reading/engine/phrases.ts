import { isInflected } from './inflected.ts';
import { makeSpeller, type Speller } from './spelling.ts';
import { fold, type Token } from './tokens.ts';

/** Words of all languages for each meaning, parted by '|'; a last '*' stands for any ending. */
export type Lexicon = Record<string, string>;

/** A phrase of a lexicon found in the text. */
export interface Hit {
  kind: string;
  value: string;
  /** Tokens, the second one not included. */
  from: number;
  to: number;
  typo: number;
}

interface Phrase {
  kind: string;
  value: string;
  words: { text: string; prefix: boolean }[];
}

export interface PhraseIndex {
  exact: Map<string, Phrase[]>;
  prefixes: Map<string, Phrase[]>;
  longestPrefix: number;
  words: Set<string>;
  /** Everyday words, each of which stands for its inflected forms too. */
  ordinary: Set<string>;
  wordPrefixes: Set<string>;
  speller: Speller;
}

const shortestPrefix = 3;

/** Lexicons are folded to plain letters first, so no full reading of marks is needed. */
function parsePhrase(kind: string, value: string, folded: string): Phrase {
  const words = (folded.match(/[a-z]+\*?|\d+/g) ?? []).map((word) => {
    const prefix = word.endsWith('*');
    return { text: prefix ? word.slice(0, -1) : word, prefix };
  });
  return { kind, value, words };
}

function put(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const list = map.get(key);
  if (list) list.push(phrase);
  else map.set(key, [phrase]);
}

/** One index over all lexicons, so that a text is walked through once. */
export function indexPhrases(
  lexicons: Record<string, Lexicon>,
  ordinaryWords: string,
): PhraseIndex {
  const exact = new Map<string, Phrase[]>();
  const prefixes = new Map<string, Phrase[]>();
  const words = new Set<string>();
  const wordPrefixes = new Set<string>();
  for (const [kind, lexicon] of Object.entries(lexicons)) {
    for (const [value, sources] of Object.entries(lexicon)) {
      for (const source of fold(sources).text.split('|')) {
        const phrase = parsePhrase(kind, value, source);
        const first = phrase.words[0];
        if (!first) continue;
        put(first.prefix ? prefixes : exact, first.text, phrase);
        for (const word of phrase.words) (word.prefix ? wordPrefixes : words).add(word.text);
      }
    }
  }
  const speller = makeSpeller([...words].filter((word) => /^\p{L}+$/u.test(word)));
  const ordinary = new Set(fold(ordinaryWords).text.split(/\s+/));
  const longestPrefix = Math.max(0, ...[...wordPrefixes].map((prefix) => prefix.length));
  return { exact, prefixes, longestPrefix, words, ordinary, wordPrefixes, speller };
}

/** A word of any lexicon or of everyday speech: no typing error. */
export function isKnown(index: PhraseIndex, word: string): boolean {
  if (index.words.has(word) || isInflected(index.ordinary, word)) return true;
  for (
    let length = shortestPrefix;
    length <= Math.min(word.length, index.longestPrefix);
    length += 1
  ) {
    if (index.wordPrefixes.has(word.slice(0, length))) return true;
  }
  // A plain plural or inflection of a known word is no typing error.
  return word.length > 4 && index.words.has(word.slice(0, -1));
}

/** Words that are nearly a known one become it; each keeps how far it was off. */
export function correctTokens(index: PhraseIndex, tokens: readonly Token[]): Token[] {
  const seen = new Map<string, { word: string; distance: number } | null>();
  return tokens.map((token) => {
    if (token.kind !== 'word' || token.text.length < 4 || isKnown(index, token.text)) return token;
    let found = seen.get(token.text);
    if (found === undefined) {
      found = index.speller.correct(token.text);
      seen.set(token.text, found);
    }
    return found ? { ...token, text: found.word, typo: found.distance } : token;
  });
}

/** Hyphens and quotes may stand between the words of a phrase. */
function nextWord(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === 'mark' && /^[-"'_/&]$/.test(tokens[next]?.text ?? '')) next += 1;
  return next;
}

function endOfMatch(phrase: Phrase, tokens: readonly Token[], from: number): number | null {
  let at = from;
  for (const [i, word] of phrase.words.entries()) {
    if (i > 0) at = nextWord(tokens, at);
    const token = tokens[at];
    if (!token || token.kind === 'mark') return null;
    const fits = word.prefix ? token.text.startsWith(word.text) : token.text === word.text;
    if (!fits) return null;
    at += 1;
  }
  return at;
}

function candidatesAt(index: PhraseIndex, word: string): Phrase[] {
  const found = [...(index.exact.get(word) ?? [])];
  for (
    let length = shortestPrefix;
    length <= Math.min(word.length, index.longestPrefix);
    length += 1
  ) {
    const more = index.prefixes.get(word.slice(0, length));
    if (more) found.push(...more);
  }
  return found;
}

/** All phrases in the text; of one kind the longest from each place, without overlaps. */
export function findPhrases(index: PhraseIndex, tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<string, number>();
  for (const [from, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    const longest = new Map<string, Hit>();
    for (const phrase of candidatesAt(index, token.text)) {
      if ((busyUntil.get(phrase.kind) ?? 0) > from) continue;
      const to = endOfMatch(phrase, tokens, from);
      if (to === null || to <= (longest.get(phrase.kind)?.to ?? 0)) continue;
      const typo = tokens.slice(from, to).reduce((sum, { typo }) => sum + typo, 0);
      longest.set(phrase.kind, { kind: phrase.kind, value: phrase.value, from, to, typo });
    }
    for (const hit of longest.values()) {
      busyUntil.set(hit.kind, hit.to);
      hits.push(hit);
    }
  }
  return hits;
}
