import type { EquipmentId, LibraryExercise, Pattern } from '../../exercise/types.ts';
import { estimate } from '../../timer/constants.ts';
import { clamp } from '../../workout/read-value.ts';

/** Seconds that this many reps take; one-sided ones are per side. */
export function secondsFor(exercise: LibraryExercise, reps: number): number {
  const oneSide = reps * exercise.secondsPerRep;
  return exercise.unilateral ? 2 * oneSide + estimate.sideSwitchSeconds : oneSide;
}

const weights: readonly EquipmentId[] = ['barbells', 'dumbbells', 'kettlebells'];
const lifts: readonly Pattern[] = [
  'squat',
  'lunge',
  'hinge',
  'hip_ext',
  'push_h',
  'push_v',
  'pull_h',
  'pull_v',
];

/** A large movement against a weight: it takes a set-up before, and a full rest after. */
export function isWeightLift({ equipment, loadCount, patterns }: LibraryExercise): boolean {
  return (
    loadCount > 0 && equipment.some((id) => weights.includes(id)) && lifts.includes(patterns[0])
  );
}

/** Up to so many reps a set is heavy. */
const heavyReps = 6;
/** Two seconds down and two up. */
const heavySecondsPerRep = 4;

/**
 * Seconds that the timer shall give each rep. A heavy set is slower, and the way
 * from the grip to the first rep takes more than the three seconds that the timer
 * gives to every set: they are spread over its reps.
 */
export function pacedSecondsPerRep(exercise: LibraryExercise, reps: number): number {
  if (reps > heavyReps || !isWeightLift(exercise)) return exercise.secondsPerRep;
  const setup = Math.max(exercise.setupSeconds, exercise.equipment.includes('barbells') ? 10 : 6);
  const counted = reps * (exercise.unilateral ? 2 : 1);
  const seconds =
    Math.max(heavySecondsPerRep, exercise.secondsPerRep) +
    (setup - estimate.setupSeconds) / counted;
  return Math.round(seconds * 10) / 10;
}

/** The most reps that fit into these seconds. */
export function repsWithin(exercise: LibraryExercise, seconds: number): number {
  const room = exercise.unilateral ? (seconds - estimate.sideSwitchSeconds) / 2 : seconds;
  return Math.max(1, Math.floor(room / exercise.secondsPerRep));
}

/** The goal's reps where the exercise allows them, its own nearest ones otherwise. */
export function repsFor(exercise: LibraryExercise, wanted: number): number {
  const [min, max] = exercise.repRange;
  return clamp(wanted, { min, max: Math.max(min, max) });
}

/** Seconds of a held or timed exercise. */
export function holdFor(exercise: LibraryExercise, wanted: number): number {
  const [min, max] = exercise.holdRange ?? [20, 60];
  return Math.round(clamp(wanted, { min, max }) / 5) * 5;
}
