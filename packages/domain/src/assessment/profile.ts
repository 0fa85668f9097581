import { dayMs } from '../workout/durations.ts';
import { type Dimension, dimensions, type Evidence } from './types.ts';

/** What was true two months ago says half as much. */
const halfLifeDays = 60;

export type ByDimension = Record<Dimension, number>;

const freshness = (at: string, nowMs: number) =>
  0.5 ** (Math.max(0, nowMs - Date.parse(at)) / dayMs / halfLifeDays);

const each = (value: (dimension: Dimension) => number): ByDimension =>
  Object.fromEntries(dimensions.map((one) => [one, value(one)])) as ByDimension;

/** 1 − Π(1 − q · freshness): every bit of evidence adds, none makes it sure. */
export function confidenceOf(evidence: readonly Evidence[], nowMs: number): ByDimension {
  return each((dimension) => {
    const doubt = evidence
      .filter((one) => one.dimension === dimension)
      .reduce((left, { quality, at }) => left * (1 - quality * freshness(at, nowMs)), 1);
    return 1 - doubt;
  });
}

/** The mean of what is known, the better evidence counting more; 50 where nothing is. */
export function scoresOf(evidence: readonly Evidence[], nowMs: number): ByDimension {
  return each((dimension) => {
    const about = evidence.filter((one) => one.dimension === dimension);
    const weightOf = ({ quality, at }: Evidence) => quality * freshness(at, nowMs);
    const weight = about.reduce((sum, one) => sum + weightOf(one), 0);
    if (weight === 0) return 50;
    return about.reduce((sum, one) => sum + one.score * weightOf(one), 0) / weight;
  });
}
