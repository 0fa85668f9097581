import { resolve } from 'node:path';
import * as z from 'zod/mini';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

function setting<S extends z.core.$ZodType>(schema: S) {
  return z.pipe(z.transform(blankIsUnset), schema);
}

const wholeNumber = (fallback: number, min: number, max: number) =>
  setting(z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback));

const flag = setting(
  z._default(
    z.pipe(
      z.enum(['0', '1', 'true', 'false']),
      z.transform((value) => value === '1' || value === 'true'),
    ),
    false,
  ),
);

const environment = z.object({
  PORT: wholeNumber(3000, 0, 65535),
  HOST: setting(z._default(z.string(), 'localhost')),
  CADENCE_DATA: setting(z._default(z.string(), 'data')),
  DATABASE_URL: setting(z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//)))),
  DATABASE_POOL_SIZE: wholeNumber(10, 1, 200),
  LOG_LEVEL: setting(
    z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  ),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  CORS_ORIGINS: setting(z._default(z.string(), '')),
  RATE_LIMIT_PER_MINUTE: wholeNumber(600, 1, 1_000_000_000),
  CADENCE_DEMO: flag,
});

export interface Config {
  port: number;
  host: string;
  dataFolder: string;
  databaseUrl: string | null;
  databasePoolSize: number;
  logLevel: string;
  /** How many proxies stand in front: an address beyond them is only what a caller claims. */
  trustProxy: number;
  corsOrigins: string[];
  rateLimitPerMinute: number;
  demo: boolean;
}

/** Reads the settings, or says which of them is wrong; values stay unprinted, one may be a secret. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))];
    throw new Error(`These settings are not valid: ${names.join(', ')}. See docs/operations.md.`);
  }
  const settings = parsed.data;
  if (settings.CADENCE_DEMO && settings.DATABASE_URL) {
    throw new Error(
      'The demo has a well-known password: it runs only on a data folder of its own.',
    );
  }
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.CADENCE_DATA),
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePoolSize: settings.DATABASE_POOL_SIZE,
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY,
    corsOrigins: settings.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    rateLimitPerMinute: settings.RATE_LIMIT_PER_MINUTE,
    demo: settings.CADENCE_DEMO,
  };
}
