export interface Scored {
  score: number;
  truth: boolean;
}

/** Slope and offset that turn scores into probabilities (Platt 1999, by Newton's method). */
export function calibrate(scored: readonly Scored[]): { slope: number; offset: number } {
  const positives = scored.filter(({ truth }) => truth).length;
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (scored.length - positives + 2);
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 50; step += 1) {
    // A small ridge keeps the step finite where the two kinds do not overlap.
    let [ss, so, oo] = [1e-3, 0, 1e-3];
    let [gs, go] = [0, 0];
    for (const { score, truth } of scored) {
      const probability = 1 / (1 + Math.exp(-(slope * score + offset)));
      const error = probability - (truth ? high : low);
      const spread = probability * (1 - probability);
      gs += error * score;
      go += error;
      ss += spread * score * score;
      so += spread * score;
      oo += spread;
    }
    const determinant = ss * oo - so * so;
    const slopeStep = (oo * gs - so * go) / determinant;
    const offsetStep = (ss * go - so * gs) / determinant;
    slope -= slopeStep;
    offset -= offsetStep;
    if (Math.abs(slopeStep) + Math.abs(offsetStep) < 1e-6) break;
  }
  return { slope, offset };
}

export function probabilityOf(score: number, by: { slope: number; offset: number }): number {
  return 1 / (1 + Math.exp(-(by.slope * score + by.offset)));
}

/** The score that only the given share of these reaches. */
export function scoreReachedBy(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((a, b) => b - a);
  const [at, after] = [Math.floor(share * sorted.length), Math.floor(share * sorted.length) + 1];
  return ((sorted[at] ?? 0) + (sorted[after] ?? sorted[at] ?? 0)) / 2;
}

/** The lowest score from which on the given precision holds, and the recall that it has there. */
export function scoreForPrecision(scored: readonly Scored[], minPrecision: number) {
  const sorted = [...scored].sort((a, b) => b.score - a.score);
  const positives = sorted.filter(({ truth }) => truth).length;
  let right = 0;
  let best = { score: Number.POSITIVE_INFINITY, recall: 0, precision: 0 };
  sorted.forEach(({ score, truth }, index) => {
    if (!truth) return;
    right += 1;
    const precision = right / (index + 1);
    if (precision >= minPrecision) best = { score, recall: right / positives, precision };
  });
  return best;
}

/** The chance that a true one scores above a false one. */
export function areaUnderCurve(scored: readonly Scored[]): number {
  const sorted = [...scored].sort((a, b) => a.score - b.score);
  const positives = sorted.filter(({ truth }) => truth).length;
  const ranks = sorted.reduce((sum, { truth }, index) => sum + (truth ? index + 1 : 0), 0);
  return (ranks - (positives * (positives + 1)) / 2) / (positives * (sorted.length - positives));
}
