import { isZeroKit } from '@cadence/domain/exercise/graph';

import type { LibraryExercise, Muscle, Pattern } from '@cadence/domain/exercise/types';
import { searchLibrary } from '../../platform/exercises/search-library.ts';

export interface Filters {
  query: string;
  /** Empty for any. */
  muscle: string;
  kit: string;
  pattern: string;
}

export const noFilters: Filters = { query: '', muscle: '', kit: '', pattern: '' };

/** What people call a movement, and the patterns that it stands for. */
export const patternGroups: Readonly<Record<string, readonly Pattern[]>> = {
  Squat: ['squat'],
  Lunge: ['lunge'],
  Hinge: ['hinge', 'hip_ext'],
  Push: ['push_h', 'push_v'],
  Pull: ['pull_h', 'pull_v'],
  Carry: ['carry'],
  Core: ['anti_ext', 'anti_rot', 'lat_flex', 'trunk_flex', 'rotation'],
  Jump: ['jump', 'throw', 'ballistic'],
  Cardio: ['cyclic', 'sprint', 'crawl'],
  Isolation: ['isolation'],
  Balance: ['balance'],
  Mobility: ['mobility', 'stretch', 'breath'],
};

const wholeLibrary = 10_000;

const worksMuscle = ({ primary, secondary }: LibraryExercise, muscle: string) =>
  muscle === '' || [...primary, ...secondary].includes(muscle as Muscle);

const usesKit = (exercise: LibraryExercise, kit: string) =>
  kit === '' ||
  (kit === 'none' ? isZeroKit(exercise) : exercise.equipment.some((id) => id === kit));

const hasPattern = ({ patterns }: LibraryExercise, group: string) =>
  group === '' || patterns.some((one) => patternGroups[group]?.includes(one));

/** Who trains the muscle first comes before who only helps it. */
const rankOf = ({ primary }: LibraryExercise, muscle: string) =>
  muscle === '' || primary.includes(muscle as Muscle) ? 0 : 1;

export function browse({ query, muscle, kit, pattern }: Filters): LibraryExercise[] {
  const found = searchLibrary(query, { limit: wholeLibrary }).filter(
    (one) => worksMuscle(one, muscle) && usesKit(one, kit) && hasPattern(one, pattern),
  );
  return query.trim() === ''
    ? found.toSorted(
        (a, b) => rankOf(a, muscle) - rankOf(b, muscle) || a.name.localeCompare(b.name, 'en'),
      )
    : found;
}
