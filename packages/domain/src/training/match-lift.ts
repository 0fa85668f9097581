import { findExercise } from '../exercise/find.ts';

/** Below this a name is as likely another exercise. */
const leastConfidence = 0.7;

/** The one exercise that a tracker's name means: its id; null where it must be asked. */
export function matchLift(name: string): string | null {
  const found = findExercise(name);
  return found && found.confidence >= leastConfidence ? found.exercise.id : null;
}
