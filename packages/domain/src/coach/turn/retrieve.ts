import { makeSpeller, type Speller } from '../../reading/engine/spelling.ts';
import { fold } from '../../reading/engine/tokens.ts';

/** One thing that can be found by its words. */
export interface Entry {
  id: string;
  /** Whole ways of asking for it. */
  questions: readonly string[];
  terms: readonly string[];
  /** What is said of it. */
  body: string;
}

export interface Found {
  id: string;
  /** 0–1: how near the nearest way of asking is, and how much of the words the entry knows. */
  score: number;
}

/** Words that stand in any question. */
const small = new Set(
  `a an the i im ive id ill you u your my me we our it its is are was be been am do does did dont doesnt to of in on at for with and or but so if then than that this these those there here can could should would will shall may might must have has had get got go going just really very too also some any much many how what whats which why when who where because about after before into from up out off as by not no yes please thanks hey hi ok okay like want need know think tell say give make take one thing things stuff way lot bit kind sort now still only even ever never always per vs versus s t re`.split(
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
  if (stem.endsWith('ing') && stem.length > 5) stem = undouble(stem.slice(0, -3));
  else if (stem.endsWith('ed') && stem.length > 4) stem = undouble(stem.slice(0, -2));
  else if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2);
  return stem.endsWith('e') && stem.length > 4 ? stem.slice(0, -1) : stem;
}

const undouble = (stem: string): string =>
  /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;

const wordsIn = (text: string): string[] =>
  fold(text)
    .text.replaceAll("'", '')
    .match(/[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];

/** The stems that carry meaning. */
export function stemsIn(text: string): string[] {
  return wordsIn(text)
    .filter((word) => telling.has(word) || !small.has(word))
    .map(stemOf);
}

interface Indexed {
  id: string;
  questions: ReadonlySet<string>[];
  terms: ReadonlySet<string>;
  body: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

export interface RetrievalIndex {
  search(stems: readonly string[], most?: number): Found[];
  correct(stem: string): string;
  knows(stem: string): boolean;
}

const termWeight = 0.9;
const bodyWeight = 0.45;
/** Telling small words count, but little. */
const smallShare = 0.35;

/** A number and its unit say little about what is asked. */
const isMeasure = (stem: string): boolean => /^\d/.test(stem) || stem === 'kg' || stem === 'pound';

/** BM25's idea, over three fields, with scores that can be told apart from nothing: 0 to 1. */
export function buildIndex(entries: readonly Entry[]): RetrievalIndex {
  const indexed = entries.map(({ id, questions, terms, body }): Indexed => {
    const asked = questions.map((question) => new Set(stemsIn(question)));
    const named = new Set(terms.flatMap(stemsIn));
    const said = new Set(stemsIn(body));
    const all = new Set([...asked.flatMap((one) => [...one]), ...named, ...said]);
    return { id, questions: asked, terms: named, body: said, all };
  });
  const counts = new Map<string, number>();
  for (const { questions, terms } of indexed) {
    const own = new Set([...questions.flatMap((one) => [...one]), ...terms]);
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const total = indexed.length;
  const rarity = (stem: string): number => {
    const count = counts.get(stem) ?? 0;
    const idf = Math.log(1 + (total - count + 0.5) / (count + 0.5));
    return telling.has(stem) || isMeasure(stem) ? idf * smallShare : idf;
  };
  const byStem = new Map<string, Indexed[]>();
  for (const one of indexed) {
    for (const stem of one.all) {
      const list = byStem.get(stem);
      if (list) list.push(one);
      else byStem.set(stem, [one]);
    }
  }
  let speller: Speller | undefined;

  const scoreOf = (query: ReadonlySet<string>, asked: number, one: Indexed): number => {
    let known = 0;
    for (const stem of query) {
      const inQuestion = one.questions.some((question) => question.has(stem));
      const weight = inQuestion
        ? 1
        : one.terms.has(stem)
          ? termWeight
          : one.body.has(stem)
            ? bodyWeight
            : 0;
      known += weight * rarity(stem);
    }
    const coverage = known / asked;
    let nearest = 0;
    for (const question of one.questions) {
      let shared = 0;
      let size = 0;
      for (const stem of question) {
        const weight = rarity(stem);
        size += weight * weight;
        if (query.has(stem)) shared += weight * weight;
      }
      let querySize = 0;
      for (const stem of query) querySize += rarity(stem) ** 2;
      nearest = Math.max(nearest, shared / Math.sqrt(Math.max(1e-9, size * querySize)));
    }
    return 0.5 * coverage + 0.5 * nearest;
  };

  return {
    knows: (stem) => counts.has(stem),
    correct(stem) {
      if (counts.has(stem) || stem.length < 5 || /\d/.test(stem)) return stem;
      speller ??= makeSpeller([...counts.keys()].filter((word) => word.length > 3));
      return speller.correct(stem)?.word ?? stem;
    },
    search(stems, most = 5) {
      const query = new Set(stems);
      const asked = [...query].reduce((sum, stem) => sum + rarity(stem), 0);
      if (asked === 0) return [];
      const near = new Set([...query].flatMap((stem) => byStem.get(stem) ?? []));
      return [...near]
        .map((one) => ({ id: one.id, score: scoreOf(query, asked, one) }))
        .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
        .slice(0, most);
    },
  };
}
