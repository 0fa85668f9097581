import { cards } from '../cards/all.ts';
import type { Card } from '../cards/card.ts';
import type { Cues } from './cues.ts';
import { synonyms } from './lexicon/synonyms.ts';
import { turnsOfPhrase } from './lexicon/turns-of-phrase.ts';
import { moments } from './moments/all.ts';
import type { Moment } from './moments/moment.ts';
import {
  buildIndex,
  type Found,
  type RetrievalIndex,
  stemsIn,
  type Word,
  wordsIn,
} from './retrieve.ts';

let cardIndex: RetrievalIndex | undefined;
let momentIndex: RetrievalIndex | undefined;

const cardById = new Map(cards.map((card) => [card.id, card]));
const momentById = new Map(moments.map((moment) => [moment.id, moment]));

export const findCard = (id: string): Card | undefined => cardById.get(id);
export const findMoment = (id: string): Moment | undefined => momentById.get(id);

/** What a message is looked up by: its own words with others for the same, or what foreign ones stand for. */
export function queryOf({ text, hits }: Pick<Cues, 'text' | 'hits'>, isForeign: boolean): Word[] {
  // Words of another language are not looked for among English ones.
  if (isForeign) {
    const meant = hits.filter(({ kind }) => kind === 'glossary').map(({ value }) => value);
    return [...new Set(meant)].flatMap((value) => wordsOf(value));
  }
  return wordsOf(text);
}

const sentenceEnd = /(?<=[.!?;:])\s+|\n+|\s[-–—]\s|[()]/;
const fewestWords = 2;
const mostParts = 12;

/** The sentences of a message, each looked up for itself: what is asked stands in one of them. */
export function partsOf(text: string): { text: string; words: Word[] }[] {
  return [...new Set(text.split(sentenceEnd))]
    .slice(0, mostParts)
    .map((part) => ({ text: part, words: wordsOf(part) }))
    .filter(({ words }) => words.filter((word) => word.some(isCardWord)).length >= fewestWords);
}

const longestFirst = Object.entries(turnsOfPhrase).sort(([a], [b]) => b.length - a.length);

/** What is said in a turn of phrase, in the words of the cards. */
function plainly(text: string): string {
  const said = ` ${wordsIn(text).join(' ')} `;
  return longestFirst.reduce(
    (so, [phrase, meant]) => so.replaceAll(` ${phrase} `, ` ${meant} `),
    said,
  );
}

/** Each word of meaning once, with what else it may be called. */
export function wordsOf(text: string): Word[] {
  return [...new Set(stemsIn(plainly(text)))].map((stem) => [
    stem,
    ...(otherWords.get(stem) ?? []),
  ]);
}

const otherWords = new Map(
  Object.entries(synonyms).map(([word, others]) => [stemsIn(word)[0] ?? word, stemsIn(others)]),
);

/** Built at the first question. */
function cardsByWords(): RetrievalIndex {
  cardIndex ??= buildIndex(
    cards.map(({ id, questions, terms, answer }) => ({ id, questions, terms, body: answer })),
  );
  return cardIndex;
}

/** Whether any card is asked for with this word. */
export const isCardWord = (stem: string): boolean => cardsByWords().knows(stem);

export function searchCards(query: readonly Word[], most = 5): (Found & { card: Card })[] {
  const index = cardsByWords();
  const corrected = query.map((word) => (word.length > 1 ? word : word.map(index.correct)));
  return index.search(corrected, most).flatMap(({ id, score, shared }) => {
    const card = cardById.get(id);
    return card ? [{ id, score, shared, card }] : [];
  });
}

/** The moment that a message is likest to, by the ways in which people say it. */
export function searchMoments(query: readonly Word[]): Found | undefined {
  momentIndex ??= buildIndex(
    moments.map(({ id, says }) => ({ id, questions: says, terms: [], body: '' })),
  );
  return momentIndex.search(query, 1)[0];
}
