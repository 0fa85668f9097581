import { exerciseById, exerciseLibrary } from './library.ts';
import type { EquipmentId, LibraryExercise, LoadClass, Position, Prop } from './types.ts';

/** Easier versions, nearest first. */
export function regressionsOf(id: string): LibraryExercise[] {
  return (exerciseById(id)?.easier ?? [])
    .map((easier) => exerciseById(easier))
    .filter((exercise) => exercise !== undefined);
}

/** Harder versions: those that name this one as easier, nearest first. */
export function progressionsOf(id: string): LibraryExercise[] {
  const from = exerciseById(id);
  if (!from) return [];
  return exerciseLibrary
    .filter((exercise) => exercise.easier.includes(id) && !from.easier.includes(exercise.id))
    .map((exercise) => ({
      exercise,
      distance:
        exercise.complexity -
        from.complexity +
        exercise.easier.indexOf(id) / 2 +
        (exercise.equipment[0] === from.equipment[0] ? 0 : 1),
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ exercise }) => exercise);
}

const isForTheEdges = ({ roles }: LibraryExercise): boolean =>
  roles.every((role) => role === 'warmup' || role === 'cooldown');

const handsAndFeet: readonly Position[] = ['prone', 'quadruped', 'inverted', 'standing'];

/** Held by the hands and the feet alone, so that the way between them is the lever. */
function isOnHandsAndFeet({ patterns, equipment, loadCount, position }: LibraryExercise): boolean {
  return (
    patterns.some((pattern) => pattern === 'push_h' || pattern === 'anti_ext') &&
    loadCount === 0 &&
    !equipment.includes('resistance_bands') &&
    handsAndFeet.includes(position)
  );
}

/** None where there is no lever to change: what is held or done lying down has no depth. */
function waysByLever(exercise: LibraryExercise): string[] {
  if (isOnHandsAndFeet(exercise)) return ['Raise your feet or move them further from your hands.'];
  if (exercise.isometric || exercise.position !== 'standing') return [];
  if (exercise.unilateral) return ['Make the way longer, then do it without holding on.'];
  const [pattern] = exercise.patterns;
  if (pattern !== 'squat' && pattern !== 'lunge') return [];
  return ['Go deeper, or shift more weight to one side.'];
}

/** Without anything in the hands. A lever on what has to be spared stays as it is. */
export function waysWithoutLoad(exercise: LibraryExercise, isSpared = false): string[] {
  const isTimed = exercise.holdRange !== undefined;
  const more = isTimed
    ? `Build up to ${exercise.holdRange?.[1]} seconds.`
    : `Build up to ${exercise.repRange[1]} reps${exercise.unilateral ? ' per side' : ''}.`;
  if (isForTheEdges(exercise)) {
    return [more, 'Slow down and go a little further.'];
  }
  return [
    more,
    exercise.isometric ? 'Add a second or third hold.' : 'Take three seconds on the way down.',
    ...(isSpared ? [] : waysByLever(exercise)),
  ];
}

const heavierWords: Partial<Record<LoadClass, string>> = {
  stack: 'Move the pin down by one.',
  plates: 'Add the smallest plates.',
  assist: 'Take a little less help.',
  bodyweight: 'Hold a weight or add a band.',
  none: 'Hold a weight or add a band.',
};

/** Design, training §4: reps → tempo → lever → load, each in a sentence. */
export function waysToProgress(exercise: LibraryExercise, isSpared = false): string[] {
  const ways = waysWithoutLoad(exercise, isSpared);
  // What is to be spared gets no heavier either.
  if (isForTheEdges(exercise) || isSpared) return ways;
  return [...ways, heavierWords[exercise.loadClass] ?? 'Take the next heavier weight.'];
}

const freeEquipment: readonly EquipmentId[] = ['bodyweight', 'yoga_mat'];
const freeProps: readonly Prop[] = ['wall', 'chair'];

/** Needs no more than a body, a floor, a wall and a chair. */
export function isZeroKit(exercise: LibraryExercise): boolean {
  return (
    exercise.equipment.every((id) => freeEquipment.includes(id)) &&
    exercise.props.every((prop) => freeProps.includes(prop))
  );
}
