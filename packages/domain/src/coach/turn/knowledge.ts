import { cards } from '../cards/all.ts';
import type { Card } from '../cards/card.ts';
import type { Cues } from './cues.ts';
import { synonyms } from './lexicon/synonyms.ts';
import { moments } from './moments/all.ts';
import type { Moment } from './moments/moment.ts';
import { buildIndex, type Found, type RetrievalIndex, stemsIn } from './retrieve.ts';

let cardIndex: RetrievalIndex | undefined;
let momentIndex: RetrievalIndex | undefined;

const cardById = new Map(cards.map((card) => [card.id, card]));
const momentById = new Map(moments.map((moment) => [moment.id, moment]));

export const findCard = (id: string): Card | undefined => cardById.get(id);
export const findMoment = (id: string): Moment | undefined => momentById.get(id);

/** What a message is looked up by: its own words, and what foreign and other words stand for. */
export function queryOf({ text, hits }: Pick<Cues, 'text' | 'hits'>, isForeign: boolean): string[] {
  const foreign = isForeign
    ? hits.filter(({ kind }) => kind === 'glossary').flatMap(({ value }) => stemsIn(value))
    : [];
  // Words of another language are not looked for among English ones.
  const own = isForeign ? [] : stemsIn(widened(text));
  return [...own, ...foreign];
}

const widened = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => {
      const bare = word.toLowerCase().replace(/[^a-z0-9]/g, '');
      const known = Object.hasOwn(synonyms, bare) ? synonyms[bare] : undefined;
      return known ?? word;
    })
    .join(' ');

/** Built at the first question. */
function cardsByWords(): RetrievalIndex {
  cardIndex ??= buildIndex(
    cards.map(({ id, questions, terms, answer }) => ({ id, questions, terms, body: answer })),
  );
  return cardIndex;
}

/** Whether any card is asked for with this word. */
export const isCardWord = (stem: string): boolean => cardsByWords().knows(stem);

export function searchCards(query: readonly string[], most = 5): (Found & { card: Card })[] {
  const index = cardsByWords();
  const corrected = query.map((stem) => index.correct(stem));
  return index.search(corrected, most).flatMap(({ id, score }) => {
    const card = cardById.get(id);
    return card ? [{ id, score, card }] : [];
  });
}

/** The moment that a message is likest to, by the ways in which people say it. */
export function searchMoments(query: readonly string[]): Found | undefined {
  momentIndex ??= buildIndex(
    moments.map(({ id, says }) => ({ id, questions: says, terms: [], body: '' })),
  );
  return momentIndex.search(query, 1)[0];
}
