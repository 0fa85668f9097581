import { allowedTypos, editDistance, letterBits, mayBeNear } from './edit-distance.ts';
import { exerciseLibrary, ownInLibrary } from './library.ts';
import { bareNames, everydayWords } from './name-words.ts';
import type { LibraryExercise } from './types.ts';
import { readWords } from './words.ts';

export interface NameEntry {
  exercise: LibraryExercise;
  words: string[];
  /** 1 for its name, less for an alias or for what a bare word usually means. */
  confidence: number;
}

interface VocabularyWord {
  text: string;
  letters: number;
}

export interface NameIndex {
  entries: NameEntry[];
  /** By the words run together: 'push-up', 'push up' and 'pushup' are one. */
  byKey: Map<string, NameEntry>;
  /** By the words in any order: 'squat jump' and 'jump squat'. */
  byBag: Map<string, NameEntry>;
  /** Sums of the words' codes: most lots of words are no name, and a sum tells without sorting. */
  bagSums: Set<number>;
  /** In how many names a word stands. */
  counts: Map<string, number>;
  /** Neighbouring words of a name written as one: 'benchpress'. */
  joined: Set<string>;
  /** By first letter and length. */
  vocabulary: Map<string, VocabularyWord[]>;
  longestName: number;
}

export const joinedKey = (words: readonly string[]) => words.join('');
const bagOf = (words: readonly string[]) => words.toSorted().join(' ');

function sumOf(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let code = 7;
    for (let i = 0; i < word.length; i++) code = (code * 31 + word.charCodeAt(i)) | 0;
    sum += code;
  }
  return sum;
}

function namesOf(exercise: LibraryExercise): NameEntry[] {
  const entry = (name: string, confidence: number) => ({
    exercise,
    words: readWords(name).map((word) => word.text),
    confidence,
  });
  return [entry(exercise.name, 1), ...exercise.aliases.map((alias) => entry(alias, 0.95))];
}

function bareEntries(library: readonly LibraryExercise[]): NameEntry[] {
  return library.flatMap((exercise) =>
    [...bareNames]
      .filter(([, id]) => id === exercise.id)
      .map(([word]) => ({ exercise, words: [word], confidence: 0.75 })),
  );
}

function addFirst<V>(map: Map<string, V>, key: string, value: V): void {
  if (!map.has(key)) map.set(key, value);
}

function addJoined(joined: Set<string>, words: readonly string[]): void {
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= words.length; to++) joined.add(joinedKey(words.slice(from, to)));
  }
}

/** What is said of a name in the index; the first exercise that has it keeps it. */
function addEntry(index: NameIndex, entry: NameEntry): void {
  addFirst(index.byKey, joinedKey(entry.words), entry);
  addFirst(index.byBag, bagOf(entry.words), entry);
  index.bagSums.add(sumOf(entry.words));
  for (const word of entry.words) index.counts.set(word, (index.counts.get(word) ?? 0) + 1);
  addJoined(index.joined, entry.words);
}

function buildIndex(library: readonly LibraryExercise[]): NameIndex {
  const named = library.flatMap(namesOf).filter((entry) => entry.words.length > 0);
  // Names before aliases before bare words, whatever the order of the files.
  const entries = named.toSorted((a, b) => b.confidence - a.confidence);
  const index: NameIndex = {
    entries,
    byKey: new Map(),
    byBag: new Map(),
    bagSums: new Set(),
    counts: new Map(),
    joined: new Set(),
    vocabulary: new Map(),
    longestName: Math.max(1, ...entries.map((entry) => entry.words.length)),
  };
  for (const entry of [...entries, ...bareEntries(library)]) addEntry(index, entry);
  for (const text of index.counts.keys()) {
    const drawer = `${text[0]}${text.length}`;
    const list = index.vocabulary.get(drawer) ?? [];
    list.push({ text, letters: letterBits(text) });
    index.vocabulary.set(drawer, list);
  }
  return index;
}

let built: NameIndex | null = null;

/**
 * The library's names, then one person's own: no own one takes a name that the library has. Own
 * words are no vocabulary: a slip is never read as one of them.
 */
function withOwnNames(base: NameIndex, own: readonly LibraryExercise[]): NameIndex {
  const entries = own.flatMap(namesOf).filter(({ words }) => words.length > 0);
  const index: NameIndex = {
    ...base,
    entries: [...base.entries, ...entries],
    byKey: new Map(base.byKey),
    byBag: new Map(base.byBag),
    bagSums: new Set(base.bagSums),
    counts: new Map(base.counts),
    joined: new Set(base.joined),
    longestName: Math.max(base.longestName, ...entries.map(({ words }) => words.length)),
  };
  for (const entry of entries) addEntry(index, entry);
  return index;
}

let ownBuilt: { own: readonly LibraryExercise[]; index: NameIndex } | null = null;

/** Built at the first question: most pages never ask. */
export function nameIndex(): NameIndex {
  built ??= buildIndex(exerciseLibrary);
  const own = ownInLibrary();
  if (own.length === 0) return built;
  if (ownBuilt?.own !== own) ownBuilt = { own, index: withOwnNames(built, own) };
  return ownBuilt.index;
}

export function findInAnyOrder(
  { byBag, bagSums }: NameIndex,
  words: readonly string[],
): NameEntry | undefined {
  return words.length > 1 && bagSums.has(sumOf(words)) ? byBag.get(bagOf(words)) : undefined;
}

/**
 * The library's word that a mistyped one stands for, or null. The first letter
 * is seldom wrong, but the first two are sometimes swapped.
 */
export function correctWord(index: NameIndex, word: string): string | null {
  const limit = allowedTypos(word);
  if (limit === 0 || everydayWords.has(word) || /\d/.test(word)) return null;
  const letters = letterBits(word);
  const [first = '', second = ''] = word;
  let best: string | null = null;
  let bestDistance = limit + 1;
  for (let length = Math.max(4, word.length - limit); length <= word.length + limit; length++) {
    const sameStart = index.vocabulary.get(`${first}${length}`) ?? [];
    const swappedStart = (index.vocabulary.get(`${second}${length}`) ?? []).filter(
      (known) => known.text[1] === first,
    );
    for (const known of second === first ? sameStart : [...sameStart, ...swappedStart]) {
      if (!mayBeNear(known.letters, letters, limit)) continue;
      const allowed = Math.min(limit, allowedTypos(known.text));
      const distance = editDistance(word, known.text, allowed);
      if (distance > allowed || distance >= bestDistance) continue;
      best = known.text;
      bestDistance = distance;
    }
  }
  return best;
}
