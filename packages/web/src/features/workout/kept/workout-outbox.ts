import { workoutId, workoutStatus } from '@cadence/contract/workout/schemas';
import type { Workout } from '@cadence/domain/workout/types';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import { newId } from '../../../platform/new-id.ts';
import { workoutSchema } from './workout-schema.ts';

/** One change of a workout that the server has not confirmed yet. */
export interface UnsentWorkout {
  id: string;
  /** Another one with each change, so that a newer change is not taken for the one sent. */
  changeId: string;
  workout: Workout;
  status?: z.output<typeof workoutStatus>;
  favourite?: boolean;
  /** The one that it was made in place of. */
  replaces?: string;
}

const unsent: z.ZodMiniType<UnsentWorkout> = z.object({
  id: z.string(),
  changeId: z.string(),
  workout: workoutSchema,
  status: z.exactOptional(workoutStatus),
  favourite: z.exactOptional(z.boolean()),
  replaces: z.exactOptional(z.string()),
});

const nothing: readonly UnsentWorkout[] = [];

/** In the order of the changes; each workout at most once, with all that has changed of it. */
export const workoutOutbox = createDeviceStore<readonly UnsentWorkout[]>({
  key: 'workoutOutbox',
  version: 1,
  schema: z.array(unsent),
  fallback: nothing,
});

type Marks = Pick<UnsentWorkout, 'status' | 'favourite' | 'replaces'>;

/** A quick timer and a hand-made plan have ids of their own kind; only the server's kind is kept there. */
const isKeepable = (id: string | undefined): id is string => z.safeParse(workoutId, id).success;

/** On the device first; it is sent when there is a connection. */
export function queueWorkout(workout: Workout, marks: Marks = {}): void {
  const { id } = workout;
  if (!isKeepable(id)) return;
  const waiting = workoutOutbox.read();
  const before = waiting.find((one) => one.id === id);
  const change = { ...before, ...marks, id, changeId: newId(), workout };
  workoutOutbox.write([...waiting.filter((one) => one !== before), change]);
}

/** Another one stands in its place: nobody needs to hear of it any more. */
export function dropWorkout(id: string): void {
  workoutOutbox.write(workoutOutbox.read().filter((one) => one.id !== id));
}

/** Gone from the queue, unless it has changed while it was on its way. */
export function takeWorkout({ changeId }: UnsentWorkout): void {
  workoutOutbox.write(workoutOutbox.read().filter((one) => one.changeId !== changeId));
}

export function useIsWorkoutUnsent(id: string | undefined): boolean {
  const waiting = useSyncExternalStore(workoutOutbox.subscribe, workoutOutbox.read);
  return waiting.some((one) => one.id === id);
}

/** How many workouts would be lost if this device were cleared now. */
export function useUnsentWorkoutCount(): number {
  return useSyncExternalStore(workoutOutbox.subscribe, workoutOutbox.read).length;
}
