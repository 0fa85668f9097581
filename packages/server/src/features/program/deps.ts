import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Alarm } from '@cadence/domain/planner/legal/safety';
import type { AthleteFacts } from '@cadence/domain/planner/request';
import type { ChangeState } from '@cadence/domain/program/coached/states';
import type { WishedLine } from '@cadence/domain/program/coached/wish';
import type { Program } from '@cadence/domain/program/types';
import { dayMs } from '@cadence/domain/workout/durations';
import { ApiError } from '../../http/errors.ts';
import type { InTurn } from '../../platform/in-turn.ts';
import type { Planner } from '../../platform/planner/jobs.ts';
import type { ProgramStore } from './store.ts';

/** What a coach wishes for a session, and waits for its athlete's word. */
export interface CoachWish {
  id: string;
  coachName: string;
  workoutId: string;
  lines: WishedLine[];
}

interface CoachWishes {
  waiting: (userId: string, programId: string) => Promise<CoachWish[]>;
  settle: (userId: string, id: string, state: ChangeState) => Promise<void>;
}

export interface ProgramDeps {
  store: ProgramStore;
  planner: Planner;
  /** Sessions changed since that instant, newest first. */
  sessionsSince: (userId: string, since: string) => Promise<WorkoutSession[]>;
  /** What the user has told about themselves, as of that day. */
  athleteOf: (userId: string, today: string) => Promise<AthleteFacts>;
  /**
   * A sign of danger that was named elsewhere and still stands. Those in `cleared` the user has
   * had looked at: they are settled first.
   */
  standingSign: (userId: string, cleared: readonly string[]) => Promise<Alarm | null>;
  coachWishes: CoachWishes;
  /** Keyed by user: nobody's wishes hold up another's, and none passes the limit beside another. */
  inTurn: InTurn;
  now: () => number;
}

export const instantOf = ({ now }: ProgramDeps): string => new Date(now()).toISOString();
export const todayOf = (deps: ProgramDeps): string => instantOf(deps).slice(0, 10);

export function instantDaysAgo({ now }: ProgramDeps, days: number): string {
  return new Date(now() - days * dayMs).toISOString();
}

/** A device's clock may be ahead: nothing was changed later than now. */
export function changeInstant(deps: ProgramDeps, given: string | undefined): string {
  const nowMs = deps.now();
  const givenMs = Date.parse(given ?? '');
  return new Date(Number.isFinite(givenMs) ? Math.min(givenMs, nowMs) : nowMs).toISOString();
}

export async function requireCurrent(deps: ProgramDeps, userId: string): Promise<Program> {
  const program = await deps.store.findCurrent(userId, false);
  if (!program) throw new ApiError('NOT_FOUND');
  return program;
}

/** The current one where none is named. */
export async function requireNamed(
  deps: ProgramDeps,
  userId: string,
  id: string | undefined,
): Promise<Program> {
  if (id === undefined) return requireCurrent(deps, userId);
  const program = await deps.store.find(userId, id, false);
  if (!program) throw new ApiError('NOT_FOUND');
  return program;
}
