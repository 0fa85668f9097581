/**
 * Percent of the maximum for R = reps + reps in reserve, from R 1 on: up to 12 the mean of three
 * charts that differ little there.
 */
const table = [100, 95.5, 92.5, 89.7, 87, 84.4, 81.8, 79.4, 77, 74.6, 72.4, 70.1, 68.5] as const;

/** More reps than this say nothing reliable about a maximum. */
export const mostRepsForMax = 12;
const mostReps = 30;

const rounded = (percent: number): number => Math.round(percent * 10 + 1e-9) / 10;

/** A curve that joins the table: for choosing a load, never for estimating a maximum. */
const beyond = (effort: number): number => rounded(98.1 / (1 + effort / 30));

function atWhole(effort: number): number {
  return table[effort - 1] ?? beyond(effort);
}

/** Percent of the maximum that allows so many reps at all; halves lie between their neighbours. */
export function pct(effort: number): number {
  const within = Math.min(mostReps, Math.max(1, effort));
  const below = Math.floor(within);
  const share = within - below;
  if (share === 0) return atWhole(below);
  return atWhole(below) + share * (atWhole(below + 1) - atWhole(below));
}

/** The share of the maximum, 0–1, for so many reps with so many left. */
export function shareOf(reps: number, rir: number): number {
  return pct(reps + rir) / 100;
}

/** How many reps in all that share of the maximum, 0–1, allows. */
export function effortForShare(share: number): number {
  let effort = 1;
  while (effort < mostReps && pct(effort + 0.5) >= share * 100 - 1e-9) effort += 0.5;
  return effort;
}
