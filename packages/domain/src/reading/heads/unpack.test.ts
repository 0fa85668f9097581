import { describe, expect, it } from 'vitest';
import { type TrainedLine, unpack } from './unpack.ts';

const line = (value: string, count: number): TrainedLine => ({
  question: 'intent',
  value,
  count,
  step: 1,
  bias: 0,
  slope: 1,
  offset: 0,
  sureFrom: 0.5,
});

describe('packed weights', () => {
  it('come back by bucket, with gaps longer than seven bits and weights below 0', () => {
    // First line: buckets 0 and 200 (gaps 1 and 200) with 5 and -3; second: bucket 200
    // with 31. As bytes 1, 129 72, 5, -3 and 129 73, 31.
    const table = unpack({
      version: 'sample',
      bucketCount: 256,
      fingerprint: 0,
      dangerLevels: {},
      lines: [line('make', 2), line('ask', 1)],
      packed: 'AYFIBf2BSR8=',
    });
    const entriesOf = (bucket: number) =>
      [...table.lines.keys()]
        .slice(table.starts[bucket], table.starts[bucket + 1])
        .map((at) => [table.lines[at], table.weights[at]]);
    expect(entriesOf(0)).toEqual([[0, 5]]);
    expect(entriesOf(200)).toEqual([
      [0, -3],
      [1, 31],
    ]);
    expect(entriesOf(7)).toEqual([]);
    expect(table.lines).toHaveLength(3);
  });
});
