import * as z from 'zod/mini';
import { userId } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { generationProgress } from './events.ts';
import {
  generated,
  generationBody,
  latestRecord,
  providerState,
  workoutChange,
  workoutId,
  workoutStatus,
} from './schemas.ts';

const byId = z.object({ id: workoutId });

export const generate = defineRoute({
  method: 'POST',
  path: '/workouts/generate-intelligent',
  summary: 'Make a workout from what the user wrote, and keep it',
  access: 'user',
  owner: 'body.user_id',
  body: generationBody,
  stores: true,
  reply: { status: 200, body: generated },
  errors: [
    'PREFERENCES_REQUIRED',
    'SAFETY_STOP',
    'SAFETY_HOLD',
    'NO_WORKOUT_FITS',
    'IDEMPOTENCY_CONFLICT',
  ],
  idempotencyKey: true,
  progress: generationProgress,
});

export const listWorkouts = defineRoute({
  method: 'GET',
  path: '/workouts/user/{userId}',
  summary: 'The workouts of the user, newest first',
  access: 'user',
  owner: 'params.userId',
  params: z.object({ userId }),
  query: z.object({
    status: z.optional(workoutStatus),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
    favourite: z.optional(z.literal('true')),
  }),
  reply: { status: 200, body: z.object({ workouts: z.array(latestRecord) }) },
});

export const listProviders = defineRoute({
  method: 'GET',
  path: '/workouts/providers',
  summary: 'Which providers can answer on this server, and what the others lack',
  access: 'user',
  owner: 'token',
  reply: { status: 200, body: z.object({ providers: z.array(providerState) }) },
});

export const readWorkout = defineRoute({
  method: 'GET',
  path: '/workouts/{id}',
  summary: 'One workout of the user',
  access: 'user',
  owner: 'token',
  params: byId,
  reply: { status: 200, body: z.object({ workout: latestRecord }) },
  errors: ['NOT_FOUND'],
});

export const putWorkout = defineRoute({
  method: 'PUT',
  path: '/workouts/{id}',
  summary: 'Store a workout that was edited or made on a device',
  access: 'user',
  owner: 'token',
  params: byId,
  body: workoutChange,
  stores: true,
  /** Its characters may take more than one byte. */
  bodyLimit: 512 * 1024,
  reply: { status: 200, body: z.object({ workout: latestRecord }) },
  errors: ['NOT_FOUND'],
});

export const deleteWorkout = defineRoute({
  method: 'DELETE',
  path: '/workouts/{id}',
  summary: 'Delete a workout; deleting it again is fine',
  access: 'user',
  owner: 'token',
  params: byId,
  reply: { status: 204, body: null },
  errors: ['NOT_FOUND'],
});
