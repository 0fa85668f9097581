import { allowedTypos, editDistance } from './edit-distance.ts';
import { exerciseLibrary } from './library.ts';
import { equipmentWords, fillerWords, muscleWords, patternWords } from './search-words.ts';
import type { LibraryExercise } from './types.ts';
import { readWords, singular } from './words.ts';

const worth = {
  name: 10,
  firstMuscle: 9,
  alias: 8.5,
  pattern: 8.2,
  equipment: 7,
  muscle: 5,
  other: 2,
};

type Scores = Map<LibraryExercise, number>;

function splitWords(text: string): string[] {
  const plain = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...plain.map(singular), ...readWords(text).map((word) => word.text)];
}

function keepBest(scores: Scores, exercise: LibraryExercise, value: number): void {
  scores.set(exercise, Math.max(value, scores.get(exercise) ?? 0));
}

/** What each word finds, with what a hit is worth. */
function buildTerms(): Map<string, Scores> {
  const terms = new Map<string, Scores>();
  for (const exercise of exerciseLibrary) {
    const add = (words: readonly string[], value: number) => {
      for (const word of words) {
        const scores: Scores = terms.get(word) ?? new Map();
        keepBest(scores, exercise, value);
        terms.set(word, scores);
      }
    };
    const [mainPattern, ...otherPatterns] = exercise.patterns;
    add(splitWords(exercise.name), worth.name);
    for (const alias of exercise.aliases) add(splitWords(alias), worth.alias);
    exercise.primary.forEach((muscle, i) => {
      add(muscleWords[muscle], i === 0 ? worth.firstMuscle : worth.muscle);
    });
    for (const muscle of exercise.secondary) add(muscleWords[muscle], worth.other);
    add(patternWords[mainPattern], worth.pattern);
    for (const pattern of otherPatterns) add(patternWords[pattern], worth.other);
    for (const id of exercise.equipment) add(equipmentWords[id], worth.equipment);
    for (const prop of exercise.props) add(splitWords(prop), worth.other);
  }
  return terms;
}

let built: Map<string, Scores> | null = null;

/** Built at the first question: most pages never ask. */
function searchTerms(): Map<string, Scores> {
  built ??= buildTerms();
  return built;
}

/** What one typed word finds: whole or begun, and only where neither is known, mistyped. */
function findWord(word: string): Scores {
  const found: Scores = new Map();
  const terms = searchTerms();
  const addAll = (scores: Scores, likeness: number) => {
    for (const [exercise, value] of scores) keepBest(found, exercise, value * likeness);
  };
  for (const [term, scores] of terms) {
    if (term.startsWith(word)) addAll(scores, term === word ? 1 : 0.8);
  }
  const limit = allowedTypos(word);
  if (found.size > 0 || limit === 0) return found;
  for (const [term, scores] of terms) {
    if (term.length >= 4 && editDistance(word, term, limit) <= limit) addAll(scores, 0.5);
  }
  return found;
}

const countWords = (exercise: LibraryExercise) => exercise.name.split(/[\s-]/).length;

/**
 * The library by name, alias, muscle, equipment or pattern; every word must be
 * found. Best first, then the plainer name, then the easier exercise.
 */
export function searchLibrary(
  query: string,
  { limit = 20 }: { limit?: number } = {},
): LibraryExercise[] {
  const words = readWords(query)
    .map((word) => word.text)
    .filter((word) => !fillerWords.has(word));
  const [first, ...rest] = words.map(findWord);
  if (!first) return query.trim() === '' ? exerciseLibrary.slice(0, limit) : [];
  return [...first]
    .filter(([exercise]) => rest.every((scores) => scores.has(exercise)))
    .map(([exercise, value]) => ({
      exercise,
      score: rest.reduce((sum, scores) => sum + (scores.get(exercise) ?? 0), value),
    }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        countWords(a.exercise) - countWords(b.exercise) ||
        a.exercise.complexity - b.exercise.complexity ||
        a.exercise.name.localeCompare(b.exercise.name, 'en'),
    )
    .slice(0, limit)
    .map(({ exercise }) => exercise);
}
