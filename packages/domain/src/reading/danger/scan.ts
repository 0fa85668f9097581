import { detectLanguage } from '../engine/language.ts';
import {
  correctTokens,
  findPhrases,
  type Hit,
  indexPhrases,
  type Lexicon,
  type PhraseIndex,
} from '../engine/phrases.ts';
import { quoteOf, type Token, tokenise } from '../engine/tokens.ts';
import {
  dangerWords,
  listedKinds,
  notSlips,
  slipKinds,
  wordsOfOtherMeaning,
} from '../lexicon/data/danger.ts';
import { harmlessPhrases } from '../lexicon/data/harmless.ts';
import { seenWords } from '../lexicon/data/seen-words.ts';
import { numberWords } from '../lexicon/language/number-words.ts';
import { ordinaryWords } from '../lexicon/language/ordinary-words.ts';
import type { Language } from '../vocabulary.ts';
import { findCounted } from './counted.ts';

/** A text with the words of danger that stand in it, before any of them is weighed. */
export interface DangerScan {
  tokens: readonly Token[];
  language: Language;
  hits: readonly Hit[];
  of(kind: string): readonly Hit[];
  /** The hits of a kind that start from one token up to another, both included. */
  startingIn(kind: string, first: number, last: number): readonly Hit[];
  isInSentence(kind: string, sentence: number | undefined): boolean;
  quote(from: number, to: number): string;
  /** Tokens of signs that a list with 'or' strings together. */
  listed: ReadonlySet<number>;
  /** The day on which it is read, as far as it is known: 2026-11-15. */
  today: string | null;
}

/** Tokens that a phrase may span, hyphens and quotes between its words included. */
export const longestPhrase = 16;

interface Indexes {
  phrases: PhraseIndex;
  /** What a typing error may stand for; the rest are words that nobody has mistyped. */
  spelling: PhraseIndex;
}

let indexes: Indexes | undefined;

const lexiconsOf = (words: Record<string, string>): Record<string, Lexicon> =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, { [name]: list }]));

function makeIndexes(): Indexes {
  const harmless = { harmless: { harmless: harmlessPhrases } };
  const slips = new Set<string>(slipKinds);
  const kinds = Object.entries(dangerWords);
  const mended = Object.fromEntries(kinds.filter(([kind]) => slips.has(kind)));
  const others = kinds.filter(([kind]) => !slips.has(kind)).map(([, words]) => words);
  const words = others.join(' ').split(/[\s|]+/);
  const stems = words.filter((word) => word.endsWith('*')).join(' | ');
  const whole = words.map((word) => word.replace('*', '')).join(' ');
  return {
    phrases: indexPhrases({ ...harmless, ...lexiconsOf(dangerWords) }, ''),
    spelling: indexPhrases(
      { ...harmless, ...lexiconsOf(mended), ...lexiconsOf({ stems }) },
      // 'Seis' is a number, and no slip of 'sein'.
      `${ordinaryWords} ${seenWords} ${notSlips} ${Object.values(numberWords).join(' ').replaceAll('|', ' ')} ${whole}`,
    ),
  };
}

/** 'Ch3st p@in'. */
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** 'C h e s t', 'c.h.e.s.t': three or more single letters in a row are one word. */
const spelledOut = /(?<![\p{L}\p{N}'])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}'])/gu;
/** 'My throat's tight' speaks of a throat; 'it's' and 'what's' are words of their own. */
const ownerEnding =
  /(?<![\p{L}])(?!(?:it|that|what|who|let|he|she|how|where|there|here)['’])(\p{L}{3,})['’]s(?!\p{L})/giu;

/** Letters that were hidden, each at its place: the quotes stay those of the text. */
function unmask(text: string): string {
  return text
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => lookAlikes[sign] ?? sign)
    .replace(spelledOut, (all) => all.replace(/[^\p{L}]/gu, '').padEnd(all.length))
    .replace(ownerEnding, '$1  ');
}

/** The first place in a list ordered by 'from' that starts at a token or later. */
function firstFrom(hits: readonly Hit[], at: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.from ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const none: readonly Hit[] = [];

function group(hits: readonly Hit[], length: number): Map<string, Hit[]> {
  const masked = new Array<boolean>(length).fill(false);
  for (const { kind, from, to } of hits) {
    if (kind === 'harmless' || kind === 'idiom') masked.fill(true, from, to);
  }
  const byKind = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (hit.kind === 'harmless') continue;
    if (hit.kind !== 'idiom' && (masked[hit.from] || masked[hit.to - 1])) continue;
    const list = byKind.get(hit.kind);
    if (list) list.push(hit);
    else byKind.set(hit.kind, [hit]);
  }
  return byKind;
}

/** A word two letters off is in six languages more often another word than a slip. */
function mend(raw: readonly Token[], spelling: PhraseIndex): Token[] {
  return correctTokens(spelling, raw).map((token, at) =>
    token.typo > 1 ? (raw[at] ?? token) : token,
  );
}

/** Reads a text once for all that the rules of danger look at. */
export function scanDanger(text: string, day?: string | null): DangerScan {
  const today = day ?? null;
  indexes ??= makeIndexes();
  const raw = tokenise(unmask(text));
  const tokens = mend(raw, indexes.spelling);
  const language = detectLanguage(raw).value;
  const others = wordsOfOtherMeaning[language] ?? {};
  const phrases = findPhrases(indexes.phrases, tokens).filter(
    ({ kind, from }) => others[kind] === undefined || others[kind] !== tokens[from]?.text,
  );
  const found = [...phrases, ...findCounted(tokens)];
  const byKind = group(found, tokens.length);
  const of = (kind: string): readonly Hit[] => byKind.get(kind) ?? none;
  const sentences = new Map<string, Set<number | undefined>>();
  const listed = new Set<number>();
  for (const kind of listedKinds) {
    for (const hit of of(kind)) for (let i = hit.from; i < hit.to; i += 1) listed.add(i);
  }
  return {
    tokens,
    language,
    hits: [...byKind.values()].flat(),
    of,
    startingIn: (kind, first, last) => {
      const hits = of(kind);
      return hits.length === 0
        ? none
        : hits.slice(firstFrom(hits, first), firstFrom(hits, last + 1));
    },
    isInSentence: (kind, sentence) => {
      let known = sentences.get(kind);
      if (!known) {
        known = new Set(of(kind).map((hit) => tokens[hit.from]?.sentence));
        sentences.set(kind, known);
      }
      return known.has(sentence);
    },
    quote: (from, to) => quoteOf(text, tokens, from, to),
    listed,
    today,
  };
}
