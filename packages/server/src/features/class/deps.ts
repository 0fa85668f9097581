import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { AthleteFacts } from '@cadence/domain/planner/request';
import type { Planner } from '../../platform/planner/jobs.ts';
import type { ClassStore } from './store.ts';

export interface ClassDeps {
  store: ClassStore;
  planner: Pick<Planner, 'versionFor'>;
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  athleteOf: (userId: string, today: string) => Promise<AthleteFacts>;
  /** A sign of danger that was named elsewhere and still stands. */
  standingSign: (userId: string, cleared: readonly string[]) => Promise<Alarm | null>;
  /** Something of the class has changed, or it has ended: whoever follows it looks again. */
  onChanged: (classId: string) => void;
  now: () => number;
}
