import { cards } from '../../cards/all.ts';
import type { Card } from '../../cards/card.ts';
import { asks } from '../../cards/data/asks.ts';
import type { Cues } from '../cues.ts';
import { synonyms } from '../lexicon/synonyms.ts';
import { turnsOfPhrase } from '../lexicon/turns-of-phrase.ts';
import { moments } from '../moments/all.ts';
import type { CoachMoment } from '../moments/moment.ts';
import { faceShares, fitOf } from './face.ts';
import type { HeardTexts } from './heard.ts';
import { buildLikeness } from './likeness.ts';
import { isPresupposed } from './presupposed.ts';
import {
  buildIndex,
  type FoundCard,
  type QueryWord,
  type RetrievalIndex,
  stemOf,
  stemsIn,
  wordsIn,
} from './retrieve.ts';
import { sentencesIn } from './sentences.ts';

let cardIndex: RetrievalIndex | undefined;
let cardSearch: CardSearch | undefined;
let momentIndex: RetrievalIndex | undefined;

const cardById = new Map(cards.map((card) => [card.id, card]));
const momentById = new Map(moments.map((moment) => [moment.id, moment]));

export const findCard = (id: string): Card | undefined => cardById.get(id);
export const findMoment = (id: string): CoachMoment | undefined => momentById.get(id);

/** What a message is looked up by: its own words with others for the same, or what foreign ones stand for. */
export function queryOf(
  { text, hits }: Pick<Cues, 'text' | 'hits'>,
  isForeign: boolean,
): QueryWord[] {
  // Words of another language are not looked for among English ones.
  if (isForeign) {
    const meant = hits.filter(({ kind }) => kind === 'glossary').map(({ value }) => value);
    return [...new Set(meant)].flatMap((value) => wordsOf(value));
  }
  return wordsOf(text);
}

const fewestWords = 2;

/** The sentences of a message, each looked up for itself. */
export function partsOf(text: string): { text: string; words: QueryWord[] }[] {
  return sentencesIn(text)
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
export function wordsOf(text: string): QueryWord[] {
  return [...new Set(stemsIn(plainly(text)))].map((stem) => [
    stem,
    ...(otherWords.get(stem) ?? []),
  ]);
}

const otherWords = new Map(
  Object.entries(synonyms).map(([word, others]) => [stemsIn(word)[0] ?? word, stemsIn(others)]),
);

function cardsByWords(): RetrievalIndex {
  cardIndex ??= buildIndex(
    cards.map(({ id, questions, terms, answer }) => ({ id, questions, terms, body: answer })),
  );
  return cardIndex;
}

/** Whether any card is asked for with this word. */
export const isCardWord = (stem: string): boolean => cardsByWords().knows(stem);

export interface NearCard {
  id: string;
  card: Card;
  /** 0–1: how sure it is that the card is meant. */
  score: number;
  /** How many of the words it is asked for with. */
  shared: number;
  /** What the learned reader makes of it, as a share of one; null where it has heard nothing. */
  likely: number | null;
}

/** What words, likeness and the learned reader count for, found on messages that nothing had seen: at 0.5 three of four cards are right, at 0.7 nine of ten. */
const worth = { words: 1 / 6, likeness: 3.5 };
/** Tuned on ways of asking that were left out, so that as many cards are near enough as without it. */
const worthBesideLearned = { words: 0.136, likeness: 2.38, learned: 0.68 };
/** As like as this, a card is meant without its words too. */
const surelyLike = 0.13;
/** Likelier than all others together, a card is meant without its words too. */
const surelyHeard = 0.5;

interface SearchOptions {
  heard?: HeardTexts | undefined;
  most?: number;
}

export type CardSearch = (
  query: readonly QueryWord[],
  text: string,
  options?: SearchOptions,
) => NearCard[];

/** So many are weighed by what is asked of them. */
const mostWeighed = 8;
const noShares: ReturnType<typeof faceShares> = new Map();

/** A search over all cards by their words, and by how people are known to ask for each. */
function makeCardSearch(asksOf: (id: string) => readonly string[]): CardSearch {
  const index = cardsByWords();
  const likenessOf = buildLikeness(
    cards.map(({ id, questions, terms }) => ({
      id,
      asked: [...questions, terms.join(' . '), ...asksOf(id)],
    })),
  );
  const askedOf = new Map(
    cards.map(({ id, questions }) => {
      const asked = [...questions, ...asksOf(id)];
      return [id, { asked, shares: faceShares(asked) }];
    }),
  );
  return (query, text, { heard: texts, most = 5 } = {}) => {
    const corrected = query.map((word) => (word.length > 1 ? word : word.map(index.correct)));
    const byWords = new Map(index.search(corrected).map((found) => [found.id, found]));
    const likeness = likenessOf(text);
    const heard = texts?.get(text);
    const learned = new Map(heard?.cards.map(({ id, score }) => [id, score]));
    const said = new Set(wordsIn(text).flatMap((word) => [word, stemOf(word)]));
    return cards
      .filter(({ needs }) => needs === undefined || needs.some((word) => said.has(word)))
      .filter((card) => !isPresupposed(card, text))
      .map((card) => {
        const { shared = 0, rank = 0 } = byWords.get(card.id) ?? {};
        const like = likeness.get(card.id) ?? 0;
        const likely = learned.get(card.id) ?? 0;
        const isSure = like >= surelyLike || likely >= surelyHeard;
        const near =
          heard === undefined
            ? rank * worth.words + like * worth.likeness
            : rank * worthBesideLearned.words +
              like * worthBesideLearned.likeness +
              // The root: from likely to sure is a shorter way than from nothing to likely.
              Math.sqrt(likely) * worthBesideLearned.learned;
        return {
          id: card.id,
          card,
          shared: isSure ? Math.max(shared, 2) : shared,
          likely: heard === undefined ? null : likely,
          near,
          score: Math.min(1, near),
        };
      })
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
      .slice(0, Math.max(most, mostWeighed))
      .map((one) => {
        const { asked, shares } = askedOf.get(one.id) ?? { asked: [], shares: noShares };
        return { ...one, fit: one.near + fitOf(text, asked, shares) };
      })
      .sort((a, b) => b.fit - a.fit)
      .slice(0, most);
  };
}

/** The cards that a question is nearest to. */
export const searchCards: CardSearch = (query, text, options) => {
  // Built at the first question.
  cardSearch ??= makeCardSearch((id) => asks[id]?.split('\n') ?? []);
  return cardSearch(query, text, options);
};

/** The moment that a message is likest to, by the ways in which people say it. */
export function searchMoments(query: readonly QueryWord[]): FoundCard | undefined {
  momentIndex ??= buildIndex(
    moments.map(({ id, says }) => ({ id, questions: says, terms: [], body: '' })),
  );
  return momentIndex.search(query)[0];
}
