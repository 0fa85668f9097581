import * as z from 'zod/mini';
import type { Prompt } from './prompt.ts';

/** In the shape of every other call: a model that cannot keep to a schema is of no use here. */
export const checkSchema = z.object({ ready: z.boolean() });

export const checkPrompt: Prompt = {
  system: 'You are asked whether you can answer. Answer with ready: true and nothing else.',
  user: 'Are you ready?',
};
