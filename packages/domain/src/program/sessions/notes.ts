import { exerciseById } from '../../exercise/library.ts';
import type { Exercise, Workout } from '../../workout/types.ts';

/** So many words are read before a session; what keeps somebody safe is beyond the count. */
const mostWords = 90;

const countOf = (sentence: string): number => sentence.split(/\s+/).length;

export function linesIn({ workout, play }: Workout): Exercise[] {
  const items = play ? play.blocks.flatMap((block) => block.items) : workout;
  return items.filter(({ type, role }) => type === 'exercise' && role !== 'ramp');
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const overBody = ['bench', 'squat', 'overhead-press'];
const mostReps = 12;
const leastLeft = 3;

/** A bar above the body in a set that may fail. */
function needsCatch({ exerciseId = '', reps = 0, repsText, rir, rpe }: Exercise): boolean {
  const isBar = exerciseById(exerciseId)?.loadClass === 'barbell';
  const left = rir ?? (rpe === undefined ? leastLeft + 1 : 10 - rpe);
  const isHard = left <= leastLeft || repsText?.endsWith('+') === true;
  return isBar && overBody.some((part) => exerciseId.includes(part)) && reps <= mostReps && isHard;
}

function catchWords(lines: readonly Exercise[]): string[] {
  const held = lines.filter(needsCatch);
  if (held.length === 0) return [];
  const names = [...new Set(held.map(({ name }) => name.toLowerCase()))];
  const isBench = held.some(({ exerciseId = '' }) => exerciseId.includes('bench'));
  const alone = isBench ? ' Alone on the bench: no collars.' : '';
  return [`${sentenceCase(listed(names))}: set the safety pins, or have a spotter.${alone}`];
}

/** Weights that nobody told: the first set says how far off they are. */
function guessWords(lines: readonly Exercise[]): string[] {
  const isAny = lines.some(({ loadNote }) => loadNote?.includes('a first guess'));
  return isAny
    ? [
        'Weights called a guess: up if set 1 leaves two reps more than the line asks, down if it leaves fewer.',
      ]
    : [];
}

/** Why a single session is as it is: in a program the day says it. */
const why = /first, while you are fresh/;
/** Told anew from the lines as they stand. */
const retold = [/^Where it says about/, /or have a spotter\.$/];

/**
 * The note of one session, from its own lines: what the day is about, what keeps it safe, and as
 * much of the rest as is read.
 */
export function noteOf(
  ofDay: readonly string[],
  ofSession: readonly string[],
  workout: Workout,
): string {
  const lines = linesIn(workout);
  const isAbout = (words: string, mark: string) =>
    lines.some(({ name }) => words.startsWith(`${name}${mark}`));
  const own = ofSession.filter((words) => !retold.some((one) => one.test(words)));
  const extra = own.filter(
    (words) => isAbout(words, ', ') || isAbout(words, ': ') || why.test(words),
  );
  const kept = [...ofDay, ...catchWords(lines), ...own.filter((words) => !extra.includes(words))];
  let count = kept.reduce((sum, words) => sum + countOf(words), 0);
  const more = [...guessWords(lines), ...extra].filter((words) => {
    const isRoom = count + countOf(words) <= mostWords;
    if (isRoom) count += countOf(words);
    return isRoom;
  });
  return [...new Set([...kept, ...more])].filter(Boolean).join(' ');
}
