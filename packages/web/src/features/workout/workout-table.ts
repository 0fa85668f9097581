import { workoutId, type workoutStatus } from '@cadence/contract/workout/schemas';
import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import type { Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { change } from '../../platform/database/database.ts';
import { createTable } from '../../platform/database/table.ts';
import {
  dropEntity,
  findQueued,
  queueChanges,
  rowsOfKind,
  useOutboxRows,
} from '../../platform/outbox/outbox.ts';

/** Two plans without an id are the same when they say the same. */
export const workoutKey = (workout: Workout): string => workout.id ?? JSON.stringify(workout);

/** Every workout that this device knows, once. Lists and the current one refer to it by its key. */
export const workoutTable = createTable<Workout>('workouts', { idOf: workoutKey });

/** As it is now, wherever it is referred to. */
export function keepWorkout(draft: Workout): Workout {
  const workout = normaliseWorkout(draft);
  const known = workoutTable.get(workoutKey(workout));
  if (known && JSON.stringify(known) === JSON.stringify(workout)) return known;
  workoutTable.put(workout);
  return workout;
}

/** What the account has not heard of a workout. The workout itself lies in its table. */
export interface WorkoutChange {
  status?: z.output<typeof workoutStatus>;
  favourite?: boolean;
  /** The one that it was made in place of. */
  replaces?: string;
}

/** A quick timer and a hand-made plan have ids of their own kind; only the server's kind is kept there. */
const isKeepable = (id: string | undefined): id is string => z.safeParse(workoutId, id).success;

/** On the device first; it is sent when there is a connection, with all that has changed of it. */
export function queueWorkout(draft: Workout, marks: WorkoutChange = {}): void {
  const { id } = keepWorkout(draft);
  if (!isKeepable(id)) return;
  const before = findQueued<WorkoutChange>('workout', id)?.payload;
  const payload: WorkoutChange = { ...before, ...marks };
  change(...queueChanges([{ kind: 'workout', entity: id, payload }]));
}

/** Another one stands in its place: nobody needs to hear of it any more. */
export const dropWorkout = (id: string): void => dropEntity('workout', id);

/** Those whose mark as a favourite the account has not heard of. */
export const unsentFavourites = (): ReadonlySet<string> =>
  new Set(
    rowsOfKind<WorkoutChange>('workout').flatMap(({ entity, payload }) =>
      payload.favourite === undefined ? [] : entity,
    ),
  );

export function useIsWorkoutUnsent(id: string | undefined): boolean {
  return useOutboxRows('workout').some(({ entity }) => entity === id);
}
