import type { ToldLift } from './lifts-told.ts';

type Marks = readonly [first: number, second: number, third: number];

/** One rep as a share of body weight: within a year, after two or three, after many. */
export const standards: Readonly<Partial<Record<ToldLift, { male: Marks; female: Marks }>>> = {
  squat: { male: [1, 1.5, 2], female: [0.75, 1.15, 1.6] },
  bench: { male: [0.75, 1.1, 1.5], female: [0.5, 0.75, 1] },
  deadlift: { male: [1.25, 1.75, 2.25], female: [1, 1.4, 1.9] },
  press: { male: [0.5, 0.7, 0.95], female: [0.35, 0.5, 0.7] },
};

/** What one lift usually is of another. */
export const usualRatios: readonly {
  lift: ToldLift;
  of: ToldLift;
  range: readonly [number, number];
}[] = [
  { lift: 'press', of: 'bench', range: [0.55, 0.67] },
  { lift: 'incline press', of: 'bench', range: [0.7, 0.85] },
  { lift: 'front squat', of: 'squat', range: [0.75, 0.88] },
  { lift: 'bench', of: 'squat', range: [0.65, 0.8] },
  { lift: 'squat', of: 'deadlift', range: [0.75, 0.92] },
  { lift: 'row', of: 'bench', range: [0.75, 1] },
  { lift: 'bench', of: 'deadlift', range: [0.5, 0.7] },
];
