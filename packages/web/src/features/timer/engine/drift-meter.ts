const enough = 3;
const windowMs = 1200;
const most = 8;

/**
 * How far the audio clock is ahead of the timer's. It moves in blocks, so that a
 * reading may be up to one block too low, never too high: the highest counts.
 */
export function createDriftMeter() {
  let samples: { atMs: number; aheadMs: number }[] = [];
  return {
    add(audioMs: number, nowMs: number): void {
      const fresh = samples.filter(({ atMs }) => nowMs - atMs < windowMs).slice(-(most - 1));
      samples = [...fresh, { atMs: nowMs, aheadMs: audioMs - nowMs }];
    },
    /** Null until there are enough readings to tell a block from a drift. */
    read(): number | null {
      return samples.length < enough ? null : Math.max(...samples.map(({ aheadMs }) => aheadMs));
    },
    clear(): void {
      samples = [];
    },
  };
}
