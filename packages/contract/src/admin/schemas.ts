import { providers } from '@cadence/domain/workout/limits';
import * as z from 'zod/mini';
import { givenPassword } from '../auth/schemas.ts';

const backup = z.object({ name: z.string(), bytes: z.number(), made_at: z.string() });

export const serverOverview = z.object({
  accounts: z.number(),
  database: z.object({ engine: z.enum(['sqlite', 'postgres']), bytes: z.number() }),
  registration: z.enum(['open', 'invitation', 'closed']),
  /** Whether recovery codes can be sent by mail. */
  mail: z.boolean(),
  /** What may be stored of one account. */
  account_bytes: z.number(),
  /** Vendors that are there for everybody. */
  models: z.array(z.enum(providers)),
  /** Null where this database is backed up by its own tools. */
  backups: z.nullable(z.array(backup)),
});

export const accountQuery = z.object({
  /** The id of the last one that was read. */
  after: z.optional(z.string().check(z.maxLength(100))),
});

export const accountPage = z.object({
  accounts: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      made_at: z.string(),
      bytes: z.number(),
      sign_ins: z.number(),
      is_you: z.boolean(),
    }),
  ),
  more: z.boolean(),
});

export const accountId = z.object({ id: z.guid('This is not the id of an account') });
/** A sign-in that was left open must not open other people's accounts. */
export const sureRequest = z.object({ password: givenPassword });
export const resetCode = z.object({ code: z.string(), ends_at: z.string() });
export const backupMade = z.object({ backup });
