import type { ScoreKind } from '../../../../workout/formats/ids.ts';
import type { BenchmarkBlock, BenchmarkMove, Weight } from '../types.ts';
import type { LadderId } from './ladders.ts';

export const kg = (men: number, women: number): Weight => ({ men, women });

/** So many times the body's mass, or that percent of the maximum where one is known. */
export const ofBody = (men: number, women: number, maxPercent: number): Weight => ({
  bodyShare: { men, women },
  maxShare: maxPercent / 100,
});

type More = Omit<BenchmarkMove, 'ladder'>;

export const moveReps = (ladder: LadderId, count: number, more: More = {}): BenchmarkMove => ({
  ladder,
  reps: count,
  ...more,
});
export const loaded = (ladder: LadderId, count: number, weight: Weight): BenchmarkMove => ({
  ladder,
  reps: count,
  weight,
});
/** Its reps come from the rungs, or it is done as often as one can. */
export const move = (ladder: LadderId, more: More = {}): BenchmarkMove => ({ ladder, ...more });
export const way = (ladder: LadderId, metres: number, more: More = {}): BenchmarkMove => ({
  ladder,
  metres,
  ...more,
});
export const timed = (ladder: LadderId, seconds: number, more: More = {}): BenchmarkMove => ({
  ladder,
  seconds,
  ...more,
});

export const amrap = (minutes: number, ...moves: BenchmarkMove[]): BenchmarkBlock => ({
  kind: 'amrap',
  minutes,
  moves,
  score: 'rounds',
});
/** Once through, or so many rounds. */
export const forTime = (
  capMinutes: number,
  rounds: number,
  ...moves: BenchmarkMove[]
): BenchmarkBlock => ({
  kind: rounds === 1 && moves.length > 3 ? 'chipper' : 'for_time',
  capMinutes,
  ...(rounds > 1 && { rounds }),
  moves,
  score: 'time',
});
export const rungs = (
  capMinutes: number,
  ladder: number[],
  ...moves: BenchmarkMove[]
): BenchmarkBlock => ({ kind: 'for_time', capMinutes, ladder, moves, score: 'time' });

export const intervals = (
  lengths: { rounds: number; work: number; rest: number; between?: number },
  score: ScoreKind,
  ...moves: BenchmarkMove[]
): BenchmarkBlock => ({
  kind: 'intervals',
  rounds: lengths.rounds,
  workSeconds: lengths.work,
  restSeconds: lengths.rest,
  ...(lengths.between !== undefined && { restBetween: lengths.between }),
  moves,
  score,
});

export const steady = (
  minutes: number,
  score: ScoreKind,
  ...moves: BenchmarkMove[]
): BenchmarkBlock => ({
  kind: 'steady',
  minutes,
  moves,
  score,
});

export const down = (from: number, to = 1): number[] =>
  Array.from({ length: from - to + 1 }, (_, i) => from - i);
