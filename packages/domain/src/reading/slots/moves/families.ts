import { builtOn } from '../../../exercise/built-on.ts';
import { idFromName } from '../../../exercise/define.ts';
import { allExercises } from '../../../exercise/library.ts';
import { isOwnId } from '../../../exercise/own.ts';
import type { LibraryExercise, Pattern } from '../../../exercise/types.ts';
import { type Claim, claimsOf } from '../../claims.ts';
import { moveHeads } from '../../lexicon/moves.ts';

const wholePatterns: Record<string, Pattern> = {
  squat: 'squat',
  lunge: 'lunge',
  sprint: 'sprint',
  carry: 'carry',
  crawl: 'crawl',
};

/** What a name in another language heads: ruled out, all of the kind are meant. */
const foreignHeads: Record<string, string> = {
  'air-squat': 'squat',
  'reverse-lunge': 'lunge',
  'push-up': 'push up',
  'pull-up': 'pull up',
  'conventional-deadlift': 'deadlift',
  'forearm-plank': 'plank',
  'two-hand-swing': 'swing',
  crunch: 'crunch',
  burpee: 'burpee',
  'bench-dip': 'dip',
  'parallel-bar-dip': 'dip',
  'dumbbell-curl': 'curl',
  'sit-up': 'sit up',
};

/** The head that somebody names in English: 'push-ups', 'pushups' and 'press ups' are one. */
function headIn(words: string): string | undefined {
  const letters = (text: string) =>
    [...text.toLowerCase()].filter((one) => one >= 'a' && one <= 'z');
  const said = letters(words).join('');
  const asked = said.startsWith('pressup') ? 'pushup' : said;
  return moveHeads.find((name) => {
    const plain = letters(name).join('');
    return [plain, `${plain}s`, `${plain}es`].includes(asked) || `${asked}s` === plain;
  });
}

/** The family that is ruled out by a name: 'no push-ups' means every kind, 'no archer push-ups' one. */
export function headOf(id: string, quote: string): string | undefined {
  return headIn(quote) ?? headIn(foreignHeads[id] && !isOwnName(id, quote) ? foreignHeads[id] : '');
}

/** 'Presses', 'curls': the family that a plural alone names. */
export const headOfPlural = (word: string): string | undefined =>
  moveHeads.find((name) => [`${name}s`, `${name}es`, `${name}ing`].includes(word));

/** Whether a quote is the library's own name, with or without its hyphens. */
const isOwnName = (id: string, quote: string) =>
  quote.toLowerCase().replaceAll(' ', '').replaceAll('-', '').includes(id.replaceAll('-', ''));

/** Ids of all exercises of a family, and of those that are built on it. */
function membersOf(head: string): string[] {
  // An own one keeps its id when it gets another name.
  const slugOf = ({ id, name }: LibraryExercise) => (isOwnId(id) ? idFromName(name) : id);
  const named = allExercises().filter((one) => `-${slugOf(one)}-`.includes(`-${head}-`));
  return [...new Set([...named.map(({ id }) => id), ...builtOn(head)])];
}

/** The whole pattern that a family is, where it is one. */
export const patternOf = (head: string): Pattern | undefined => wholePatterns[head];

/** All exercises that claims rule out, alone or as a family. */
export function refusedExercises(claims: readonly Claim[]): string[] {
  const isRefused = ({ polarity }: Claim) => polarity === 'refuses';
  const alone = claimsOf(claims, 'exercise').filter(isRefused);
  const families = claimsOf(claims, 'family').filter(isRefused);
  const heads = new Set(families.map(({ value }) => value));
  return [...alone.map(({ value }) => value), ...[...heads].flatMap(membersOf)];
}
