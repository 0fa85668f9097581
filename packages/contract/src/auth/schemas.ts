import { isWeakPassword, passwordLimits } from '@cadence/domain/auth/password';
import * as z from 'zod/mini';

export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Enter your e-mail address'),
    z.maxLength(254, 'This e-mail address is too long'),
    z.email('Enter an e-mail address such as you@example.com'),
  );

/** A password being chosen: its rules apply here and nowhere else. */
export const newPassword = z.string().check(
  z.minLength(passwordLimits.min, `Use at least ${passwordLimits.min} characters`),
  z.maxLength(passwordLimits.max, `Use at most ${passwordLimits.max} characters`),
  z.refine((value) => !isWeakPassword(value), 'This password is easy to guess. Choose another'),
);

/** A password being given: old ones may break today's rules, so only its size is bounded. */
export const givenPassword = z
  .string()
  .check(
    z.minLength(1, 'Enter your password'),
    z.maxLength(passwordLimits.max, `Use at most ${passwordLimits.max} characters`),
  );

const displayName = z.string().check(z.trim(), z.maxLength(80, 'Use at most 80 characters'));

export const user = z.object({ id: z.string(), email: z.string(), name: z.string() });

export const credentials = z.object({ email, password: givenPassword });

/** What the page has to know before anybody is signed in. */
export const entryOptions = z.object({
  registration: z.enum(['open', 'invitation', 'closed']),
  /** A recovery code can be sent by mail. */
  mail: z.boolean(),
});

export const registration = z.object({
  email,
  password: newPassword,
  name: z.optional(displayName),
  /** Where the server asks for one. */
  invitation: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

export const signedIn = z.object({ user, token: z.string() });

export const recoveryCodes = z.array(z.string());

/** The codes are shown this once: the server keeps only their hashes. */
export const registered = z.object({ user, token: z.string(), recovery_codes: recoveryCodes });

export const userReply = z.object({ user });

export const nameChange = z.object({
  name: displayName.check(z.minLength(1, 'Enter a name')),
});

export const passwordChange = z.object({
  current_password: givenPassword,
  new_password: newPassword,
});

export const accountDeletion = z.object({ password: givenPassword });

/** Everything stored about the user, table by table. */
export const dataExport = z.object({
  exported_at: z.string(),
  user,
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
