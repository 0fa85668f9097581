import { fold } from '../../reading/engine/tokens.ts';
import { countedMoves, liftNames, notCounts, wishWords } from './words/target-words.ts';

/** So many in a row, or so many kilograms: what a goal is measured by. */
export interface ToldTarget {
  /** Of which move, by its id. */
  move: string;
  reps?: number;
  kilograms?: number;
  /** What can be done now, where it stands beside the wish. */
  now?: number;
}

const oneOf = (words: string): string => words.split(' | ').join('|');
const number = '(\\d{1,3}(?:[.,]\\d{1,2})?)';
const wished = `(?:${oneOf(wishWords)})`;
const other = `(?! ?(?:${oneOf(notCounts)})\\b)`;

/** 'Want 10', 'to 10', 'a 140 squat', with at most a few words between. */
const wishOf = new RegExp(`\\b${wished}(?: [a-z-]+){0,4}? ${number}\\b${other}`, 'g');
const fromTo = new RegExp(`\\bfrom ${number}(?: ?kg)?(?: [a-z-]+){0,3}? to ${number}\\b${other}`);

/** 'Squat 100 -> 120', '4 → 10 pull-ups', 'bench 80 to 90 kg'. */
const arrow = new RegExp(
  `${number} ?(?:kg)? ?(?:->|=>|\u2192|>)(?: ?up to)? ?${number}\\b${other}`,
);
const heavyTo = /\b(\d{2,3}(?:[.,]\d)?) ?(?:kg)? to (\d{2,3}(?:[.,]\d)?) ?(?:kg|kilos?)\b/;

/** 'A plan to squat 180'. */
const toLift = new RegExp(
  `(?<!used )\\bto (?:squat|bench|deadlift|press) (\\d{2,3}(?:[.,]\\d)?)(?: ?(?:kg|kilos?))?\\b${other}`,
);
/** '15 push-ups in a row'. */
const inARow = new RegExp(
  `\\b${number} (?:[a-z-]+ ){1,3}?(?:in a row|unbroken|without (?:a )?(?:break|stopping))\\b`,
);
/** 'Right now I manage 5', 'currently 165'. */
const nowOf =
  /\b(?:manage|managing|currently|right now|now|at the moment|can do|can only do)(?: i)?(?: (?:manage|do|only|about|at|is))*(?: [a-z]+)? (\d{1,3}(?:[.,]\d)?)\b(?! ?(?:km|k|min|minutes|days?|times?|weeks?|hours?|years?|(?:[a-z]+ ){0,2}(?:on|from) (?:my |the )?knees))|\b(?:i|can) (?:do|have|get|am at|manage) (\d{1,3}) (?:now|at the moment|currently|today|so far)\b/;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

function namedIn(text: string, names: Readonly<Record<string, string>>): string | null {
  const places = Object.entries(names).flatMap(([id, words]) => {
    const found = new RegExp(`\\b(?:${oneOf(words)})\\b`).exec(text);
    return found ? [{ id, at: found.index }] : [];
  });
  return places.toSorted((a, b) => a.at - b.at)[0]?.id ?? null;
}

/** The clause that a wish stands in, with what was said right before where it names nothing. */
function moveFor(text: string, at: number, names: Readonly<Record<string, string>>): string | null {
  const before = text.slice(0, at);
  const start = Math.max(...[',', '.', ';', '!', '?'].map((mark) => before.lastIndexOf(mark))) + 1;
  const end = text.slice(at).search(/[,.;!?](?!\d)/);
  const clause = text.slice(start, end < 0 ? undefined : at + end);
  return namedIn(clause, names) ?? namedIn(before, names);
}

interface Wish {
  value: number;
  at: number;
  now?: number;
}

function wishesIn(text: string): Wish[] {
  const pair = fromTo.exec(text) ?? arrow.exec(text) ?? heavyTo.exec(text) ?? liftTo.exec(text);
  const wishes = [...text.matchAll(wishOf)].map(
    (found): Wish => ({ value: numberOf(found[1] ?? '0'), at: found.index + found[0].length - 1 }),
  );
  const lift = toLift.exec(text);
  const row = nowOf.test(text) ? inARow.exec(text) : null;
  return [
    ...(lift ? [{ value: numberOf(lift[1] ?? '0'), at: lift.index + lift[0].length - 1 }] : []),
    ...(row ? [{ value: numberOf(row[1] ?? '0'), at: row.index + row[0].length - 1 }] : []),
    ...(pair
      ? [{ value: numberOf(pair[2] ?? '0'), at: pair.index, now: numberOf(pair[1] ?? '0') }]
      : []),
    ...wishes,
  ];
}

