import type { WorkoutSession } from '@cadence/domain/analytics/types';
import type { Workout } from '@cadence/domain/workout/types';
import * as z from 'zod/mini';
import { createDeviceStore } from '../../../platform/device-store.ts';
import type { SafetyLock } from '../safety/safety-lock.ts';

/** What a guest has made, and what was trained of it. Of the device: there is no account yet. */
export interface Tried {
  workout: Workout | null;
  session: WorkoutSession | null;
  /** A reason not to train that was told: it holds until an account has settled it. */
  stop: SafetyLock | null;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export const triedStore = createDeviceStore<Tried | null>({
  key: 'triedWorkout',
  version: 1,
  schema: z.nullable(
    z.object({
      workout: z.nullable(z.custom<Workout>(isObject)),
      session: z.nullable(z.custom<WorkoutSession>(isObject)),
      stop: z.nullable(z.custom<SafetyLock>(isObject)),
    }),
  ),
  fallback: null,
  scope: 'device',
  broken: 'discard',
});
