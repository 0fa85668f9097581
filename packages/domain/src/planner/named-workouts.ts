import type { BodyWish, Format, WrittenWorkout } from '../reading/vocabulary.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import { type NamedEntry, namedEntries, sameAs } from './data/named-workouts.ts';

export interface NamedWorkout {
  key: string;
  title: string;
  format: Format;
  written: WrittenWorkout;
  body: BodyWish;
  /** Of the block itself, where the clock ends it. */
  minutes?: number;
  /** What is not as in the original, in plain words. */
  note?: string;
}

export const namedWorkoutKeys: readonly string[] = Object.keys(namedEntries);

const half = (count: number): number => Math.max(1, Math.ceil(count / 2));

/** Half of the reps and of the way; the clock stays. */
function halve(entry: NamedEntry): NamedEntry {
  return {
    ...entry,
    items: entry.items.map((item) => ({
      ...item,
      ...(item.reps === undefined ? {} : { reps: half(item.reps) }),
      ...(item.metres === undefined ? {} : { metres: half(item.metres) }),
    })),
    ...(entry.levels && { levels: entry.levels.map(half) }),
  };
}

const isOfName = (key: string): string =>
  key
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '-');

/** The workout of that name as a list to keep to the letter; beginners get half of the long ones. */
export function namedWorkout(
  name: string,
  level: FitnessLevel = 'intermediate',
): NamedWorkout | undefined {
  const key = sameAs[isOfName(name)] ?? isOfName(name);
  const original = namedEntries[key];
  if (!original) return undefined;
  const isHalved = level === 'beginner' && original.isVolume === true;
  const { title, format, items, rounds, levels, minutes, restSeconds, note } = isHalved
    ? halve(original)
    : original;
  const notes = [isHalved ? `${title} at half its numbers, for a start.` : '', note ?? ''];
  const said = notes.filter((words) => words !== '').join(' ');
  return {
    key,
    title,
    format,
    written: {
      items: items.map((item) => ({ ...item, quote: title })),
      ...(rounds === undefined ? {} : { rounds }),
      ...(levels && { levels }),
      ...(restSeconds === undefined ? {} : { restSeconds }),
      only: true,
    },
    body: {
      ...(rounds === undefined ? {} : { rounds }),
      ...(levels && { levels }),
      ...(minutes === undefined ? {} : { minutes }),
      ...(format === 'sets' && restSeconds !== undefined ? { restSeconds } : {}),
    },
    ...(minutes === undefined ? {} : { minutes }),
    ...(said === '' ? {} : { note: said }),
  };
}
