import type { KeptOwnExercise } from '@cadence/domain/exercise/own-scope';
import { coachedWorkout } from '@cadence/domain/share/shareable';
import { dayMs } from '@cadence/domain/workout/durations';
import type { SessionStore } from '../features/analytics/store.ts';
import { type AuthDeps, takeAttempt } from '../features/auth/deps.ts';
import type { ChangeStore } from '../features/client/change-store.ts';
import { rightsOf } from '../features/client/coaches.ts';
import type { ClientDeps } from '../features/client/deps.ts';
import type { ClientStore } from '../features/client/store.ts';
import {
  coachedSessions,
  fittingWishes,
  moveForCoach,
  swapsIn,
  tryWish,
  workoutAt,
} from '../features/program/coach-changes.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import { lineOf } from '../features/program/progress.ts';
import { caller, callerOf } from '../platform/caller.ts';

interface Parts {
  store: ClientStore;
  changes: ChangeStore;
  auth: AuthDeps;
  program: ProgramDeps;
  sessions: SessionStore;
  /** What a user has added to the library. */
  ownOf: (userId: string) => Promise<readonly KeptOwnExercise[]>;
  now: () => number;
}

const daysBack = 56;
const mostSessions = 40;

/** What the athlete's own page shows of their coaches' wishes: of those who may still have some. */
export function createCoachWishes(
  store: ClientStore,
  changes: ChangeStore,
  now: () => number,
): ProgramDeps['coachWishes'] {
  return {
    waiting: async (userId, programId) => {
      const waiting = (await changes.list(userId, programId)).filter(
        ({ state }) => state === 'waiting',
      );
      if (waiting.length === 0) return [];
      const grants = await store.listGrants(userId, new Date(now()).toISOString());
      return waiting.flatMap(({ id, coach, workout_id: workoutId, lines }) => {
        const grant = grants.find((one) => one.coach === coach);
        const allowed = grant ? rightsOf(grant.rights) : [];
        const mayWish = allowed.includes('plan') && allowed.includes('adjust');
        return mayWish ? [{ id, coachName: grant?.coach_name ?? '', workoutId, lines }] : [];
      });
    },
    settle: changes.settle,
  };
}

/** What a coach gets to see of an athlete, by the same functions as the athlete's own pages. */
export function clientDeps(parts: Parts): ClientDeps {
  const { store, changes, auth, program, sessions, ownOf, now } = parts;
  /** With what the athlete has added to the library; it takes the coach's turns, not theirs. */
  const asAthlete = <T>(athleteId: string, work: () => Promise<T>): Promise<T> => {
    const { userId = athleteId } = caller.getStore() ?? {};
    return caller.run(
      callerOf(userId, () => ownOf(athleteId)),
      work,
    );
  };
  return {
    store,
    changes,
    nameOf: async (userId, nameless) => (await auth.store.findUser(userId))?.name || nameless,
    planOf: async (userId) => {
      const current = await program.store.findCurrent(userId, true);
      if (!current) return null;
      const coming = coachedSessions(program, current);
      return {
        programId: current.id,
        programName: current.programName,
        sessions: coming.map((one) => ({ ...lineOf(one), workout: coachedWorkout(one.workout) })),
      };
    },
    logOf: async (userId) => {
      const since = new Date(now() - daysBack * dayMs).toISOString();
      const logged = await sessions.changedSince(userId, since);
      return {
        sessions: logged.slice(0, mostSessions).map((one) => ({
          id: one.id,
          date: one.date,
          title: one.title,
          minutes: Math.round(one.duration.actual / 60),
          percentage: one.completion.percentage,
          exercises: one.exercises,
          scores: one.scores ?? [],
          difficulty: one.difficulty,
          notes: one.notes,
        })),
      };
    },
    moveSession: (userId, move) => moveForCoach(program, userId, move),
    tryChange: (userId, place, lines) =>
      asAthlete(userId, () => tryWish(program, userId, place, lines)),
    fitting: (userId, wishes) => asAthlete(userId, () => fittingWishes(program, userId, wishes)),
    swapsFor: (userId, place, index) =>
      asAthlete(userId, () => swapsIn(program, userId, place, index)),
    workoutAt: (userId, place) => workoutAt(program, userId, place),
    takeAttempt: (address, userId) => takeAttempt(auth, { address, account: `codes ${userId}` }),
    now,
  };
}
