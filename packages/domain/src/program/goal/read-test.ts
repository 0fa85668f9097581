import { fold } from '../../reading/engine/tokens.ts';
import { readTarget } from './read-target.ts';
import { says } from './says.ts';
import { jobs, shuttleWords, testPartWords, testWords } from './words/test-words.ts';

export type TestPart = keyof typeof testPartWords;
export type Job = keyof typeof jobs;

/** A test of the body that a goal leads to, with the numbers that were told of it. */
export interface FitnessTest {
  job?: Job;
  parts: TestPart[];
  /** By shuttles: the level to reach, and the one of now. */
  shuttle?: { level?: number; now?: number };
  /** By a run of so far. */
  run?: { metres: number; seconds?: number };
  /** Kilograms that are worn on the stairs. */
  worn?: number;
  /** How many of what. */
  counts: Partial<Record<'pushUps' | 'sitUps' | 'pullUps', number>>;
}

const usual: Record<Job, { parts: TestPart[]; isShuttle: boolean }> = {
  police: { parts: ['pushUps', 'sitUps'], isShuttle: true },
  fire: { parts: ['carry', 'drag', 'stairs'], isShuttle: true },
  army: { parts: ['pushUps', 'plank', 'carry'], isShuttle: false },
};

const mile = 1609;
const usualRun = 2400;
const ways: readonly (readonly [RegExp, number])[] = [
  [/\b(\d(?:[.,]\d)?) ?-?miles?\b/, mile],
  [/\b(\d(?:[.,]\d{1,2})?) ?(?:k|km|kilomet\w*)\b/, 1000],
  [/\b(\d{4}) ?(?:m|met\w*)\b/, 1],
];
const clock =
  /\b(?:under|sub|below|in|within|unter|menos de|moins de|sotto) (\d{1,2})(?::(\d{2})\b| ?min)/;
const level = /\b(?:level|stufe|nivel|palier|livello) ?(\d{1,2}(?:[.,:]\d{1,2})?)\b/g;
const nowBefore =
  /\b(?:currently|now|at the moment|i (?:get|got|reach|manage|am)|best is|jetzt|ahora|actuellement)(?: [a-z]+){0,3} $/;

/** 'Stair climb with 25 kg'. */
const wornOnStairs = new RegExp(
  `\\b(?:${testPartWords.stairs.split(' | ').join('|')})[^,.;]{0,24}?\\b(\\d{1,2}) ?(?:kg|kilos?)\\b|\\b(\\d{1,2}) ?(?:kg|kilos?)[^,.;]{0,16}?\\b(?:stairs?|stair ?climb|steps)\\b`,
);

const numberOf = (text: string): number => Number(text.replace(/[,:]/, '.'));

function shuttleIn(text: string): FitnessTest['shuttle'] {
  const found = [...text.matchAll(level)].map(({ index, 1: value = '' }) => ({
    value: numberOf(value),
    isNow: nowBefore.test(text.slice(0, index)),
  }));
  const aim = found.find(({ isNow }) => !isNow)?.value;
  const now = found.find(({ isNow }) => isNow)?.value;
  return { ...(aim !== undefined && { level: aim }), ...(now !== undefined && { now }) };
}

function runIn(text: string): FitnessTest['run'] {
  for (const [words, unit] of ways) {
    const found = words.exec(text)?.[1];
    if (!found) continue;
    const [, minutes, seconds] = clock.exec(text) ?? [];
    return {
      metres: Math.round(numberOf(found) * unit),
      ...(minutes && { seconds: 60 * Number(minutes) + Number(seconds ?? 0) }),
    };
  }
  return undefined;
}

/** '30 push-ups', 'push-ups 30'. */
function countOf(text: string, words: string): number | undefined {
  const one = `(?:${words.split(' | ').join('|')})`;
  const found =
    new RegExp(`\\b${one}:? (\\d{1,3})\\b(?! ?(?:s|sec|min|kg|km|days?|weeks?))`).exec(text) ??
    new RegExp(`(?<![\\d.,:])(\\d{1,3}) (?:(?!and |und |y )[a-z]+ ){0,2}${one}\\b`).exec(text);
  return found ? Number(found[1]) : undefined;
}

const counted = ['pushUps', 'sitUps', 'pullUps'] as const;
const moveOf = { pushUps: 'push-up', sitUps: 'sit-up', pullUps: 'pull-up' } as const;

/** A test that somebody trains for; null in every other goal. */
export function readTest(goalText: string): FitnessTest | null {
  const { text } = fold(goalText);
  const isShuttle = says(text, shuttleWords);
  const job = (Object.keys(jobs) as Job[]).find((one) => says(text, jobs[one]));
  const isTest = isShuttle || /\bfitness tests?\b/.test(text) || (job && says(text, testWords));
  if (!isTest) return null;
  const named = (Object.keys(testPartWords) as TestPart[]).filter((one) =>
    says(text, testPartWords[one]),
  );
  const byJob = job ? usual[job] : { parts: ['pushUps', 'sitUps'] as TestPart[], isShuttle: false };
  const run = runIn(text);
  const hasShuttle = isShuttle || (!run && byJob.isShuttle);
  const wish = readTarget(goalText);
  const counts = Object.fromEntries(
    counted.flatMap((one) => {
      const isWish = wish?.reps !== undefined && wish.move === moveOf[one];
      const count = isWish
        ? wish.reps
        : named.includes(one)
          ? countOf(text, testPartWords[one])
          : undefined;
      return count === undefined ? [] : [[one, count]];
    }),
  );
  const worn = Number(wornOnStairs.exec(text)?.slice(1).find(Boolean) ?? 0);
  return {
    ...(job && { job }),
    parts: named.length > 0 ? named : byJob.parts,
    ...(hasShuttle ? { shuttle: shuttleIn(text) ?? {} } : { run: run ?? { metres: usualRun } }),
    ...(worn > 0 && { worn }),
    counts,
  };
}
