import { editDistance } from '../../exercise/edit-distance.ts';
import { BoundedCache } from './bounded-cache.ts';
import { isInflected } from './inflected.ts';
import { makeSpeller, type Speller } from './spelling.ts';
import { asWritten, fold, type Token } from './tokens.ts';
import { isRuleWord } from './words.ts';

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
  /** Of phrases that are as long, the one with the lowest rank is meant. */
  rank: number;
}

/** The phrases that begin with one word, by what the second one must be. */
interface Openings {
  alone: Phrase[];
  bySecond: Map<string, Phrase[]>;
  byStem: Phrase[];
}

interface Correction {
  word: string;
  distance: number;
}

export interface PhraseIndex {
  exact: Map<string, Openings>;
  prefixes: Map<string, Openings>;
  longestPrefix: number;
  words: Set<string>;
  /** Everyday words, each of which stands for its inflected forms too. */
  ordinary: Set<string>;
  wordPrefixes: Set<string>;
  speller: Speller;
  /** What each word of earlier texts was a slip of; null where it is none. */
  corrections: BoundedCache<Correction | null>;
  /** The phrases that each word of earlier texts may begin. */
  openings: BoundedCache<readonly Openings[]>;
}

const refusingKinds = new Set(['neg', 'leave', 'away', 'barred', 'refuse', 'threat']);
const shortestPrefix = 3;
const mostRemembered = 4_000;
/** More than there are phrases: those that begin with a stem come after all others. */
const ranksPerLength = 1_000_000;

/** Lexicons are folded to plain letters first, so no full reading of marks is needed. */
function parsePhrase(kind: string, value: string, folded: string, order: number): Phrase {
  const words = (folded.match(/[a-z]+\*?|\d+/g) ?? []).map((word) => {
    const prefix = word.endsWith('*');
    return { text: prefix ? word.slice(0, -1) : asWritten(word), prefix };
  });
  const [first] = words;
  const stemLength = first?.prefix ? first.text.length : 0;
  return { kind, value, words, rank: stemLength * ranksPerLength + order };
}

function put(map: Map<string, Openings>, key: string, phrase: Phrase): void {
  let openings = map.get(key);
  if (!openings) {
    openings = { alone: [], bySecond: new Map(), byStem: [] };
    map.set(key, openings);
  }
  const second = phrase.words[1];
  if (!second) openings.alone.push(phrase);
  else if (second.prefix) openings.byStem.push(phrase);
  else {
    const list = openings.bySecond.get(second.text);
    if (list) list.push(phrase);
    else openings.bySecond.set(second.text, [phrase]);
  }
}

/** One index over all lexicons, so that a text is walked through once. */
export function indexPhrases(
  lexicons: Record<string, Lexicon>,
  ordinaryWords: string,
): PhraseIndex {
  const exact = new Map<string, Openings>();
  const prefixes = new Map<string, Openings>();
  let order = 0;
  const words = new Set<string>();
  const wordPrefixes = new Set<string>();
  const refusing = new Set<string>();
  for (const [kind, lexicon] of Object.entries(lexicons)) {
    for (const [value, sources] of Object.entries(lexicon)) {
      for (const source of fold(sources).text.split('|')) {
        const phrase = parsePhrase(kind, value, source, order);
        order += 1;
        const first = phrase.words[0];
        if (!first) continue;
        put(first.prefix ? prefixes : exact, first.text, phrase);
        for (const word of phrase.words) {
          const isNew = !words.has(word.text);
          (word.prefix ? wordPrefixes : words).add(word.text);
          if (refusingKinds.has(kind)) {
            if (isNew) refusing.add(word.text);
          } else refusing.delete(word.text);
        }
      }
    }
  }
  // Of two words as near as each other, the one that rules something out is guessed last.
  const spelled = [...words].filter((word) => /^\p{L}+$/u.test(word));
  const isLate = (word: string) => refusing.has(word);
  const speller = makeSpeller([
    ...spelled.filter((word) => !isLate(word)),
    ...spelled.filter(isLate),
  ]);
  const ordinary = new Set(fold(ordinaryWords).text.split(/\s+/));
  const longestPrefix = Math.max(0, ...[...wordPrefixes].map((prefix) => prefix.length));
  return {
    exact,
    prefixes,
    longestPrefix,
    words,
    ordinary,
    wordPrefixes,
    speller,
    corrections: new BoundedCache(mostRemembered),
    openings: new BoundedCache(mostRemembered),
  };
}

const plainEnding = /[aeinorsty]$/;

