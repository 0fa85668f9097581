import type { LibraryExercise } from '../../exercise/types.ts';
import type { AthleteFacts, Slot } from '../request.ts';
import type { Format, Goal } from '../../reading/vocabulary.ts';
import { type ChipBoard, goalLabels } from '../request/chips.ts';
import type { Scan } from '../../reading/engine/scan.ts';
import { slot, takeScalar } from './slot.ts';
import { readGoal } from './slots-wishes.ts';

export function resolveGoal(scan: Scan, board: ChipBoard): Slot<Goal> | null {
  return takeScalar(readGoal(scan), (goal) => [`goal:${goal}`, goalLabels[goal]], board);
}

/** Whoever names no goal has one in the profile, or shows it by what else is asked for. */
export function goalUnsaid({ goal }: AthleteFacts, shown: Goal): Slot<Goal> {
  return goal ? slot(goal, 'profile', 0.8) : slot(shown, 'default', 0.5);
}

/** Nobody takes a bar from the rack against the clock, or hangs from one for a minute. */
export function formatFor(moves: readonly LibraryExercise[], usual: Slot<Format>): Slot<Format> {
  if (usual.source !== 'default') return usual;
  if (moves.some(({ lift }) => lift)) return { ...usual, value: 'sets' };
  const hangs = moves.some(({ traits }) => traits.includes('hang'));
  return hangs ? { ...usual, value: 'rounds' } : usual;
}

/** Lifts in sets are for strength where nothing says otherwise. */
export function goalFor(
  moves: readonly LibraryExercise[],
  format: Format,
  usual: Slot<Goal>,
): Slot<Goal> {
  const isOpen = usual.value === 'general' && usual.source === 'default';
  const isLifting = format === 'sets' && moves.some(({ lift }) => lift);
  return isOpen && isLifting ? { ...usual, value: 'strength' } : usual;
}
