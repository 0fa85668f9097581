import * as z from 'zod/mini';
import { scopes } from '../scopes.ts';
import { givenPassword } from './schemas.ts';

export const tokenLimits = { count: 20, minDays: 1, maxDays: 365 } as const;

export const tokenRequest = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what it is for'),
      z.maxLength(60, 'Use at most 60 characters'),
    ),
  scopes: z
    .array(z.enum(scopes))
    .check(z.minLength(1, 'Allow at least one thing'), z.maxLength(scopes.length)),
  days: z.number().check(z.int(), z.gte(tokenLimits.minDays), z.lte(tokenLimits.maxDays)),
  password: givenPassword,
});

const personalToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  made_at: z.string(),
  ends_at: z.string(),
});

export const tokenList = z.object({ tokens: z.array(personalToken) });

/** The token itself is told this once. */
export const tokenMade = z.object({ token: z.string(), made: personalToken });
