import { readSafety } from '../../planner/legal/safety.ts';
import { normalise } from './normalise.ts';
import { sensitive } from './words.ts';

export interface GateGround {
  /** The coach's own answer, cards, and what tools gave, each a text of whole sentences. */
  facts: readonly string[];
  /** The user's message: what they told of themselves may be given back. */
  heard: string;
}

/**
 * What a sentence is: told by a fact, plain talk, unproven but harmless (to be left out), or unfit
 * to stand in an answer at all.
 */
export type Verdict = 'told' | 'plain' | 'unproven' | 'unfit';

export interface SentenceGate {
  judge(sentence: string): Verdict;
  /** What a tool gave is true from now on. */
  learn(text: string): void;
  /** The cautions of all texts from which a sentence was told, and of the first text in any case. */
  cautions(): string[];
}

/** Said to anybody without agreeing to anything. */
const courtesies = new Set(
  `thanks|thank you|thanks for telling me|thank you for telling me|thanks for asking
|good to hear from you|it is good to hear from you|it's good to hear from you
|i hear you|that sounds hard|that sounds tough|it sounds hard|i am sorry|i'm sorry
|i am sorry to hear that|i'm sorry to hear that
|i do not know|i don't know|i do not know that|i don't know that
|i have no answer to that|i do not know the rest|i don't know the rest`
    .split('|')
    .map((line) => line.trim()),
);

const promise = /\b(?:guarantee\w*|promise\w*)\b/;
const caution =
  /\b(?:doctor|midwife|physio|dietitian|emergency|ambulance|crisis|medicines?|tablets|pregnan\w*|under 18|stop|never|unless|do not|don't|looked at|checked|examined|only (?:if|when|once|with)|not (?:if|with|when)|without)\b/i;

/** How much of a sentence must be known words for it to count as a failed try to copy one. */
const leastKnown = 0.5;

const tokensOf = (plain: string): string[] =>
  plain.match(/\p{L}[\p{L}'-]*|\d+(?:[.,:]\d+)*|%/gu) ?? [];
const keyOf = (sentence: string): string => tokensOf(normalise(sentence).plain).join(' ');

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);

const turned: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you are',
  "i've": 'you have',
  "i'd": "you'd",
  my: 'your',
  me: 'you',
  am: 'are',
  was: 'were',
  mine: 'yours',
  myself: 'yourself',
};
/** Wishes and words of others are not given back as facts. */
const notOwn = /\b(?:wan\w*|need|must|should|says?|said|tells?|told|thinks?|thought|asked|over)\b/;

/** What they told of themselves, clause by clause, as one would say it to them. */
function givenBack(heard: string): Set<string> {
  const clauses = sentencesIn(heard)
    .filter((sentence) => !sentence.endsWith('?'))
    .flatMap((sentence) => sentence.split(/[,;.!]+\s|\s(?:and|but)\s/));
  const own = clauses
    .map((clause) => tokensOf(normalise(clause).plain))
    .filter(([first = '']) => ['i', "i'm", "i've"].includes(first))
    .map((tokens) => tokens.map((token) => turned[token] ?? token).join(' '));
  return new Set(own.filter((clause) => !notOwn.test(clause)));
}

const isGrave = (tokens: readonly string[]): boolean =>
  tokens.some((token) => sensitive.has(token.replaceAll("'", '').replaceAll('-', '')));

/**
 * A sentence passes if it stands, word for word, in the coach's own answer, in a card or in what a
 * tool gave: a word that is left out, put in or moved can turn advice into harm. Beside these stand
 * a few courtesies and the user's own words.
 */
export function createSentenceGate({ facts, heard }: GateGround): SentenceGate {
  /** Each sentence by its words, with the text that it is of. */
  const known = new Map<string, string[]>();
  const vocabulary = new Set(tokensOf(normalise(heard).plain));
  const own = givenBack(heard);
  const [first] = facts;
  const used = new Set(first === undefined ? [] : [first]);

  function learn(text: string): void {
    for (const sentence of sentencesIn(text)) {
      const key = keyOf(sentence);
      for (const token of tokensOf(key)) vocabulary.add(token);
      if (!sentence.endsWith('?')) known.set(key, [...(known.get(key) ?? []), text]);
    }
  }
  for (const fact of facts) learn(fact);

  return {
    judge(sentence) {
      const { plain, isForeign } = normalise(sentence);
      if (isForeign || promise.test(plain)) return 'unfit';
      const tokens = tokensOf(plain);
      const key = tokens.join(' ');
      const texts = known.get(key);
      if (texts !== undefined && readSafety(plain, {}) === null) {
        for (const text of texts) used.add(text);
        return 'told';
      }
      if (courtesies.has(key)) return 'plain';
      if (isGrave(tokens)) return 'unfit';
      if (own.has(key)) return 'plain';
      const heardOf = tokens.filter((token) => vocabulary.has(token)).length;
      const isCounted = tokens.every((token) => !/^\d/.test(token) || vocabulary.has(token));
      return isCounted && heardOf >= leastKnown * tokens.length ? 'unproven' : 'unfit';
    },
    learn,
    cautions: () =>
      [...used].flatMap((text) => sentencesIn(text).filter((sentence) => caution.test(sentence))),
  };
}
