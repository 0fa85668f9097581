import { openByCode } from '../features/class/classes.ts';
import type { ClassStore } from '../features/class/store.ts';
import { openClient } from '../features/client/coaches.ts';
import type { ClientStore } from '../features/client/store.ts';
import { keepProgram } from '../features/program/create-program.ts';
import type { ProgramDeps } from '../features/program/deps.ts';
import type { ShareDeps } from '../features/share/deps.ts';
import { openShare } from '../features/share/shares.ts';
import type { ShareStore } from '../features/share/store.ts';
import type { WorkoutDeps } from '../features/workout/deps.ts';
import { ApiError } from '../http/errors.ts';
import type { Grants } from '../http/grants.ts';
import type { AccountQuota } from '../platform/counts/account-quota.ts';

interface GrantSources {
  shares: ShareStore;
  clients: ClientStore;
  classes: ClassStore;
  /** Who runs this server. */
  administratorIds: () => Promise<readonly string[]>;
  now: () => number;
}

/** Where each kind of grant is looked up. */
export function createGrants(sources: GrantSources): Grants {
  const { shares, clients, classes, administratorIds, now } = sources;
  const byLink = openShare(shares, now);
  const byCode = openByCode(classes, now);
  const byCoach = openClient(clients);
  return {
    share: ({ params }) => byLink(params.token ?? ''),
    class: ({ params }) => byCode(params.code ?? ''),
    client: (asked, { rights }) => byCoach(asked, rights),
    administrator: async ({ user }) => {
      const runsServer = user !== null && (await administratorIds()).includes(user.userId);
      return runsServer ? { ownerId: user.userId, id: user.userId } : null;
    },
  };
}

interface Features {
  shares: ShareStore;
  program: ProgramDeps;
  workout: WorkoutDeps;
  quota: AccountQuota;
}

/** What is taken over becomes a workout or a program like any other. */
export function shareDeps({ shares, program, workout, quota }: Features): ShareDeps {
  const { planner, sessionsSince, athleteOf, standingSign, now } = program;
  return {
    store: shares,
    planner,
    sessionsSince,
    athleteOf,
    standingSign,
    requireRoom: async (userId, made) => {
      const bytes = Buffer.byteLength(JSON.stringify(made));
      if (!(await quota.take(userId, bytes))) throw new ApiError('ACCOUNT_FULL');
    },
    keepWorkout: async (userId, made) => {
      const { id, generatedAt = new Date(now()).toISOString() } = made;
      await workout.store.put(userId, { id, generatedAt, workout: made }, {});
    },
    keepProgram: (userId, made) => keepProgram(program, userId, made),
    now,
  };
}
