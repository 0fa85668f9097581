import type { LibraryExercise, Pattern } from '../exercise/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';

/** Kilograms to begin with, for those who start and for those who have trained a while. */
interface Start {
  start: number;
  trained: number;
}

const inHand: Partial<Record<Pattern, Start>> = {
  squat: { start: 8, trained: 14 },
  lunge: { start: 4, trained: 8 },
  hinge: { start: 8, trained: 14 },
  hip_ext: { start: 8, trained: 14 },
  push_h: { start: 6, trained: 12 },
  push_v: { start: 4, trained: 8 },
  pull_h: { start: 8, trained: 14 },
  pull_v: { start: 6, trained: 10 },
  carry: { start: 12, trained: 18 },
  ballistic: { start: 8, trained: 14 },
  isolation: { start: 3, trained: 6 },
};
const onBar: Partial<Record<Pattern, Start>> = {
  squat: { start: 20, trained: 40 },
  lunge: { start: 15, trained: 25 },
  hinge: { start: 30, trained: 50 },
  hip_ext: { start: 30, trained: 40 },
  push_h: { start: 20, trained: 35 },
  push_v: { start: 15, trained: 22.5 },
  pull_h: { start: 20, trained: 32.5 },
  ballistic: { start: 20, trained: 27.5 },
  isolation: { start: 10, trained: 15 },
};
const otherwise: Start = { start: 4, trained: 8 };
const levelFactor: Record<FitnessLevel, number> = {
  beginner: 0,
  intermediate: 1,
  advanced: 1.8,
};

/** Side raises and flies move a long lever with little muscle. */
const isLongLever = ({ name }: LibraryExercise): boolean => /raise|fly/i.test(name);

/** A first guess for this move, in kilograms a hand. */
export function firstLoad(exercise: LibraryExercise, level: FitnessLevel): number {
  const table = exercise.equipment.includes('barbells') ? onBar : inHand;
  const { start, trained } = table[exercise.patterns[0]] ?? otherwise;
  const factor = isLongLever(exercise) ? 0.6 : 1;
  return factor * (start + (trained - start) * levelFactor[level]);
}
