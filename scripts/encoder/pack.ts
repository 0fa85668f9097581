import type { PackedHead } from '../../packages/server/src/platform/encoder/heads.ts';
import type { TrainedHeads } from '../../packages/server/src/platform/encoder/listen.ts';
import type { Line } from './softmax.ts';

const mostSteps = 127;
const rounded = (value: number) => Number(value.toPrecision(5));

/** Each weight in one byte, in steps of its own line. */
export function packLines(lines: readonly Line[]): PackedHead {
  const steps = lines.map(({ weights }) => rounded(Math.max(...weights.map(Math.abs)) / mostSteps));
  const bytes = lines.flatMap(({ weights }, at) =>
    Array.from(weights, (weight) => Math.round(weight / (steps[at] || 1)) & 0xff),
  );
  return {
    ids: lines.map(({ id }) => id),
    steps,
    biases: lines.map(({ bias }) => rounded(bias)),
    packed: Buffer.from(bytes).toString('base64'),
  };
}

export const headsSource = (heads: TrainedHeads): string =>
  [
    "import type { TrainedHeads } from '../listen.ts';",
    '',
    '// Written by scripts/train-encoder.ts from the ways in which cards are asked for: train again, do not edit.',
    '// biome-ignore format: a long line for each part keeps the file short',
    `export const trainedHeads: TrainedHeads = ${JSON.stringify(heads)};`,
    '',
  ].join('\n');
