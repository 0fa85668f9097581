import { makeSpeller, type Speller } from '../../../reading/engine/spelling.ts';
import { fold } from '../../../reading/engine/tokens.ts';

/** One thing that can be found by its words. */
export interface CardEntry {
  id: string;
  /** Whole ways of asking for it. */
  questions: readonly string[];
  terms: readonly string[];
  /** What is said of it. */
  body: string;
}

export interface FoundCard {
  id: string;
  /** 0–1: how near the nearest way of asking is, and how much of the words the entry knows. */
  score: number;
  /** How many of the words it is asked for with. */
  shared: number;
  /** What the found ones are put in order by. */
  rank: number;
}

/** Words that stand in any question. */
const small = new Set(
  `a an the i im ive id ill you u your my me we our it its is are was be been am do does did dont doesnt to of in on at for with and or but so if then than that this these those there here can could should would will shall may might must have has had get got go going just really very too also some any much many how what whats which why when who where because about after before into from up out off as by not no yes please thanks hey hi ok okay like want need know think tell say give make take one thing things stuff way lot bit kind sort now still only even ever worth bad good best better ok actually honestly basically truly guy girl mate bro never always per vs versus s t re`.split(
    ' ',
  ),
);

/** Small words that change what a question means. */
const telling = new Set(['before', 'after', 'first', 'no', 'not', 'without', 'between', 'or']);

const irregular: Record<string, string> = {
  ran: 'run',
  running: 'run',
  runner: 'run',
  ate: 'eat',
  eating: 'eat',
  slept: 'sleep',
  sleeping: 'sleep',
  feet: 'foot',
  knees: 'knee',
  pullup: 'pull',
  pullups: 'pull',
  pushup: 'push',
  pushups: 'push',
  situps: 'situp',
  workouts: 'workout',
  exercises: 'exercise',
  abs: 'abs',
  doms: 'doms',
  women: 'woman',
  men: 'man',
  kilos: 'kg',
  kilo: 'kg',
  kgs: 'kg',
  kilograms: 'kg',
  kilogram: 'kg',
  lbs: 'pound',
  lb: 'pound',
  mins: 'minute',
  min: 'minute',
  secs: 'second',
  sec: 'second',
  hrs: 'hour',
  hr: 'hour',
  bigger: 'big',
  stronger: 'strong',
  sorer: 'sore',
  soreness: 'sore',
  stiffer: 'stiff',
  slowly: 'slow',

  strength: 'strong',
  faster: 'fast',
  heavier: 'heavy',
  lighter: 'light',
  slower: 'slow',
  leaner: 'lean',
  toned: 'tone',
  muscular: 'muscle',
  gains: 'gain',
  vegan: 'vegan',
  fasted: 'fasting',
  fasting: 'fasting',
  lifting: 'lift',
  lifter: 'lift',
  lifters: 'lift',
  legs: 'leg',
  carbs: 'carb',
};

/** A stem that is the same for 'stretch', 'stretches' and 'stretching'. */
export function stemOf(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.length <= 3) return word;
  let stem = word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:ss|us|is)$/.test(stem) === false && stem.endsWith('s')) stem = stem.slice(0, -1);
  if (stem.endsWith('ing') && stem.length > 5) stem = withEnd(undouble(stem.slice(0, -3)));
  else if (stem.endsWith('ed') && stem.length > 4) stem = undouble(stem.slice(0, -2));
  else if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  return stem.endsWith('e') && stem.length > 4 ? stem.slice(0, -1) : stem;
}

/** 'Caving' is of 'cave'. */
const withEnd = (stem: string): string => (/^[a-z][aeiou][vcgzk]$/.test(stem) ? `${stem}e` : stem);

const undouble = (stem: string): string =>
  stem.at(-1) === stem.at(-2) && /[bdgmnprt]$/.test(stem) ? stem.slice(0, -1) : stem;

