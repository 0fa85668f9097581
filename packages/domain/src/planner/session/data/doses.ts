import type { FitnessLevel } from '../../../workout/limits.ts';
import type { ByMinutes, Range, RowDose, SlotRole, SlotRow } from '../types.ts';
import type { MoveKind } from './choices.ts';

/** '6-8' or '5'. */
function range(text: string): Range {
  const [min = 0, max = min] = text.split('-').map(Number);
  return [min, max];
}

/** Reps, reps in reserve, seconds of rest. */
export const reps = (count: string, rir: string, rest: string): RowDose => ({
  reps: range(count),
  rir: range(rir),
  rest: range(rest),
});

export const hold = (seconds: string, rest: string): RowDose => ({
  seconds: range(seconds),
  rir: [2, 3],
  rest: range(rest),
});

export const metres = (count: string, rir: string, rest: string): RowDose => ({
  metres: range(count),
  rir: range(rir),
  rest: range(rest),
});

export const slowly = (dose: RowDose, tempo: string): RowDose => ({ ...dose, tempo });

/** '4/5/5/5/6': sets at 20, 30, 45, 60 and 90 minutes. */
function sets(text: string): ByMinutes {
  const counts = text.split('/').map((one) => (one === '-' ? 0 : Number(one)));
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = counts;
  return [a, b, c, d, e];
}

const row =
  (role: SlotRole) =>
  (
    id: string,
    kinds: readonly MoveKind[],
    counts: string,
    dose: RowDose | Record<FitnessLevel, RowDose>,
    more: Pick<SlotRow, 'pair' | 'follows' | 'moves' | 'keepsReps' | 'planned'> = {},
  ): SlotRow => ({ id, role, kinds, sets: sets(counts), dose, ...more });

export const skill = row('skill');
export const primary = row('primary');
export const secondary = row('secondary');
export const accessory = row('accessory');
export const trunk = row('trunk');
export const finisher = row('finisher');

/** Two rows that are done in turn. */
export const pair = (letter: string, ...rows: SlotRow[]): SlotRow[] =>
  rows.map((one) => ({ ...one, pair: letter }));
