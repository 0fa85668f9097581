import type { EquipmentId, Muscle, Pattern } from './types.ts';

/** An exercise that a person has described themselves. */
export interface OwnExercise {
  name: string;
  pattern: Pattern;
  /** The first is worked most. */
  muscles: Muscle[];
  /** Empty where the body is enough. */
  kit: EquipmentId[];
  /** One side at a time; its reps are per side. */
  unilateral: boolean;
}

export interface KeptOwnExercise {
  id: string;
  value: OwnExercise;
}

type Source = () => readonly KeptOwnExercise[];

const none: readonly KeptOwnExercise[] = [];
let source: Source = () => none;

/** Those of the person that is being served; the library is everybody's. */
export const ownExercises = (): readonly KeptOwnExercise[] => source();

/** On a device, where one person at a time is signed in. */
export function readOwnExercisesFrom(read: Source): void {
  source = read;
}

/**
 * Does some work with one person's own exercises. The work must not wait for anything: what comes
 * between would be done with them, too.
 */
export function withOwnExercises<T>(own: readonly KeptOwnExercise[], work: () => T): T {
  const before = source;
  source = () => own;
  try {
    return work();
  } finally {
    source = before;
  }
}
