import type { WeekKind } from '../types.ts';

/** One week on the way to the first pull-up. */
export interface PullStep {
  hang: [sets: number, seconds: number];
  scap: [sets: number, reps: number];
  assisted?: [sets: number, reps: number];
  /** Lowered slowly: sets, reps, seconds down. */
  negatives?: [sets: number, reps: number, seconds: number];
  flexed?: [sets: number, seconds: number];
  singles?: [sets: number, rest: string];
  row: [sets: number, reps: number];
  curl: [sets: number, reps: number];
  hollow: [sets: number, seconds: number];
  kind: WeekKind;
  phase: string;
}

export const pullSteps: readonly PullStep[] = [
  {
    hang: [3, 15],
    scap: [3, 6],
    assisted: [3, 5],
    row: [3, 8],
    curl: [2, 10],
    hollow: [3, 15],
    kind: 'build',
    phase: 'Hang and row',
  },
  {
    hang: [3, 20],
    scap: [3, 8],
    assisted: [3, 6],
    row: [3, 9],
    curl: [2, 11],
    hollow: [3, 15],
    kind: 'build',
    phase: 'Hang and row',
  },
  {
    hang: [3, 25],
    scap: [3, 8],
    assisted: [4, 5],
    negatives: [1, 2, 3],
    row: [3, 10],
    curl: [2, 12],
    hollow: [3, 20],
    kind: 'build',
    phase: 'Hang and row',
  },
  {
    hang: [1, 30],
    scap: [2, 6],
    assisted: [3, 4],
    negatives: [1, 1, 5],
    row: [2, 8],
    curl: [1, 10],
    hollow: [2, 15],
    kind: 'deload',
    phase: 'Hang and row',
  },
  {
    hang: [2, 30],
    scap: [3, 8],
    negatives: [4, 2, 4],
    assisted: [2, 5],
    row: [3, 8],
    curl: [3, 8],
    hollow: [3, 20],
    kind: 'build',
    phase: 'Negatives',
  },
  {
    hang: [2, 30],
    scap: [3, 10],
    negatives: [4, 2, 5],
    assisted: [2, 4],
    flexed: [2, 8],
    row: [3, 9],
    curl: [3, 9],
    hollow: [3, 25],
    kind: 'build',
    phase: 'Negatives',
  },
  {
    hang: [2, 35],
    scap: [3, 10],
    negatives: [5, 2, 6],
    assisted: [2, 4],
    flexed: [2, 10],
    row: [3, 10],
    curl: [3, 10],
    hollow: [3, 30],
    kind: 'build',
    phase: 'Negatives',
  },
  {
    hang: [1, 35],
    scap: [2, 8],
    negatives: [1, 1, 10],
    assisted: [3, 3],
    flexed: [1, 15],
    row: [2, 8],
    curl: [1, 8],
    hollow: [2, 20],
    kind: 'deload',
    phase: 'Negatives',
  },
  {
    hang: [1, 40],
    scap: [2, 8],
    assisted: [5, 3],
    negatives: [1, 2, 8],
    singles: [1, '150-180'],
    row: [3, 8],
    curl: [3, 6],
    hollow: [3, 30],
    kind: 'build',
    phase: 'Singles',
  },
  {
    hang: [1, 40],
    scap: [2, 9],
    singles: [5, '120-150'],
    negatives: [2, 2, 8],
    assisted: [3, 3],
    row: [3, 9],
    curl: [3, 7],
    hollow: [3, 30],
    kind: 'build',
    phase: 'Singles',
  },
  {
    hang: [1, 30],
    scap: [2, 6],
    singles: [4, '180-180'],
    assisted: [2, 3],
    flexed: [2, 5],
    row: [2, 8],
    curl: [2, 6],
    hollow: [2, 30],
    kind: 'taper',
    phase: 'Singles',
  },
  {
    hang: [1, 20],
    scap: [2, 5],
    singles: [3, '300-300'],
    row: [1, 8],
    curl: [1, 8],
    hollow: [1, 20],
    kind: 'test',
    phase: 'Singles',
  },
];
