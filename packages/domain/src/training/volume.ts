import type { LibraryExercise, Muscle } from '../exercise/types.ts';
import type { FitnessLevel } from '../workout/limits.ts';
import type { NumberRange } from '../workout/types.ts';

const secondaryShare = 0.5;
/** Sets with more left in reserve are too easy to count. */
const mostRir = 4;

export interface DoneSets {
  exercise: Pick<LibraryExercise, 'primary' | 'secondary'>;
  sets: number;
  rir?: number;
}

export type MuscleSets = Partial<Record<Muscle, number>>;

/** Sets for each muscle: one where it does the work, half where it helps. */
export function setsByMuscle(work: readonly DoneSets[]): MuscleSets {
  const all: MuscleSets = {};
  const add = (muscle: Muscle, sets: number) => {
    all[muscle] = (all[muscle] ?? 0) + sets;
  };
  for (const { exercise, sets, rir = 0 } of work) {
    if (rir > mostRir) continue;
    for (const muscle of exercise.primary) add(muscle, sets);
    for (const muscle of exercise.secondary) add(muscle, sets * secondaryShare);
  }
  return all;
}

interface WeeklySets {
  /** Enough to lose nothing. */
  keep: NumberRange;
  start: NumberRange;
  grow: NumberRange;
  most: number;
  perSession: number;
}

const weekly: Record<FitnessLevel, WeeklySets> = {
  beginner: {
    keep: { lo: 3, hi: 4 },
    start: { lo: 4, hi: 6 },
    grow: { lo: 6, hi: 10 },
    most: 10,
    perSession: 6,
  },
  intermediate: {
    keep: { lo: 4, hi: 6 },
    start: { lo: 8, hi: 10 },
    grow: { lo: 10, hi: 16 },
    most: 18,
    perSession: 8,
  },
  advanced: {
    keep: { lo: 6, hi: 6 },
    start: { lo: 10, hi: 12 },
    grow: { lo: 12, hi: 20 },
    most: 22,
    perSession: 10,
  },
};

/** Sets of one muscle in a week, by the level. */
export const weeklySets = (level: FitnessLevel): WeeklySets => weekly[level];

/** The muscles that one session works more than serves, with how many sets too many. */
export function overInSession(work: readonly DoneSets[], level: FitnessLevel): MuscleSets {
  const { perSession } = weekly[level];
  const over = Object.entries(setsByMuscle(work)).filter(([, sets]) => sets > perSession);
  return Object.fromEntries(over.map(([muscle, sets]) => [muscle, sets - perSession]));
}

const mostRise = 1.2;

/** The most sets of a muscle after a week with so many. */
export function mostNextWeek(lastWeek: number, level: FitnessLevel): number {
  const { start, most } = weekly[level];
  return Math.min(most, Math.max(start.lo, Math.floor(lastWeek * mostRise)));
}

/** Reps of one heavy lift in a session, by its percent of the maximum. */
export function heavyReps(percent: number): NumberRange | null {
  if (percent >= 90) return { lo: 4, hi: 10 };
  if (percent >= 80) return { lo: 10, hi: 20 };
  return percent >= 70 ? { lo: 12, hi: 24 } : null;
}
