import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';
import { programProposal } from './schemas.ts';

const own = {
  access: 'user',
  owner: 'token',
  scope: 'propose',
  method: 'POST',
  stores: true,
} as const;

const day = z.string().check(z.maxLength(10));

export const proposeWorkout = defineRoute({
  ...own,
  path: '/coach/propose/workout',
  summary: 'Put a workout before the user, as a conversation of the coach; they decide',
  body: z.object({ wish: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  reply: {
    status: 201,
    body: z.object({
      conversation_id: z.string(),
      workout_id: z.string(),
      title: z.string(),
    }),
  },
  errors: ['SAFETY_STOP', 'SAFETY_HOLD', 'NO_WORKOUT_FITS'],
});

export const proposeProgramMove = defineRoute({
  ...own,
  path: '/coach/propose/program-move',
  summary: 'Put one change to the program before the user, as a conversation of the coach',
  body: z.object({
    change: z.enum(['skip_next', 'move_next', 'week_off', 'adapt_next']),
    to: z.optional(z.nullable(day)),
  }),
  reply: {
    status: 201,
    body: z.object({ conversation_id: z.string(), proposal: programProposal }),
  },
  errors: ['NOTHING_TO_PROPOSE'],
});