/** The words as they are written, without marks. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .text.replaceAll("'", '')
    .replace(/(\d) km\b/g, '$1k')
    .match(/\d+k\b|[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];

/** What a question is after, by how it opens: each pair is a word of its own. */
const asks: Record<string, string> = {
  'how long': 'how-long',
  'how often': 'how-often',
  'how many': 'how-many',
  'how much': 'how-much',
  'how heavy': 'how-heavy',
  'how fast': 'how-fast',
  'how soon': 'how-long',
  'how far': 'how-far',
  'times a': 'how-often',
  'days a': 'how-often',
  'many times': 'how-often',
  'many days': 'how-often',
};

const askedIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => asks[`${word} ${words[at + 1] ?? ''}`] ?? []);

/** The stems that carry meaning, and what is asked of them. */
export function stemsIn(text: string): string[] {
  const words = wordsIn(text);
  const stems = words
    .filter((word) => telling.has(word) || (!small.has(word) && !/^[a-z]$/.test(word)))
    .map(stemOf);
  return [...stems, ...askedIn(words)];
}

interface Indexed {
  id: string;
  questions: ReadonlySet<string>[];
  terms: ReadonlySet<string>;
  body: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** What the entry is about as a whole: how often a word stands in it, by how rare it is. */
  profile: ReadonlyMap<string, number>;
}

/** One word of a question, with other words for the same thing. */
export type QueryWord = readonly string[];

export interface RetrievalIndex {
  /** All that have a word in common, the nearest first. */
  search(query: readonly QueryWord[]): FoundCard[];
  correct(stem: string): string;
  knows(stem: string): boolean;
}

/** A word that no entry is asked for with tells little: names, jokes, who said so. */
const unknownWorth = 0.6;
const termWeight = 0.9;
const bodyWeight = 0.45;
/** Telling small words count, but little. */
const smallShare = 0.35;

/** In the profile of an entry, what it answers counts less than what it is asked for with. */
const bodyShare = 0.3;
/** Another word for what was said is a little less than the word itself. */
const otherWordShare = 0.6;
/** How entries are put in order, found by leaving out each card's questions in turn. */
const rankWeights = { nearest: 0.4, known: 1, profile: 2 };

const lengthOf = (values: Iterable<number>): number =>
  Math.sqrt([...values].reduce((sum, value) => sum + value * value, 0)) || 1;

/** A number and its unit say little about what is asked. */
const isMeasure = (stem: string): boolean =>
  /^\d+(?:[.,]\d+)?$/.test(stem) || stem === 'kg' || stem === 'pound';

