import { trained } from '../../packages/domain/src/reading/heads/data/trained.ts';
import { unpack } from '../../packages/domain/src/reading/heads/unpack.ts';
import type { FinishedLine } from './pack.ts';

/** The lines of the last training with their weights, in the order of the file. */
export function lastLines(): FinishedLine[] {
  const { starts, lines, weights } = unpack(trained);
  const own = trained.lines.map(() => ({ buckets: [] as number[], weights: [] as number[] }));
  for (let bucket = 0; bucket < trained.bucketCount; bucket += 1) {
    for (let at = starts[bucket] as number; at < (starts[bucket + 1] as number); at += 1) {
      own[lines[at] as number]?.buckets.push(bucket);
      own[lines[at] as number]?.weights.push(weights[at] as number);
    }
  }
  return trained.lines.map(({ step, bias, count: _, ...line }, number) => ({
    ...line,
    line: { step, bias, ...(own[number] ?? { buckets: [], weights: [] }) },
  }));
}

export const lastDangerLevels = trained.dangerLevels;
