import type { WeekKind } from '../types.ts';

/** A week on the way over the bar: sets and reps of each part. */
export interface OverStep {
  phase: string;
  kind: WeekKind;
  /** As high as it goes. */
  high: [sets: number, reps: number];
  /** The turn over the bar or the rings, with help. */
  turn: [sets: number, reps: number];
  /** Heavy: sets, reps and how much the weight has grown. */
  heavy: [sets: number, reps: number, growth: number];
  dip: [sets: number, reps: number];
  /** Tries of the whole. */
  tries?: number;
}

const step = (
  phase: string,
  high: OverStep['high'],
  turn: OverStep['turn'],
  heavy: OverStep['heavy'],
  dip: OverStep['dip'],
  more: Partial<Pick<OverStep, 'kind' | 'tries'>> = {},
): OverStep => ({ phase, kind: 'build', high, turn, heavy, dip, ...more });

export const overSteps: readonly OverStep[] = [
  step('Pull high', [4, 3], [3, 3], [4, 5, 1], [3, 6]),
  step('Pull high', [5, 3], [3, 3], [4, 5, 1.03], [3, 7]),
  step('Pull high', [5, 3], [4, 3], [4, 4, 1.06], [4, 7]),
  step('Pull high', [3, 3], [2, 3], [2, 4, 1], [2, 6], { kind: 'deload' }),
  step('The turn', [5, 3], [4, 4], [4, 4, 1.08], [4, 8]),
  step('The turn', [6, 3], [5, 4], [4, 4, 1.1], [4, 8]),
  step('The turn', [6, 3], [5, 4], [5, 3, 1.13], [4, 9]),
  step('The turn', [3, 3], [3, 3], [2, 3, 1.05], [2, 6], { kind: 'deload' }),
  step('Over', [5, 2], [5, 4], [4, 3, 1.15], [4, 10], { tries: 3 }),
  step('Over', [5, 2], [5, 5], [4, 3, 1.17], [4, 10], { tries: 4 }),
  step('Over', [4, 2], [4, 5], [3, 3, 1.18], [3, 10], { tries: 5 }),
  step('Over', [2, 2], [2, 3], [1, 3, 1.1], [1, 6], { kind: 'test', tries: 5 }),
];
