import { allowedTypos } from '@cadence/domain/exercise/edit-distance';
import { exerciseById, exerciseLibrary, ownInLibrary } from '@cadence/domain/exercise/library';
import {
  equipmentSearchWords,
  muscleSearchWords,
  patternWords,
  searchFillers,
} from '@cadence/domain/exercise/search-words';
import type { LibraryExercise } from '@cadence/domain/exercise/types';
import { readWords, singular } from '@cadence/domain/exercise/words';
import MiniSearch from 'minisearch';

/** What a hit in each field is worth. */
const worth = {
  name: 10,
  mainMuscle: 9,
  alias: 8.5,
  mainPattern: 8.2,
  kit: 7,
  muscle: 5,
  other: 2,
};

type Field = keyof typeof worth;
type Entry = Record<Field, string> & { id: string };

function splitWords(text: string): string[] {
  const plain = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...plain.map(singular), ...readWords(text).map((word) => word.text)];
}

const listed = (words: readonly string[]): string => [...new Set(words)].join(' ');

function entryOf(exercise: LibraryExercise): Entry {
  const [mainPattern, ...otherPatterns] = exercise.patterns;
  const [mainMuscle, ...muscles] = exercise.primary;
  return {
    id: exercise.id,
    name: listed(splitWords(exercise.name)),
    alias: listed(exercise.aliases.flatMap(splitWords)),
    mainMuscle: listed(mainMuscle ? muscleSearchWords[mainMuscle] : []),
    mainPattern: listed(patternWords[mainPattern]),
    kit: listed(exercise.equipment.flatMap((id) => equipmentSearchWords[id])),
    muscle: listed(muscles.flatMap((muscle) => muscleSearchWords[muscle])),
    other: listed([
      ...exercise.secondary.flatMap((muscle) => muscleSearchWords[muscle]),
      ...otherPatterns.flatMap((pattern) => patternWords[pattern]),
      ...exercise.props.flatMap(splitWords),
    ]),
  };
}

function buildIndex(): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(worth),
    // The words are in the spelling of the name index already.
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (word) => word,
    searchOptions: {
      boost: worth,
      combineWith: 'AND',
      // How rare a word is and how long an entry says little about how well it fits.
      bm25: { k: 0.2, b: 0, d: 1 },
    },
  });
  index.addAll(exerciseLibrary.map(entryOf));
  return index;
}

let index: MiniSearch<Entry> | null = null;
let ownInIndex: readonly LibraryExercise[] = [];

/** Built at the first question: most pages never ask. What is one's own comes and goes. */
function currentIndex(): MiniSearch<Entry> {
  index ??= buildIndex();
  const own = ownInLibrary();
  if (own !== ownInIndex) {
    index.removeAll(ownInIndex.map(entryOf));
    index.addAll(own.map(entryOf));
    ownInIndex = own;
  }
  return index;
}

const countWords = (exercise: LibraryExercise) => exercise.name.split(/[\s-]/).length;

function lookUp(words: readonly string[]) {
  const query = words.join(' ');
  const found = currentIndex().search(query, { prefix: true });
  if (found.length > 0) return found;
  // Only where nothing is written like that is it taken for a slip.
  return currentIndex().search(query, { prefix: true, fuzzy: (word) => allowedTypos(word) });
}

/**
 * The library and one's own exercises by name, alias, muscle, equipment or pattern; every word
 * must be found. Best first, then the plainer name, then the easier exercise.
 */
export function searchLibrary(
  query: string,
  { limit = 20 }: { limit?: number } = {},
): LibraryExercise[] {
  if (query.trim() === '') return [...ownInLibrary(), ...exerciseLibrary].slice(0, limit);
  const words = readWords(query)
    .map((word) => word.text)
    .filter((word) => !searchFillers.has(word));
  if (words.length === 0) return [];
  const asked = words.join('');
  const isNamed = ({ name }: LibraryExercise) =>
    readWords(name)
      .map((word) => word.text)
      .join('') === asked;
  return lookUp(words)
    .flatMap(({ id, score }) => {
      const exercise = exerciseById(String(id));
      return exercise ? [{ exercise, score, isNamed: isNamed(exercise) }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.score - a.score ||
        countWords(a.exercise) - countWords(b.exercise) ||
        a.exercise.complexity - b.exercise.complexity ||
        a.exercise.name.localeCompare(b.exercise.name, 'en'),
    )
    .slice(0, limit)
    .map(({ exercise }) => exercise);
}
