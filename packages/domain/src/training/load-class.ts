import type { LibraryExercise, Pattern } from '../exercise/types.ts';

const lowerPatterns: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'hip_ext'];

export const isLower = ({ patterns }: LibraryExercise): boolean =>
  lowerPatterns.includes(patterns[0]);

export const isIsolation = ({ patterns }: LibraryExercise): boolean => patterns[0] === 'isolation';

/** Whole-body weight counts as load: pull-ups, chin-ups and dips on bars, with or without a belt. */
const bodyLifts = ['pull-up', 'chin-up', 'neutral-grip-pull-up', 'parallel-bar-dip', 'ring-dip'];

export const isBodyLift = (key: string): boolean => bodyLifts.includes(key);

const weightedKeys: Record<string, string> = {
  'weighted-pull-up': 'pull-up',
  'weighted-chin-up': 'chin-up',
  'weighted-dip': 'parallel-bar-dip',
};

/** A lift with its implement; with and without a belt is the same lift. */
export const strengthKeyOf = (exerciseId: string): string => weightedKeys[exerciseId] ?? exerciseId;

/** Whether reps at a weight tell a maximum of it, and a percentage a weight. */
export const hasMaximum = ({ id, repsClass }: LibraryExercise): boolean =>
  repsClass === 'barbell' || isBodyLift(strengthKeyOf(id));

/** Pulled from the floor with a bar: it costs more than any other set. */
export const isFloorDeadlift = ({ id, loadClass }: LibraryExercise): boolean =>
  loadClass === 'barbell' && id.endsWith('deadlift') && !id.includes('romanian');
