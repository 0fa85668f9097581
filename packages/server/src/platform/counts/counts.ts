import { createWindows } from './counted-windows.ts';

export interface Counted {
  count: number;
  /** Until the count begins anew. */
  leftMs: number;
}

/** How often something happened for a key, in a window that begins with the first time. */
export interface Counts {
  take(key: string): Promise<Counted>;
  /** The last one does not count after all. */
  giveBack(key: string): Promise<void>;
}

/** `name` tells what is counted, `now` is the clock that this process counts by. */
export type OpenCounts = (name: string, lengthMs: number, now: () => number) => Counts;

/** By this process for itself. */
export const openOwnCounts: OpenCounts = (_name, lengthMs, now) => {
  const windowFor = createWindows(lengthMs, now);
  return {
    async take(key) {
      const window = windowFor(key);
      window.count += 1;
      return { count: window.count, leftMs: window.endsAtMs - now() };
    },
    async giveBack(key) {
      const window = windowFor(key);
      window.count = Math.max(0, window.count - 1);
    },
  };
};
