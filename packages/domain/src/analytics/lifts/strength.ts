import type { LoggedSet } from '../types.ts';
import { isWarmUp } from './set-type.ts';

export interface Estimate {
  /** Kilograms. */
  oneRepMax: number;
  estimatedFrom: { weight: number; reps: number };
  /** The formula overstates a single and is loose above twelve reps. */
  lowConfidence: boolean;
}

const reliableReps = { min: 2, max: 12 };

export const isLoose = (reps: number): boolean =>
  reps < reliableReps.min || reps > reliableReps.max;

/** Spec §9: weight × (1 + reps / 30). */
export function oneRepMax(weight: number, reps: number): number {
  return weight * (1 + reps / 30);
}

/** Null for a set without a load: there is nothing to estimate from. */
export function estimateFrom({ weight, reps }: LoggedSet): Estimate | null {
  if (weight === undefined || reps === undefined || weight <= 0 || reps < 1) return null;
  return {
    oneRepMax: oneRepMax(weight, reps),
    estimatedFrom: { weight, reps },
    lowConfidence: isLoose(reps),
  };
}

/** The one that comes to most, the first of equals. Years of sets go through here: nothing is made. */
export function bestSet(sets: readonly LoggedSet[]): LoggedSet | null {
  let best: LoggedSet | null = null;
  let most = 0;
  for (const set of sets) {
    const { weight, reps } = set;
    if (isWarmUp(set)) continue;
    if (weight === undefined || reps === undefined || reps < 1) continue;
    const reached = oneRepMax(weight, reps);
    if (reached <= most) continue;
    most = reached;
    best = set;
  }
  return best;
}

export function bestEstimate(sets: readonly LoggedSet[]): Estimate | null {
  const best = bestSet(sets);
  return best && estimateFrom(best);
}

/** Kilograms moved in all: what has no load counts nothing, nor does warming up. */
export function volumeOf(sets: readonly LoggedSet[]): number {
  let total = 0;
  for (const set of sets) if (!isWarmUp(set)) total += (set.weight ?? 0) * (set.reps ?? 0);
  return total;
}
