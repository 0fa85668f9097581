import { readSafety } from '../../planner/legal/safety.ts';
import { stemOf } from '../turn/lookup/retrieve.ts';
import { normalise } from './normalise.ts';
import { courtesy, functional, negations, neutral, sensitive, strict } from './words.ts';

/** A sentence that is true: of the draft, of a card, or of what a tool gave. */
interface Fact {
  stems: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  isNegated: boolean;
}

export interface GateGround {
  /** The coach's own answer, and cards. */
  facts: readonly string[];
  /** The user's message: its words may be taken up, not its claims. */
  heard: string;
}

const wordsIn = (plain: string): string[] => plain.match(/[\p{L}][\p{L}'-]*|\d+k\b/gu) ?? [];
const bareOf = (word: string): string => word.replaceAll("'", '').replaceAll('-', '');

/** '1,200' is one number. */
function numbersIn(plain: string): number[] {
  const joined = plain.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return [...joined.matchAll(/\d+(?:[.,]\d+)?/g)].map(([found]) => Number(found.replace(',', '.')));
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) => one.trim())
    .filter(Boolean);

const stemsOf = (plain: string): string[] => wordsIn(plain).map((word) => stemOf(bareOf(word)));
const isNegated = (plain: string): boolean =>
  wordsIn(plain).some((word) => negations.has(bareOf(word)));

function factOf(text: string): Fact {
  const { plain } = normalise(text);
  return {
    stems: new Set(stemsOf(plain)),
    numbers: new Set(numbersIn(plain)),
    isNegated: isNegated(plain),
  };
}

/** Whole sentences, and their parts between semicolons and colons. */
const singlesIn = (texts: readonly string[]): Fact[] =>
  texts.flatMap((text) =>
    sentencesIn(text).flatMap((sentence) => {
      const parts = sentence.split(/(?<=[;:])\s+/);
      return (parts.length > 1 ? [sentence, ...parts] : [sentence]).map(factOf);
    }),
  );

/** Neighbours may be told in one sentence, where no body is spoken of. */
function pairsIn(texts: readonly string[]): Fact[] {
  return texts.flatMap((text) => {
    const sentences = sentencesIn(text);
    return sentences.slice(1).map((one, at) => factOf(`${sentences[at]} ${one}`));
  });
}

const takesUp =
  /^(?:so |and |ah |okay |ok )?(?:i hear|you said|you told|you mention|you have|you want|you are|you feel|you asked|it sounds|that sounds|thank|thanks for)\b/;
/** What they told of themselves, and no word on what they might do. */
const givesBack =
  /^(?:so |and )?you(?:'ve|'re)?\b(?! (?:can|could|should|shall|must|may|might|need|will|would|ought|have to|had better|do not have to|don't have to)\b)/;
/** In one clause, behind which nothing else stands. */
const knowsNot =
  /^(?:so )?i (?:do not|don't|can not|can't|cannot) (?:know|say|tell|settle|answer)\b(?!.*[,;:–—]|.*\b(?:so|but|and|then|because|just)\b)/;
const promise = /\b(?:guarantee\w*|promise\w*)\b/;

/** How much of a sentence must be of one fact. */
const leastShare = 0.75;
/** How much of a fact about a body must be told with it. */
const leastKept = 0.6;

/** How much of a sentence must be of what was said to count as a failed try to restate it. */
const leastHeard = 0.5;

/**
 * What a sentence is: told by a fact, plain talk, unproven but harmless (to be left out), or unfit
 * to stand in an answer at all.
 */
export type Verdict = 'told' | 'plain' | 'unproven' | 'unfit';

interface Said {
  stems: readonly string[];
  numbers: readonly number[];
  negated: boolean;
  bound?: readonly string[];
}

export interface SentenceGate {
  judge(sentence: string): Verdict;
  /** Whether it says nothing beside words of every day: no body, number or thing. */
  isPlain(sentence: string): boolean;
  /** What a tool gave is true from now on. */
  learn(text: string): void;
}

export function createSentenceGate({ facts: texts, heard }: GateGround): SentenceGate {
  const singles = singlesIn(texts);
  const pairs = pairsIn(texts);
  const own = factOf(heard);
  const told = sentencesIn(heard)
    .filter((sentence) => !sentence.endsWith('?'))
    .map(factOf);

  const isOf = (fact: Fact, { stems, numbers, negated }: Said, share: number): boolean =>
    stems.filter((stem) => fact.stems.has(stem)).length >= share * stems.length &&
    numbers.every((number) => fact.numbers.has(number)) &&
    negated === fact.isNegated;
  const restates = (said: Said): boolean =>
    [...singles, ...pairs].some(
      (fact) =>
        isOf(fact, said, leastShare) && (said.bound ?? []).every((stem) => fact.stems.has(stem)),
    );
  /** All of one true sentence, or most of it, and nothing beside it. */
  const repeats = (said: Said): boolean =>
    singles.some((fact) => {
      const words = new Set(said.stems);
      const told = [...fact.stems].filter((stem) => !functional.has(stem));
      const kept = told.filter((stem) => words.has(stem)).length;
      return isOf(fact, said, 1) && kept >= leastKept * told.length;
    });

  /** Their own words, given back from one thing that they told: a question tells nothing. */
  const isGivenBack = (plain: string, stems: readonly string[]): boolean =>
    givesBack.test(plain) &&
    told.some(
      (fact) => fact.isNegated === isNegated(plain) && stems.every((stem) => fact.stems.has(stem)),
    );

  function judgeSafe(plain: string): Verdict {
    const words = wordsIn(plain);
    const weighty = words.filter((word) => !neutral.has(word) && !neutral.has(bareOf(word)));
    const numbers = numbersIn(plain);
    const negated = isNegated(plain);
    const stemmed = (list: readonly string[]) => list.map((word) => stemOf(bareOf(word)));
    // A word of the body stands in a sentence that was said as it is, with all that belongs to it.
    if (words.some((word) => sensitive.has(bareOf(word)) && !neutral.has(word))) {
      const stems = stemmed(words.filter((word) => !functional.has(bareOf(word))));
      return repeats({ stems, numbers, negated }) ? 'told' : 'unfit';
    }
    const bound = words.filter((word) => strict.has(bareOf(word)));
    const stems = stemmed(weighty);
    if (stems.length > 0 && restates({ stems, numbers, negated, bound: stemmed(bound) }))
      return readSafety(plain, {}) === null ? 'told' : 'unfit';
    const isCounted = [own, ...singles].some((fact) =>
      numbers.every((number) => fact.numbers.has(number)),
    );
    if (!isCounted) return 'unfit';
    if (stems.length === 0) {
      const isCourtesy = words.every(
        (word) => functional.has(bareOf(word)) || courtesy.has(bareOf(word)) || /^\d/.test(word),
      );
      if (bound.length > 0) return isCourtesy ? 'plain' : 'unfit';
      const all = stemmed(words.filter((word) => !functional.has(bareOf(word))));
      const isTakenUp = takesUp.test(plain) || knowsNot.test(plain) || isGivenBack(plain, all);
      return isCourtesy || isTakenUp ? 'plain' : 'unproven';
    }
    const isOwn = stems.every((stem) => own.stems.has(stem));
    const isTakenUp =
      (isOwn && takesUp.test(plain)) ||
      (knowsNot.test(plain) && bound.length === 0) ||
      isGivenBack(plain, stems);
    if (isTakenUp && readSafety(plain, {}) === null) return 'plain';
    const known = [own, ...singles].flatMap((fact) => [...fact.stems]);
    const heardOf = stems.filter((stem) => known.includes(stem)).length;
    return heardOf >= leastHeard * stems.length ? 'unproven' : 'unfit';
  }

  return {
    judge(sentence) {
      const { plain, isForeign } = normalise(sentence);
      return isForeign || promise.test(plain) ? 'unfit' : judgeSafe(plain);
    },
    isPlain(sentence) {
      const { plain, isForeign } = normalise(sentence);
      const words = wordsIn(plain);
      const isEveryday = (word: string) => neutral.has(word) || neutral.has(bareOf(word));
      return (
        !isForeign &&
        numbersIn(plain).length === 0 &&
        words.every((word) => isEveryday(word) && !strict.has(bareOf(word)))
      );
    },
    learn(text) {
      singles.push(...singlesIn([text]));
    },
  };
}
