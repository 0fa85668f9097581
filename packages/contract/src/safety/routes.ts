import * as z from 'zod/mini';
import { defineRoute } from '../route.ts';

/** A sign of danger that stands between the user and any training. */
const openSign = z.object({
  kind: z.enum(['stop', 'hold']),
  id: z.string(),
  message: z.string(),
  suggestion: z.string(),
});

/** One word of the user on a sign. By age, for the clock of a device may be wrong. */
const toldSign = z.object({
  id: z.string().check(z.maxLength(100)),
  isOpen: z.boolean(),
  secondsAgo: z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000)),
});

const ofToken = { access: 'user', owner: 'token', params: null, query: null } as const;
/** The gravest first. */
const reply = { status: 200, body: z.object({ signs: z.array(openSign) }) } as const;

export const readSigns = defineRoute({
  ...ofToken,
  method: 'GET',
  path: '/safety/signs',
  summary: 'The signs of danger that stand in the way of training, told to the coach or elsewhere',
  reply,
});

export const tellSigns = defineRoute({
  ...ofToken,
  method: 'POST',
  path: '/safety/signs',
  summary: 'Tell or settle signs of danger for the whole account; answers with those that stand',
  body: z.object({ signs: z.array(toldSign).check(z.maxLength(50)) }),
  reply,
});