/** BM25's idea, over three fields, with scores that can be told apart from nothing: 0 to 1. */
export function buildIndex(entries: readonly CardEntry[]): RetrievalIndex {
  const split = entries.map(({ id, questions, terms, body }) => {
    const asked = questions.map((question) => new Set(stemsIn(question)));
    const named = new Set(terms.flatMap(stemsIn));
    const said = new Set(stemsIn(body));
    const all = new Set([...asked.flatMap((one) => [...one]), ...named, ...said]);
    return { id, questions: asked, terms: named, body: said, all };
  });
  const counts = new Map<string, number>();
  for (const { questions, terms } of split) {
    const own = new Set([...questions.flatMap((one) => [...one]), ...terms]);
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const total = split.length;
  const rarity = (stem: string): number => {
    const count = counts.get(stem);
    if (count === undefined) return unknownWorth;
    const idf = Math.log(1 + (total - count + 0.5) / (count + 0.5));
    return telling.has(stem) || stem.startsWith('how-') || isMeasure(stem) ? idf * smallShare : idf;
  };
  const profileOf = ({ questions, terms, body }: (typeof split)[number]) => {
    const counted = new Map<string, number>();
    const add = (stems: Iterable<string>, share: number) => {
      for (const stem of stems) counted.set(stem, (counted.get(stem) ?? 0) + share);
    };
    for (const question of questions) add(question, 1);
    add(terms, 1);
    add(body, bodyShare);
    const weighted = [...counted].map(
      ([stem, count]) => [stem, Math.sqrt(count) * rarity(stem)] as const,
    );
    const length = lengthOf(weighted.map(([, weight]) => weight));
    return new Map(weighted.map(([stem, weight]) => [stem, weight / length]));
  };
  const indexed = split.map((one): Indexed => ({ ...one, profile: profileOf(one) }));
  const byStem = new Map<string, Indexed[]>();
  for (const one of indexed) {
    for (const stem of one.all) {
      const list = byStem.get(stem);
      if (list) list.push(one);
      else byStem.set(stem, [one]);
    }
  }
  let speller: Speller | undefined;

  /** The nearest of the words that mean the same, in an entry. */
  const weightIn = (word: QueryWord, { questions, terms, body }: Indexed): number => {
    let best = 0;
    for (const stem of word) {
      const share = questions.some((question) => question.has(stem))
        ? 1
        : terms.has(stem)
          ? termWeight
          : body.has(stem)
            ? bodyWeight
            : 0;
      best = Math.max(best, share);
    }
    return best;
  };
  /** What a word counts for: as much as the rarest of its meanings that is known. */
  const worthOf = (word: QueryWord): number => {
    const known = word.filter((stem) => counts.has(stem));
    return Math.max(...(known.length > 0 ? known : word).map(rarity));
  };

  const nearestOf = (query: readonly QueryWord[], size: number, one: Indexed): number => {
    let nearest = 0;
    for (const question of one.questions) {
      let shared = 0;
      let length = 0;
      for (const stem of question) {
        const weight = rarity(stem) ** 2;
        length += weight;
        if (query.some((word) => word.includes(stem))) shared += weight;
      }
      nearest = Math.max(nearest, shared / Math.sqrt(Math.max(1e-9, length * size)));
    }
    return Math.min(1, nearest);
  };

  /** The words of a question, as a profile is made of them. */
  const profileAsked = (query: readonly QueryWord[]): [string, number][] => {
    const weights = new Map<string, number>();
    for (const word of query) {
      word.forEach((stem, at) => {
        const weight = rarity(stem) * (at === 0 ? 1 : otherWordShare);
        weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
      });
    }
    const length = lengthOf(weights.values());
    return [...weights].map(([stem, weight]) => [stem, weight / length]);
  };

  return {
    knows: (stem) => counts.has(stem),
    correct(stem) {
      if (counts.has(stem) || stem.length < 6 || /\d/.test(stem)) return stem;
      speller ??= makeSpeller([...counts.keys()].filter((word) => word.length > 3));
      return speller.correct(stem)?.word ?? stem;
    },
    search(query) {
      const worths = query.map(worthOf);
      const asked = worths.reduce((sum, worth) => sum + worth, 0);
      if (asked === 0) return [];
      const size = worths.reduce((sum, worth) => sum + worth * worth, 0);
      const near = new Set(query.flatMap((word) => word.flatMap((stem) => byStem.get(stem) ?? [])));
      const profile = profileAsked(query);
      return [...near]
        .map((one) => {
          const weights = query.map((word) => weightIn(word, one));
          const known =
            weights.reduce((sum, weight, at) => sum + (worths[at] ?? 0) * weight, 0) / asked;
          const nearest = nearestOf(query, size, one);
          const about = profile.reduce(
            (sum, [stem, weight]) => sum + weight * (one.profile.get(stem) ?? 0),
            0,
          );
          return {
            id: one.id,
            score: 0.5 * known + 0.5 * nearest,
            shared: weights.filter((weight) => weight > bodyWeight).length,
            rank:
              rankWeights.nearest * nearest +
              rankWeights.known * known +
              rankWeights.profile * about,
          };
        })
        .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
    },
  };
}
