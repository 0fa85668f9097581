import type { LibraryExercise, Pattern, Prop } from '../exercise/types.ts';

/** What the weight is made of. */
export type LoadClass =
  | 'barbell'
  | 'dumbbell'
  | 'kettlebell'
  | 'plates'
  | 'stack'
  | 'added'
  | 'assist'
  | 'band'
  | 'bodyweight';

const plateStations: readonly Prop[] = [
  'leg_press',
  'hack_squat',
  'pendulum_squat',
  'belt_squat',
  'reverse_hyper',
];

/** Hung from a belt or worn on top of the body's own weight. */
const isWeighted = ({ id, equipment }: LibraryExercise): boolean =>
  id.startsWith('weighted-') &&
  equipment.some((kit) => ['pull_up_bar', 'dip_bars', 'rings', 'weight_vest'].includes(kit));

export function loadClassOf(exercise: LibraryExercise): LoadClass {
  const { equipment, props } = exercise;
  const has = (...ids: LibraryExercise['equipment']) => ids.some((id) => equipment.includes(id));
  if (props.includes('assisted_pull_up')) return 'assist';
  if (isWeighted(exercise)) return 'added';
  if (has('machines')) return props.some((one) => plateStations.includes(one)) ? 'plates' : 'stack';
  if (has('smith_machine')) return 'plates';
  if (has('cable')) return 'stack';
  if (has('barbells', 'specialty_bars')) return 'barbell';
  if (has('dumbbells')) return 'dumbbell';
  if (has('kettlebells')) return 'kettlebell';
  return has('resistance_bands') ? 'band' : 'bodyweight';
}

const lowerPatterns: readonly Pattern[] = ['squat', 'lunge', 'hinge', 'hip_ext'];

export const isLower = ({ patterns }: LibraryExercise): boolean =>
  lowerPatterns.includes(patterns[0]);

export const isIsolation = ({ patterns }: LibraryExercise): boolean => patterns[0] === 'isolation';

const trunkPatterns: readonly Pattern[] = [
  'anti_ext',
  'anti_rot',
  'lat_flex',
  'trunk_flex',
  'carry',
];
const pressesAndRows: readonly Pattern[] = ['push_h', 'push_v', 'pull_h'];

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
export function hasMaximum(exercise: LibraryExercise): boolean {
  if (isBodyLift(strengthKeyOf(exercise.id))) return true;
  const [pattern] = exercise.patterns;
  if (isIsolation(exercise) || trunkPatterns.includes(pattern) || pattern === 'jump') return false;
  const kind = loadClassOf(exercise);
  if (kind === 'dumbbell') return pressesAndRows.includes(pattern);
  return kind === 'barbell';
}