const eachLift = Object.entries(liftNames);
const lifted = `(?:${eachLift.map(([, words]) => oneOf(words)).join('|')})`;
/** 'Squat 125 to 140'. */
const liftTo = new RegExp(
  `\\b${lifted}(?: from)? (\\d{2,3}(?:\\.\\d)?)(?: ?kg)? to (\\d{2,3}(?:\\.\\d)?)\\b${other}`,
);
const liftNumber = `${lifted}(?: (?:of|to|at|is))?:? (\\d{2,3}(?:\\.\\d)?)(?: ?kg)?`;
/** 'Squat 180, deadlift 220, now 160/200': one number for each lift, in their order. */
const nowList = new RegExp(
  `((?:${liftNumber}[ ,;/&+]*(?:and )?){1,4})(?:[^\\d]{0,40}?[ (])?(?:now|currently|today|at the moment|present(?:ly)?|(?:my |the )?(?:best|pb|pr)|jetzt|aktuell|derzeit|ahora|actuellement|adesso|agora)(?: (?:so far|at|is|it is|i am at))*:? ?(\\d{2,3}(?:\\.\\d)?(?: ?(?:kg)? ?(?:/|,|and|&) ?\\d{2,3}(?:\\.\\d)?){0,3})(?! ?(?:km|k|min|:|days?|weeks?))`,
);

/** 'Deadlift 200 by summer, 175 now'. */
const nowAfter = new RegExp(
  `(${liftNumber})[^.;\\d]{0,30}[, (]+(\\d{2,3}(?:\\.\\d)?)(?: ?kg)? (?:now|today|currently|at the moment|jetzt|ahora)\\b`,
);

const eachPair = new RegExp(
  `(${lifted})(?: (?:of|is|at|from))*:? (\\d{2,3}(?:\\.\\d)?)(?: ?kg)? ?(?:->|=>|\u2192|>|to|up to) ?(\\d{2,3}(?:\\.\\d)?)(?! ?(?:reps|min|km|days?|weeks?))`,
  'g',
);

/** '60 for 8', '60 kg x 8': how often it is lifted, where that is said. */
export function repsOf(goalText: string, kilograms: number): number {
  const found = new RegExp(
    `\\b${kilograms}(?: ?(?:kg|kilos?))? ?(?:x|\u00d7|for(?: sets of)?|mal|por) ?(\\d{1,2})\\b(?! ?(?:weeks?|months?|years?|days?|kg|x))`,
  ).exec(fold(goalText).text);
  const reps = Number(found?.[1] ?? 1);
  return reps >= 1 && reps <= mostReps ? reps : 1;
}

/** More reps tell nothing of a single. */
const mostReps = 12;

/** What is lifted now of each lift that a wish was told for, where there is a number for each. */
export function liftsNow(goalText: string): { move: string; kilograms: number; wish: number }[] {
  const { text } = fold(goalText);
  const found = nowList.exec(text) ?? nowAfter.exec(text);
  if (!found) return [];
  const [, wishes = ''] = found;
  const now = (found.at(-1) ?? '').match(/\d{2,3}(?:\.\d)?/g) ?? [];
  const named = [...wishes.matchAll(new RegExp(`(${lifted})[^\\d]*(\\d{2,3}(?:\\.\\d)?)`, 'g'))];
  if (named.length !== now.length) return [];
  return named.flatMap(([, words = '', wish], i) => {
    const move = namedIn(words, liftNames);
    return move ? [{ move, kilograms: Number(now[i]), wish: Number(wish) }] : [];
  });
}

/** Lifts beside the first that have a number of their own: 'squat 140 to 160, bench 100 to 110'. */
export function otherTargets(goalText: string, { move }: ToldTarget): ToldTarget[] {
  const { text } = fold(goalText);
  const listed = liftsNow(goalText)
    .filter(({ wish, kilograms }) => wish > kilograms)
    .map((one): ToldTarget => ({ move: one.move, kilograms: one.wish, now: one.kilograms }));
  const pairs = [...text.matchAll(eachPair)].flatMap(([, words = '', from = '0', to = '0']) => {
    const id = namedIn(words, liftNames);
    return id && Number(to) > Number(from)
      ? [{ move: id, kilograms: Number(to), now: Number(from) }]
      : [];
  });
  const all = listed.length > 0 ? listed : pairs;
  return all.filter(
    (one, i) => one.move !== move && all.findIndex((other) => other.move === one.move) === i,
  );
}

/** What can be done now, less than what is wished for. */
function nowIn(text: string, wish: number): number | undefined {
  const now = numberOf(nowOf.exec(text)?.slice(1).find(Boolean) ?? '0');
  return now > 0 && now < wish ? now : undefined;
}

const counts = { least: 2, most: 100 };
const loads = { least: 30, most: 500 };

/** What the words wish to reach in one move; null where they name no number for one. */
export function readTarget(goalText: string): ToldTarget | null {
  const { text } = fold(goalText);
  const [first] = liftsNow(goalText);
  if (first && first.wish > first.kilograms)
    return { move: first.move, kilograms: first.wish, now: first.kilograms };
  for (const { value, at, now } of wishesIn(text)) {
    const said = now ?? nowIn(text, value);
    const own = said === undefined ? {} : { now: said };
    const lift = moveFor(text, at, liftNames);
    const counted = moveFor(text, at, countedMoves);
    if (counted && value >= counts.least && value <= counts.most && (!lift || value < loads.least))
      return { move: counted, reps: value, ...own };
    if (lift && value >= loads.least && value <= loads.most)
      return { move: lift, kilograms: value, ...own };
  }
  return null;
}
