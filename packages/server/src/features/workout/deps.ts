import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Models } from '../../platform/models/models.ts';
import type { WorkoutStore } from './store.ts';

export interface WorkoutDeps {
  store: WorkoutStore;
  models: Models;
  /** Sessions changed since that instant, newest first. */
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  now: () => number;
}
