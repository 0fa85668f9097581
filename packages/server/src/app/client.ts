import { upcomingSessions } from '@cadence/domain/program/progress';
import { dayMs } from '@cadence/domain/workout/durations';
import type { SessionStore } from '../features/analytics/store.ts';
import { type AuthDeps, takeAttempt } from '../features/auth/deps.ts';
import type { ClientDeps } from '../features/client/deps.ts';
import type { ClientStore } from '../features/client/store.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import { lineOf, moveTo } from '../features/program/progress.ts';

interface Parts {
  store: ClientStore;
  auth: AuthDeps;
  program: ProgramDeps;
  sessions: SessionStore;
  now: () => number;
}

const weeksAhead = 4;
const daysBack = 56;
const mostSessions = 40;

/** What a coach gets to see of an athlete, by the same functions as the athlete's own pages. */
export function clientDeps({ store, auth, program, sessions, now }: Parts): ClientDeps {
  const today = () => new Date(now()).toISOString().slice(0, 10);
  return {
    store,
    nameOf: async (userId, nameless) => (await auth.store.findUser(userId))?.name || nameless,
    planOf: async (userId) => {
      const current = await program.store.findCurrent(userId, false);
      if (!current) return { program_name: null, sessions: [] };
      const coming = upcomingSessions(current, today(), weeksAhead);
      return { program_name: current.programName, sessions: coming.map(lineOf) };
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
          exercises: one.exercises.map(({ name, actual }) => ({
            name,
            sets: actual.sets.map(({ reps, weight }) => ({
              ...(reps === undefined ? {} : { reps }),
              ...(weight === undefined ? {} : { weight }),
            })),
          })),
        })),
      };
    },
    moveSession: (userId, move) => moveTo(program, userId, move),
    takeAttempt: (address, userId) => takeAttempt(auth, { address, account: `codes ${userId}` }),
    now,
  };
}
