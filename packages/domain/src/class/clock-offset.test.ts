import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockSample, offsetOf, withSample } from './clock-offset.ts';

/** An answer over a network that takes so long each way, from a server that is so far ahead. */
const sampleOf = (sentMs: number, thereMs: number, backMs: number, aheadMs: number) => ({
  sentMs,
  serverMs: sentMs + thereMs + aheadMs,
  receivedMs: sentMs + thereMs + backMs,
});

describe('the offset of a clock', () => {
  it('is exact where both ways take the same time', () => {
    expect(offsetOf([sampleOf(1000, 40, 40, 5000)])).toBe(5000);
  });

  it('is taken from the quickest answer, whatever the slow ones say', () => {
    const samples = [
      sampleOf(0, 900, 100, -2500),
      sampleOf(1000, 6, 4, -2500),
      sampleOf(2000, 10, 700, -2500),
    ];
    expect(offsetOf(samples)).toBe(-2499);
  });

  it('is unknown before the first answer', () => {
    expect(offsetOf([])).toBeNull();
    expect(offsetOf([{ sentMs: 2, receivedMs: 1, serverMs: 0 }])).toBeNull();
  });

  it('is never wrong by more than half of the quickest round trip', () => {
    const way = fc.integer({ min: 0, max: 2000 });
    const trips = fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(trips, fc.integer({ min: -1e9, max: 1e9 }), (ways, ahead) => {
        const samples = ways.map(([there, back], i) => sampleOf(i * 5000, there, back, ahead));
        const quickest = Math.min(...ways.map(([there, back]) => there + back));
        expect(Math.abs((offsetOf(samples) ?? Number.NaN) - ahead)).toBeLessThanOrEqual(
          quickest / 2,
        );
      }),
    );
  });

  it('forgets the oldest answers', () => {
    let samples: readonly ClockSample[] = [sampleOf(0, 0, 0, 9999)];
    for (let i = 1; i <= 12; i += 1) samples = withSample(samples, sampleOf(i * 100, 5, 5, 100));
    expect(offsetOf(samples)).toBe(100);
  });
});
