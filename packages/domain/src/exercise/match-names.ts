import type { NameEntry, NameIndex } from './name-index.ts';
import { nameManners, weightyWords } from './name-words.ts';
import type { EquipmentId, LibraryExercise } from './types.ts';

/** The word of a name that says what is used. */
const kitWords: ReadonlyMap<string, EquipmentId> = new Map([
  ['dumbbell', 'dumbbells'],
  ['kettlebell', 'kettlebells'],
  ['barbell', 'barbells'],
  ['band', 'resistance_bands'],
  ['suspension', 'suspension'],
  ['bodyweight', 'bodyweight'],
]);

/** Below this share of common words two names mean different things. */
const leastScore = 0.6;

/** Rare words tell names apart, so they count for more. */
function weigh(index: NameIndex, word: string): number {
  const weight = Math.log(1 + index.entries.length / (index.counts.get(word) ?? 1));
  return nameManners.has(word) || kitWords.has(word) ? weight / 4 : weight;
}

function contradictsKit(words: readonly string[], exercise: LibraryExercise): boolean {
  const kit = words.map((word) => kitWords.get(word)).filter((id) => id !== undefined);
  return kit.length > 0 && !kit.some((id) => exercise.equipment.includes(id));
}

/** 'Lunge jump' is no lunge: what would be left out matters to a knee. */
export function dropsWeight(said: readonly string[], kept: readonly string[]): boolean {
  return said.some((word) => weightyWords.has(word) && !kept.includes(word));
}

function scoreEntry(index: NameIndex, words: readonly string[], entry: NameEntry): number {
  let shared = 0;
  let total = 0;
  for (const word of new Set([...words, ...entry.words])) {
    const weight = weigh(index, word);
    total += weight;
    const saysKit = kitWords.has(word) && !contradictsKit([word], entry.exercise);
    if (saysKit || (words.includes(word) && entry.words.includes(word))) shared += weight;
  }
  return shared / total;
}

/** The name that has most words in common, if it has enough of them and the same kit. */
export function scoreNames(
  index: NameIndex,
  words: readonly string[],
): { exercise: LibraryExercise; score: number } | null {
  const wanted = words.filter((word) => !/^\d+$/.test(word));
  if (!wanted.some((word) => index.counts.has(word) && !nameManners.has(word))) return null;
  let best: { exercise: LibraryExercise; score: number } | null = null;
  for (const entry of index.entries) {
    if (contradictsKit(wanted, entry.exercise) || dropsWeight(wanted, entry.words)) continue;
    const score = scoreEntry(index, wanted, entry);
    const isBetter =
      best === null ||
      score > best.score ||
      (score === best.score && entry.exercise.complexity < best.exercise.complexity);
    if (score >= leastScore && isBetter) best = { exercise: entry.exercise, score };
  }
  return best;
}
