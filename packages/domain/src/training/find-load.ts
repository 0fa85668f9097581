import type { LibraryExercise } from '../exercise/types.ts';
import { isLower } from './load-class.ts';
import { type Rack, toRack } from './rack.ts';

/** How far one goes while looking for a weight, in kilograms. */
function findingStep(exercise: LibraryExercise, rack: Rack): number {
  const lower = isLower(exercise);
  switch (exercise.loadClass) {
    case 'barbell':
    case 'plates':
      return lower ? 10 : 5;
    case 'dumbbell':
      return lower ? 4 : 2;
    default: {
      const [first = 0, second = first] = rack.weights;
      return second - first;
    }
  }
}

/** As many sets look for a weight at most. */
const mostFindingSets = 3;

export interface Finding {
  kilograms: number;
  /** This is the weight of the sets that remain. */
  isFound: boolean;
}

/** The next set while a weight is looked for, by the reps that were left in the last one. */
export function nextFinding(
  exercise: LibraryExercise,
  rack: Rack,
  {
    kilograms,
    left,
    targetRir,
    sets,
  }: { kilograms: number; left: number; targetRir: number; sets: number },
): Finding {
  const step = findingStep(exercise, rack);
  const to = (wished: number) => toRack(rack, wished, 'nearest') ?? kilograms;
  if (Math.abs(left - targetRir) <= 1) return { kilograms, isFound: true };
  const isLast = sets >= mostFindingSets;
  if (left < targetRir) return { kilograms: to(kilograms - step), isFound: isLast };
  const next = to(kilograms + (left >= 6 ? 2 : 1) * step);
  return { kilograms: next, isFound: isLast || next === kilograms };
}
