import type { Zone } from '../../../training/pace/types.ts';

/** Pieces of work with a rest between them. */
export interface Reps {
  count: number;
  /** Of one piece. */
  seconds: number;
  /** Seconds. */
  rest: number;
  /** Measured by the way instead; the seconds are then what it takes. */
  metres?: number;
  /** Between two groups of so many pieces. */
  groups?: { count: number; rest: number };
}

/** The hard part of a session and the easy minutes around it, from so many minutes on. */
export interface QualityRow {
  minutes: number;
  before: number;
  after: number;
  reps: Reps;
}

const row = (
  minutes: number,
  before: number,
  [count, seconds, rest]: readonly [number, number, number],
  after: number,
): QualityRow => ({ minutes, before, after, reps: { count, seconds, rest } });

/** At threshold: one piece while there is little time, then more and longer ones. */
export const tempoRows: readonly QualityRow[] = [
  row(5, 2, [1, 60, 0], 1),
  row(8, 2.5, [1, 150, 0], 2),
  row(12, 4, [1, 240, 0], 3),
  row(16, 6, [1, 300, 0], 3),
  row(20, 7, [1, 480, 0], 4),
  row(25, 7, [2, 300, 60], 5),
  row(30, 8, [2, 420, 60], 5),
  row(37, 9, [3, 360, 75], 6),
  row(45, 10, [3, 480, 90], 6),
  row(60, 15, [4, 420, 60], 11),
  row(75, 18, [3, 600, 120], 18),
  row(90, 20, [3, 600, 120], 30),
];

/** The same hour for those who can hold a quarter of an hour at threshold. */
export const longTempoRow: QualityRow = row(60, 15, [2, 900, 180], 11);

export const vo2Rows: readonly QualityRow[] = [
  row(5, 1.5, [3, 20, 20], 0.5),
  row(8, 2.5, [5, 20, 20], 1),
  row(12, 4, [6, 30, 30], 1.5),
  row(16, 5, [7, 30, 30], 3),
  row(20, 6, [8, 40, 40], 3),
  row(25, 7, [8, 60, 60], 3),
  row(30, 8, [5, 120, 120], 3),
  row(37, 9, [5, 150, 135], 5),
  row(45, 10, [5, 180, 150], 9),
  row(60, 15, [5, 240, 180], 12),
  row(90, 20, [5, 240, 180], 32),
];

const metres = (base: QualityRow, length: number, groups?: Reps['groups']): QualityRow => ({
  ...base,
  reps: { ...base.reps, metres: length, ...(groups ? { groups } : {}) },
});

/** On the flat, and on what has pedals or a handle by the seconds of the same row. */
export const sprintRows: readonly QualityRow[] = [
  row(5, 2.5, [2, 8, 30], 0.5),
  row(8, 4, [3, 8, 40], 1),
  row(12, 6, [4, 10, 50], 2),
  row(16, 7, [5, 10, 60], 2.5),
  row(20, 8, [6, 10, 75], 3),
  row(30, 12, [8, 12, 100], 4),
  metres(row(45, 14, [10, 10, 120], 8), 60),
  metres(row(60, 15, [10, 10, 150], 10), 60, { count: 5, rest: 300 }),
];

/** Up a slope the later rows are longer and less than all-out. */
export const hillRows: readonly QualityRow[] = [
  ...sprintRows.filter(({ minutes }) => minutes < 45),
  row(45, 14, [8, 30, 120], 8),
];

/** Hill repeats: a minute up at a strong effort, a walk down. */
export const hillRepeatRows: readonly QualityRow[] = [
  row(12, 5, [3, 45, 75], 1.5),
  row(20, 7, [5, 45, 90], 2),
  row(30, 9, [6, 60, 105], 4),
  row(45, 13, [8, 60, 120], 7),
  row(60, 15, [8, 90, 150], 11),
  row(90, 20, [10, 90, 150], 30),
];

/** Strides for those who do not sprint yet. */
export const strideRows: readonly QualityRow[] = [
  row(5, 2.5, [2, 10, 40], 0.5),
  row(12, 6, [3, 15, 60], 2),
  row(20, 8, [4, 15, 75], 3),
  row(30, 12, [6, 15, 75], 4),
  row(45, 14, [8, 15, 75], 8),
];

/** The last row that the session is long enough for. */
export function rowFor(rows: readonly QualityRow[], minutes: number): QualityRow {
  const found = rows.findLast((one) => one.minutes <= minutes) ?? rows[0];
  if (!found) throw new Error('a table without rows');
  return found;
}

/** Strides after an easy run, by the minutes that the model's tables speak of. */
export const strideMinutes: readonly number[] = [30, 60];

/** Run and walk in turn, and how much running in all. */
export const runWalk = {
  new: { run: 60, walk: 90, most: 600 },
  again: { run: 180, walk: 60, most: 1440 },
} as const;

/** Zone of a repeat by its length in seconds: short ones are faster than the heart can follow. */
export function zoneOfRep(seconds: number, metres: number | undefined): Zone {
  if (metres !== undefined && metres < 400) return 'R';
  return seconds > 390 ? 'T' : 'I';
}
