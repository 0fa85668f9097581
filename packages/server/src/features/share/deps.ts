import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { AthleteFacts } from '@cadence/domain/planner/request';
import type { Program } from '@cadence/domain/program/types';
import type { Workout } from '@cadence/domain/workout/types';
import type { Planner } from '../../platform/planner/jobs.ts';
import type { ShareStore } from './store.ts';

export interface ShareDeps {
  store: ShareStore;
  planner: Pick<Planner, 'takeShared'>;
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  athleteOf: (userId: string, today: string) => Promise<AthleteFacts>;
  /** A sign of danger that was named elsewhere and still stands. */
  standingSign: (userId: string, cleared: readonly string[]) => Promise<Alarm | null>;
  /** Refuses what does not fit into the account any more, by its real size. */
  requireRoom: (userId: string, made: object) => Promise<void>;
  keepWorkout: (userId: string, workout: Workout & { id: string }) => Promise<void>;
  /** Makes it the current one; refuses it where there are too many. */
  keepProgram: (userId: string, program: Program) => Promise<void>;
  now: () => number;
}
