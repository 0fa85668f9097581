import { createWindows } from './counted-windows.ts';

export interface CallBudget {
  /** Counts one call of this user; false when the hour has none left. */
  take(userId: string): boolean;
}

const hourMs = 3_600_000;

export function createCallBudget(perHour: number, now: () => number): CallBudget {
  const windowFor = createWindows(hourMs, now);
  return {
    take(userId) {
      const window = windowFor(userId);
      if (window.count >= perHour) return false;
      window.count += 1;
      return true;
    },
  };
}
