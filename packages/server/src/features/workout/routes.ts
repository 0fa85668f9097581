import * as routes from '@cadence/contract/workout/routes';
import type { Mount } from '../../http/mount.ts';
import type { WorkoutDeps } from './deps.ts';
import { generateWorkout } from './generate.ts';
import { createRunning } from './running.ts';
import type { Answer } from './store.ts';
import { listRecords, removeWorkout, showWorkout, storeWorkout } from './workouts.ts';

export function mountWorkout(mount: Mount, deps: WorkoutDeps): void {
  const generating = {
    ...deps,
    running: createRunning<Answer>(),
    storedAs: 'generated' as const,
  };

  mount(routes.generate, ({ user, body, idempotencyKey, signal, progress }) =>
    generateWorkout(generating, user.userId, body, idempotencyKey, { signal, progress }),
  );
  mount(routes.listWorkouts, async ({ user, query }) => ({
    workouts: await listRecords(deps, user.userId, query),
  }));
  mount(routes.listProviders, async () => ({ providers: await deps.models.states() }));
  mount(routes.readWorkout, async ({ user, params }) => ({
    workout: await showWorkout(deps, user.userId, params.id),
  }));
  mount(routes.putWorkout, async ({ user, params, body }) => ({
    workout: await storeWorkout(deps, user.userId, params.id, body),
  }));
  mount(routes.deleteWorkout, async ({ user, params }) => {
    await removeWorkout(deps, user.userId, params.id);
    return undefined;
  });
}
