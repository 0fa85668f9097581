import { providers } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';

/** Servers of models that people run on their own machine. */
const localServerIds = ['ollama', 'lmstudio', 'llamacpp'] as const;

export const modelProvider = z.object({ provider: z.enum(providers) });

/** It travels in a header to the vendor: a line break or a letter beyond ASCII would break every call. */
const apiKey = z
  .string()
  .check(
    z.trim(),
    z.minLength(8, 'Enter the whole key'),
    z.maxLength(400, 'This is too long for a key'),
    z.regex(/^[\x21-\x7e]*$/, 'A key has no spaces and no letters beyond a to z'),
  );

const modelName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[\w.:/@+-]+$/, 'Check the name'));

/** What is left out stays as it is. */
export const connectionChange = z.object({
  api_key: z.optional(apiKey),
  /** For the local provider: which of the servers that were found. */
  server: z.optional(z.enum(localServerIds)),
  advanced: z.optional(modelName),
  light: z.optional(modelName),
  /** The coach may word its answers with it, too. */
  for_coach: z.optional(z.boolean()),
  /** Everybody on this server may use it; only whoever runs the server may say so. */
  for_all: z.optional(z.boolean()),
});

const models = z.object({ advanced: z.string(), light: z.string() });

const modelUse = z.object({
  calls: z.number(),
  /** By listed prices; null where a model without a price was used. */
  cost_usd: z.nullable(z.number()),
  last_at: z.nullable(z.string()),
});

export const modelState = z.object({
  provider: z.enum(providers),
  /** Whose connection answers: the caller's own, one for everybody here, or none. */
  source: z.nullable(z.enum(['own', 'server'])),
  /** The stored key can be used; false where the server has lost what it was locked with. */
  readable: z.boolean(),
  models,
  /** What may be chosen, by its name at the vendor. */
  choices: z.array(z.string()),
  for_coach: z.boolean(),
  for_all: z.boolean(),
  connected_at: z.nullable(z.string()),
  /** By the caller, since their account was made. */
  used: modelUse,
});

export const modelList = z.object({
  models: z.array(modelState),
  /** Whether the caller runs this server. */
  runs_server: z.boolean(),
});

export const modelCheck = z.object({ works: z.boolean(), words: z.string() });

export const localServers = z.object({
  servers: z.array(
    z.object({ id: z.enum(localServerIds), name: z.string(), models: z.array(z.string()) }),
  ),
});
