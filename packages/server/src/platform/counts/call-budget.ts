import { hourMs } from '@cadence/domain/workout/durations';
import { type OpenCounts, openOwnCounts } from './counts.ts';

export interface CallBudget {
  /** Counts one call of this user; false when the hour has none left. */
  take(userId: string): Promise<boolean>;
}

export function createCallBudget(
  perHour: number,
  now: () => number,
  openCounts: OpenCounts = openOwnCounts,
): CallBudget {
  const calls = openCounts('model-calls', hourMs, now);
  return {
    take: async (userId) => (await calls.take(userId)).count <= perHour,
  };
}
