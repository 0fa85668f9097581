import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { AthleteFacts } from '@cadence/domain/planner/request';
import type { CallBudget } from '../../platform/counts/call-budget.ts';
import type { Models } from '../../platform/models/models.ts';
import type { Planner } from '../../platform/planner/jobs.ts';
import type { WorkoutStore } from './store.ts';

export interface WorkoutDeps {
  store: WorkoutStore;
  models: Models;
  planner: Planner;
  /** Sessions changed since that instant, newest first. */
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  /** Of calls to models, for each user. */
  modelCalls: CallBudget;
  /** What the user has told of themselves; `today` is an ISO date. */
  athleteOf: (userId: string, today: string) => Promise<AthleteFacts>;
  /**
   * A sign of danger that was named elsewhere and still stands. Those in `cleared` the user has
   * had looked at: they are settled first.
   */
  standingSign: (userId: string, cleared: readonly string[]) => Promise<Alarm | null>;
  now: () => number;
}
