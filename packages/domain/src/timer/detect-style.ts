import type { SeedStyle } from '../workout/formats/definition.ts';
import { normaliseWorkout } from '../workout/normalise.ts';
import type { Workout } from '../workout/types.ts';
import { quickKindOf } from './quick-kind.ts';
import { hasPhases } from './steps/plan-items.ts';

/**
 * The named styles of Spec §4, and the two ways of the generated-workout timer:
 * 'phases' (phases and sets) and 'sets' (set expansion in a single round).
 * 'quick' is a quick timer, which is no plan and has no introduction; 'blocks' is a
 * workout that says itself how each of its parts is played.
 */
export type Style = SeedStyle | 'quick' | 'blocks' | 'phases' | 'sets';

/** The order is the specification's: a text with two of the words takes the first one here. */
const words = ['emom', 'pyramid', 'tabata', 'compound', 'circuit'] as const;

/** These two count in the structure only, and rank where Compound does. */
const flowWords = /flow|continuous/;

function matchText(workout: Workout): Style | undefined {
  const structure = workout.workoutStructure?.toLowerCase() ?? '';
  const text = `${workout.referencePattern ?? ''}\n${workout.workoutType ?? ''}`.toLowerCase();
  return words.find(
    (word) =>
      text.includes(word) ||
      structure.includes(word) ||
      (word === 'compound' && flowWords.test(structure)),
  );
}

function hasPlanType({ referencePattern, workoutType, workoutStructure }: Workout): boolean {
  return Boolean(referencePattern || workoutType || workoutStructure);
}

/** docs/decisions/0011: order of checks, for a workout that has been read. */
export function styleOf(workout: Workout): Style {
  if (quickKindOf(workout) !== undefined) return 'quick';
  if (workout.play !== undefined) return 'blocks';
  if (workout.isStructured) return 'structured';
  const matched = matchText(workout);
  if (matched !== undefined) return matched;
  if (hasPhases(workout)) return 'phases';
  return hasPlanType(workout) ? 'rounds' : 'sets';
}

export function detectStyle(workout: unknown): Style {
  return styleOf(normaliseWorkout(workout));
}
