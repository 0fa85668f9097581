import { ordinaryWords } from '../../reading/lexicon/ordinary-words.ts';
import { detectLanguage } from '../../reading/engine/language.ts';
import {
  correctTokens,
  findPhrases,
  type Hit,
  indexPhrases,
  type Lexicon,
  type PhraseIndex,
} from '../../reading/engine/phrases.ts';
import { type Token, tokenise } from '../../reading/engine/tokens.ts';
import { conceptWords } from './data/concept-words.ts';
import { type FlagWord, flagWords, harmlessPhrases } from './data/flag-words.ts';
import { unclearWords } from './data/unclear-words.ts';

export interface FlagScan {
  tokens: readonly Token[];
  /** The same before typing errors were mended. */
  written: readonly Token[];
  of(word: FlagWord): readonly Hit[];
  /** The hits of a word that start from one token up to another, both included. */
  startingIn(word: FlagWord, first: number, last: number): readonly Hit[];
  isInSentence(word: FlagWord, sentence: number | undefined): boolean;
  /** Whether a token belongs to a turn of phrase that means no harm. */
  isHarmless(at: number): boolean;
  /** Tokens of signs that a list with 'or' strings together. */
  listed: ReadonlySet<number>;
  isPortuguese: boolean;
  /** The day on which it is read, as far as it is known: 2026-11-15. */
  today: string | null;
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

/** Tokens that a phrase may span, hyphens and quotes between its words included. */
export const longestPhrase = 16;

const notTypos =
  'spar sparring crunch crunches guard guards tip tips cheat chess crest guest squat squats split squeeze temp tempo stretto stretti strette fasting shorts point print wind feast cancel trail deport coma stays wall walls vine press pressing paint saint spent stunt fewer lever never favor favour blond flood brood start stroke slurpee seulement cors turf matches contain strong bind sting neat meia leve queimar sequence storing editing certain lite corporate exiting existed started starting journeys journey sent sake spin lone swaying spacing sharing boom bool dies';

interface Indexes {
  phrases: PhraseIndex;
  /**
   * What a typing error may stand for. The words of the concepts are left out: they are so
   * many and so common that 'Pilates' would become 'privates'.
   */
  spelling: PhraseIndex;
}

let indexes: Indexes | undefined;

const lexiconsOf = (words: Record<string, string>): Record<string, Lexicon> =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, { [name]: list }]));

function makeIndexes(): Indexes {
  const lexicons = { harmless: { harmless: harmlessPhrases }, ...lexiconsOf(flagWords) };
  const concepts = Object.values(conceptWords)
    .join(' ')
    .split(/[\s|]+/);
  const unclear = Object.values(unclearWords)
    .join(' ')
    .replaceAll('*', '')
    .split(/[\s|]+/);
  const stems = concepts.filter((word) => word.endsWith('*')).join(' | ');
  return {
    phrases: indexPhrases(
      { ...lexicons, ...lexiconsOf(conceptWords), ...lexiconsOf(unclearWords) },
      '',
    ),
    spelling: indexPhrases(
      { ...lexicons, ...lexiconsOf({ stems }) },
      `${ordinaryWords} ${notTypos} ${[...concepts, ...unclear].join(' ')}`,
    ),
  };
}

/** 'C h e s t', 'c.h.e.s.t': three or more single letters in a row are one word. */
const spelledOut = /(?<![\p{L}\p{N}'])\p{L}(?:[ .*_-]\p{L}){2,}(?![\p{L}'])/gu;

function plainText(text: string): string {
  return text
    .replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, (sign) => lookAlikes[sign] ?? sign)
    .replace(spelledOut, (letters) => letters.replace(/[^\p{L}]/gu, ''));
}

const listWords: readonly FlagWord[] = [
  'chest',
  'pain',
  'chestPain',
  'dizzy',
  'faint',
  'fever',
  'breathless',
  'flutter',
  'bleeding',
  'contractions',
  'headHit',
  'heartCondition',
  'noAir',
  'fluid',
  'numb',
  'surgery',
  'tight',
  'vomiting',
  'vomited',
  'sick',
  'coughBlood',
  'seizure',
  'eating',
  'careTeam',
  'headache',
  'coldSweat',
  'jaw',
];

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

export function scanFlags(text: string, today: string | null = null): FlagScan {
  indexes ??= makeIndexes();
  const { phrases, spelling } = indexes;
  const raw = tokenise(plainText(text));
  const tokens = correctTokens(spelling, raw);
  const hits = findPhrases(phrases, tokens);
  const masked = new Array<boolean>(tokens.length).fill(false);
  for (const hit of hits) if (hit.kind === 'harmless') masked.fill(true, hit.from, hit.to);
  const byWord = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (hit.kind === 'harmless' || masked[hit.from] || masked[hit.to - 1]) continue;
    const list = byWord.get(hit.kind);
    if (list) list.push(hit);
    else byWord.set(hit.kind, [hit]);
  }
  const of = (word: FlagWord): readonly Hit[] => byWord.get(word) ?? [];
  const sentences = new Map<FlagWord, Set<number | undefined>>();
  const listed = new Set<number>();
  for (const word of listWords) {
    for (const hit of of(word)) for (let i = hit.from; i < hit.to; i += 1) listed.add(i);
  }
  return {
    tokens,
    written: raw,
    of,
    startingIn: (word, first, last) => {
      const hits = of(word);
      return hits.slice(firstFrom(hits, first), firstFrom(hits, last + 1));
    },
    isInSentence: (word, sentence) => {
      let known = sentences.get(word);
      if (!known) {
        known = new Set(of(word).map((hit) => tokens[hit.from]?.sentence));
        sentences.set(word, known);
      }
      return known.has(sentence);
    },
    isHarmless: (at) => masked[at] ?? false,
    listed,
    isPortuguese: detectLanguage(raw).value === 'pt',
    today,
  };
}
