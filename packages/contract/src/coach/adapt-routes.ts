import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

const adapting = {
  access: 'user',
  owner: 'token',
  method: 'POST',
  body: z.object({ workoutId: z.string().check(z.maxLength(100)) }),
  reply: { status: 200, body: z.object({ adapted: z.boolean() }) },
  errors: ['NOT_FOUND'],
} as const;

// Apart from the other routes of the coach: a program needs these two alone.
export const adaptSession = defineRoute({
  ...adapting,
  path: '/coach/program/adapt',
  summary: 'Change the next session of the program as the log suggests; what it was is kept',
});

export const restoreSession = defineRoute({
  ...adapting,
  path: '/coach/program/restore',
  summary: 'Put a session of the program back to what it was before it was changed',
});
