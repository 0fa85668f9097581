import { beliefIn } from './belief.ts';
import { dropsWeight, scoreNames } from './match-names.ts';
import type { NameEntry, NameIndex } from './name-index.ts';
import { correctWord, findInAnyOrder, joinedKey, nameIndex } from './name-index.ts';
import { measureWords, nameManners } from './name-words.ts';
import type { LibraryExercise } from './types.ts';
import { readWords, type Word } from './words.ts';

export interface FoundExercise {
  exercise: LibraryExercise;
  /** 0–1. */
  confidence: number;
}

export interface Mention extends FoundExercise {
  /** Where it stands in the text, in UTF-16 units. */
  index: number;
  length: number;
}

/** Each mistyped word costs this much trust. */
const typoFactor = 0.85;

/** Says how it is counted. */
const perSide = /\b(?:per|each|every) (?:side|leg|arm)s?\b/gi;

interface ReadWord {
  text: string;
  /** What it was typed as, where that differs. */
  typed: string | null;
}

function readTyped(index: NameIndex, text: string): ReadWord {
  if (index.counts.has(text) || index.joined.has(text)) return { text, typed: null };
  // A slip may hide the plural: 'burpess'.
  const corrected =
    correctWord(index, text) ?? (text.endsWith('s') ? correctWord(index, text.slice(0, -1)) : null);
  return corrected === null ? { text, typed: null } : { text: corrected, typed: text };
}

function trust(entry: NameEntry, typos: number, factor = 1): FoundExercise {
  return {
    exercise: entry.exercise,
    confidence: entry.confidence * factor * typoFactor ** typos,
  };
}

function lookUp(index: NameIndex, words: readonly ReadWord[]): FoundExercise | null {
  const typos = words.filter((word) => word.typed !== null).length;
  const typed = words.map((word) => word.typed ?? word.text);
  const asTyped = index.byKey.get(joinedKey(typed));
  if (asTyped) return trust(asTyped, 0);
  const texts = typos > 0 ? words.map((word) => word.text) : typed;
  const exact = typos > 0 ? index.byKey.get(joinedKey(texts)) : undefined;
  if (exact) return trust(exact, typos);
  const anyOrder = findInAnyOrder(index, texts);
  return anyOrder ? trust(anyOrder, typos, 0.95) : null;
}

function readName(index: NameIndex, name: string): ReadWord[] {
  return readWords(name.replace(perSide, ' '))
    .map((word) => word.text)
    .filter((word) => !measureWords.has(word))
    .map((word) => readTyped(index, word));
}

function findIn(index: NameIndex, words: readonly ReadWord[]): FoundExercise | null {
  const whole = lookUp(index, words);
  if (whole) return whole;
  const core = words.filter((word) => !nameManners.has(word.text) && !/^\d+$/.test(word.text));
  const found = core.length > 0 && core.length < words.length ? lookUp(index, core) : null;
  return found && { ...found, confidence: found.confidence * 0.95 };
}

const textsOf = (words: readonly ReadWord[]) => words.map((word) => word.text);

/** The name without what is added in brackets or after a dash or comma. */
function findShort(index: NameIndex, name: string, words: readonly ReadWord[]) {
  const outside = name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ').split(/\s[-–—:]\s|[,;:]/)[0] ?? '';
  const short = readName(index, outside);
  if (short.length === words.length || dropsWeight(textsOf(words), textsOf(short))) return null;
  return findIn(index, short);
}

/**
 * The exercise that a name means, however it is written: 'DB goblet squats',
 * 'Push ups (knees)', '3 x 10 Burpess'. Null when nothing is near enough.
 */
export function findExercise(name: string): FoundExercise | null {
  const index = nameIndex();
  const words = readName(index, name);
  const whole = findIn(index, words);
  if (whole) return whole;
  const short = findShort(index, name, words);
  if (short) return { ...short, confidence: short.confidence * 0.9 };
  const near = scoreNames(index, textsOf(words));
  if (!near) return null;
  const typos = words.filter((word) => word.typed !== null).length;
  return { exercise: near.exercise, confidence: near.score * 0.9 * typoFactor ** typos };
}

/** Between the words of one name. */
const innerGap = /^[\s\-‐–/'"]*$/;

/**
 * For each word the place after the last one that may belong to the same name:
 * names stop at a comma or a word that no name has.
 */
function findRuns(index: NameIndex, text: string, words: readonly Word[], read: ReadWord[]) {
  const ends = new Array<number>(words.length).fill(0);
  for (let i = words.length - 1; i >= 0; i--) {
    const word = words[i];
    const next = words[i + 1];
    const known = read[i]?.text ?? '';
    if (!word || !(index.counts.has(known) || index.joined.has(known))) continue;
    const isJoined = next && innerGap.test(text.slice(word.index + word.length, next.index));
    ends[i] = isJoined ? Math.max(i + 1, ends[i + 1] ?? 0) : i + 1;
  }
  return ends;
}

/** The exercises named inside a text, in its order; where names overlap the longest wins. */
export function findMentions(text: string): Mention[] {
  const index = nameIndex();
  const words = readWords(text);
  const seen = new Map<string, ReadWord>();
  const read = words.map((word) => {
    const known = seen.get(word.text) ?? readTyped(index, word.text);
    seen.set(word.text, known);
    return known;
  });
  const ends = findRuns(index, text, words, read);
  const mentions: Mention[] = [];
  for (let start = 0; start < words.length; start++) {
    let end = Math.min(ends[start] ?? 0, start + index.longestName);
    let found: FoundExercise | null = null;
    while (end > start) {
      found = lookUp(index, read.slice(start, end));
      if (found) break;
      end--;
    }
    const first = words[start];
    const last = words[end - 1];
    if (!found || !first || !last) continue;
    const length = last.index + last.length - first.index;
    const belief = beliefIn(text, { text: first.text, index: first.index, length }, first === last);
    mentions.push({
      exercise: found.exercise,
      confidence: found.confidence * belief,
      index: first.index,
      length,
    });
    start = end - 1;
  }
  return mentions;
}