/** A word of any lexicon or of everyday speech: no typing error. */
export function isKnownWord(index: PhraseIndex, word: string): boolean {
  if (index.words.has(word) || isRuleWord(word) || isInflected(index.ordinary, word)) return true;
  for (
    let length = shortestPrefix;
    length <= Math.min(word.length, index.longestPrefix);
    length += 1
  ) {
    if (index.wordPrefixes.has(word.slice(0, length))) return true;
  }
  // A plain plural or inflection of a known word is no typing error.
  return word.length > 4 && plainEnding.test(word) && index.words.has(word.slice(0, -1));
}

/** Words that are nearly a known one become it; each keeps how far it was off. */
export function correctTokens(index: PhraseIndex, tokens: readonly Token[]): Token[] {
  const correct = (word: string) => (isKnownWord(index, word) ? null : index.speller.correct(word));
  let before = '';
  return tokens.map((token) => {
    const isShort = token.kind !== 'word' || token.text.length < 4;
    const found = isShort ? null : index.corrections.get(token.text, correct);
    const meant = found && (secondOfPhrase(index, before, token.text) ?? found);
    const result = meant ? { ...token, text: meant.word, typo: meant.distance } : token;
    before = result.text;
    return result;
  });
}

/** 'Resistance bans': of the words that are as near, the one that goes on with a phrase is meant. */
function secondOfPhrase(index: PhraseIndex, first: string, word: string): Correction | null {
  for (const second of index.exact.get(first)?.bySecond.keys() ?? []) {
    const isNear = second.length >= 4 && second.charAt(0) === word.charAt(0);
    if (isNear && editDistance(word, second, 1) <= 1) return { word: second, distance: 1 };
  }
  return null;
}

/** Hyphens and quotes may stand between the words of a phrase. */
const innerMarks = new Set(['-', '"', "'", '_', '/', '&']);

function nextWord(tokens: readonly Token[], at: number): number {
  let next = at;
  while (tokens[next]?.kind === 'mark' && innerMarks.has(tokens[next]?.text ?? '')) next += 1;
  return next;
}

/** Where a phrase ends whose first word stands at a token. */
function endOfMatch({ words }: Phrase, tokens: readonly Token[], from: number): number | null {
  let at = from + 1;
  for (let i = 1; i < words.length; i += 1) {
    at = nextWord(tokens, at);
    const token = tokens[at];
    const word = words[i];
    if (!token || !word || token.kind === 'mark') return null;
    const fits = word.prefix
      ? token.text.startsWith(word.text)
      : token.text === word.text || token.bare === word.text;
    if (!fits) return null;
    at += 1;
  }
  return at;
}

function openingsOf(index: PhraseIndex, word: string): Openings[] {
  const exact = index.exact.get(word);
  const found = exact ? [exact] : [];
  const longest = Math.min(word.length, index.longestPrefix);
  for (let length = shortestPrefix; length <= longest; length += 1) {
    const more = index.prefixes.get(word.slice(0, length));
    if (more) found.push(more);
  }
  return found;
}

interface Match {
  phrase: Phrase;
  to: number;
}

/** The phrases that stand in the text from one token on, in the order of their lists. */
function matchesAt(
  tokens: readonly Token[],
  from: number,
  openings: readonly Openings[],
): readonly Match[] {
  const matches: Match[] = [];
  const tryAll = (phrases: readonly Phrase[]) => {
    for (const phrase of phrases) {
      const to = endOfMatch(phrase, tokens, from);
      if (to !== null) matches.push({ phrase, to });
    }
  };
  const { text: second = '', bare } = tokens[nextWord(tokens, from + 1)] ?? {};
  for (const { alone, bySecond, byStem } of openings) {
    tryAll(alone);
    tryAll(bySecond.get(second) ?? []);
    if (bare !== undefined) tryAll(bySecond.get(bare) ?? []);
    tryAll(byStem);
  }
  return matches.sort((a, b) => a.phrase.rank - b.phrase.rank);
}

/** Letters of all words of a phrase that had to change. */
function countTypos(tokens: readonly Token[], from: number, to: number): number {
  let typos = 0;
  for (let at = from; at < to; at += 1) typos += tokens[at]?.typo ?? 0;
  return typos;
}

/** All phrases in the text; of one kind the longest from each place, without overlaps. */
export function findPhrases(index: PhraseIndex, tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<string, number>();
  const open = (word: string) => openingsOf(index, word);
  for (const [from, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    const openings = index.openings.get(token.text, open);
    if (openings.length === 0) continue;
    const longest = new Map<string, Match>();
    for (const match of matchesAt(tokens, from, openings)) {
      const { kind } = match.phrase;
      if ((busyUntil.get(kind) ?? 0) > from) continue;
      if (match.to > (longest.get(kind)?.to ?? 0)) longest.set(kind, match);
    }
    for (const [kind, { phrase, to }] of longest) {
      busyUntil.set(kind, to);
      const typo = countTypos(tokens, from, to);
      hits.push({ kind, value: phrase.value, from, to, typo });
    }
  }
  return hits;
}
