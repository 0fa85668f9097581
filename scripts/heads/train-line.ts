import { evidenceIn } from '../../packages/domain/src/reading/danger/evidence.ts';
import { scanDanger } from '../../packages/domain/src/reading/danger/scan.ts';
import { textFeatures } from '../../packages/domain/src/reading/heads/features.ts';
import { type Fit, fitLine, type Row } from './regression.ts';

export const bucketCount = 2 ** 18;
const largestWeight = 31;
/** Chosen on writers left out in turn; anything from 5 to 20 scores the same. */
const costOfMistake = 10;
const maxCostOfRare = 6;

export interface PackedLine {
  buckets: number[];
  weights: number[];
  step: number;
  bias: number;
}

export function toRow(text: string): Row {
  const evidence = evidenceIn(scanDanger(text));
  const features = Int32Array.from(textFeatures(text, bucketCount, evidence));
  return { features, value: 1 / Math.sqrt(Math.max(1, features.length)) };
}

function countRows(rows: readonly Row[]): Float64Array {
  const counts = new Float64Array(bucketCount);
  for (const { features } of rows) {
    for (const feature of features) counts[feature] = (counts[feature] as number) + 1;
  }
  return counts;
}

/** The places of the `keep` largest values above 0. */
function largest(values: Float64Array, keep: number): Set<number> {
  const places = [...values.keys()].filter((place) => (values[place] as number) > 0);
  places.sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
  return new Set(places.slice(0, keep));
}

/**
 * Fits a line, keeps its most useful weights, fits those again and rounds them to whole steps.
 * A rare feature is believed sooner than a common one (idf to the power of 1.5).
 */
export function trainLine(rows: readonly Row[], truths: readonly boolean[], keep: number) {
  const counts = countRows(rows);
  const scales = counts.map((count) =>
    count === 0 ? 0 : (Math.log(rows.length / count) / 4) ** 1.5,
  );
  const positives = truths.filter(Boolean).length;
  const rare = Math.min(maxCostOfRare, Math.sqrt((truths.length - positives) / positives));
  const fit: Fit = {
    rows,
    signs: Int8Array.from(truths, (truth) => (truth ? 1 : -1)),
    costs: Float64Array.from(truths, (truth) => costOfMistake * (truth ? Math.max(1, rare) : 1)),
    featureCount: bucketCount,
    scales,
    maxPasses: 6,
  };
  const first = fitLine(fit);
  const use = counts.map((count, place) => Math.abs(first[place] as number) * Math.sqrt(count));
  const kept = largest(use, keep);
  const line = fitLine({
    ...fit,
    scales: scales.map((scale, at) => (kept.has(at) ? scale : 0)),
    maxPasses: 25,
  });
  return packLine(line);
}

function packLine(line: Float64Array): PackedLine {
  const weights = line.subarray(0, bucketCount);
  const step =
    weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / largestWeight;
  const packed: PackedLine = { buckets: [], weights: [], step, bias: line[bucketCount] as number };
  weights.forEach((weight, bucket) => {
    const steps = Math.round(weight / step);
    if (steps === 0) return;
    packed.buckets.push(bucket);
    packed.weights.push(steps);
  });
  return packed;
}

export function scoreRow(line: PackedLine): (row: Row) => number {
  const weights = new Int8Array(bucketCount);
  line.buckets.forEach((bucket, index) => {
    weights[bucket] = line.weights[index] as number;
  });
  return (row) => {
    let sum = 0;
    for (const feature of row.features) sum += weights[feature] as number;
    return line.bias + sum * row.value * line.step;
  };
}
