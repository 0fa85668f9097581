import { normaliseWorkout } from '@cadence/domain/workout/normalise';
import * as z from 'zod/mini';

/** A workout as a device holds it: read leniently, as one from anywhere else. */
export const workoutSchema = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((draft: Record<string, unknown>) => normaliseWorkout(draft)),
);
