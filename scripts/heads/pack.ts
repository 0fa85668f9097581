import { createHash } from 'node:crypto';
import { fingerprintFeatures } from '../../packages/domain/src/reading/heads/features.ts';
import type {
  DangerLevels,
  TrainedHeads,
  TrainedLine,
} from '../../packages/domain/src/reading/heads/unpack.ts';
import { bucketCount, type PackedLine } from './train-line.ts';

export interface FinishedLine extends Omit<TrainedLine, 'count' | 'step' | 'bias'> {
  line: PackedLine;
}

function gapBytes(gap: number): number[] {
  const bytes = [gap & 0x7f];
  for (let rest = gap >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function lineBytes({ buckets, weights }: PackedLine): number[] {
  const gaps = buckets.flatMap((bucket, index) => gapBytes(bucket - (buckets[index - 1] ?? -1)));
  return [...gaps, ...weights.map((weight) => weight & 0xff)];
}

const rounded = (value: number) => Number(value.toPrecision(6));

export function packHeads(
  lines: readonly FinishedLine[],
  dangerLevels: Record<string, DangerLevels>,
): TrainedHeads {
  const packed = Buffer.from(lines.flatMap(({ line }) => lineBytes(line))).toString('base64');
  const heads = {
    bucketCount,
    fingerprint: fingerprintFeatures(bucketCount),
    dangerLevels,
    lines: lines.map(({ line, question, value, ...levels }) => ({
      question,
      value,
      count: line.buckets.length,
      step: rounded(line.step),
      bias: rounded(line.bias),
      slope: rounded(levels.slope),
      offset: rounded(levels.offset),
      sureFrom: rounded(levels.sureFrom),
    })),
    packed,
  };
  const version = createHash('sha256').update(JSON.stringify(heads)).digest('hex').slice(0, 12);
  return { version, ...heads };
}

export function headsSource(heads: TrainedHeads): string {
  const { packed, ...rest } = heads;
  return [
    "import type { TrainedHeads } from '../unpack.ts';",
    '',
    '// Written by scripts/train-heads.ts from corpus/messages: train again, do not edit.',
    '// biome-ignore format: a long line for each part keeps the file short',
    `export const trained: TrainedHeads = { ...${JSON.stringify(rest)},`,
    `  packed: '${packed}' };`,
    '',
  ].join('\n');
}
