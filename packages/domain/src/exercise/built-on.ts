import { allExercises } from './library.ts';
import type { LibraryExercise } from './types.ts';

type Test = (exercise: LibraryExercise) => boolean;

const isPush: Test = ({ patterns }) => patterns[0] === 'push_h' || patterns[0] === 'push_v';

/** The body in one line over hands or forearms, the knees off the floor. */
const holdsPlank: Test = (exercise) => {
  const { patterns, position, traits } = exercise;
  if (isPush(exercise) || position === 'supine' || traits.includes('kneel')) return false;
  const isBraced = traits.includes('belly_pressure') || patterns.includes('anti_ext');
  if (traits.includes('palm_load')) return isBraced;
  return position === 'prone' && traits.includes('belly_pressure');
};

/** The arms push the body's own weight from the floor, a wall or a seat. */
const hasPushUp: Test = ({ patterns, traits }) =>
  traits.includes('palm_load') && !traits.includes('dip') && patterns.includes('push_h');

const hangsAndPulls: Test = ({ patterns, traits }) =>
  patterns[0] === 'pull_v' && traits.includes('hang') && !patterns.includes('mobility');

/** From one foot to the other with both in the air between. */
const runs: Test = ({ patterns, traits }) =>
  patterns.includes('sprint') ||
  (patterns[0] === 'cyclic' && traits.includes('hop') && !patterns.includes('jump'));

/** Kinds of move that others contain: who rules out the one means the others too. */
const containing: Record<string, Test> = {
  plank: holdsPlank,
  'push-up': hasPushUp,
  'pull-up': hangsAndPulls,
  'chin-up': hangsAndPulls,
  run: runs,
};

/** Ids of the exercises that have this kind of move in them, by what they ask of the body. */
export function builtOn(kind: string): string[] {
  const test = containing[kind];
  return test
    ? allExercises()
        .filter(test)
        .map(({ id }) => id)
    : [];
}
