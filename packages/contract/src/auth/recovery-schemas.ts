import * as z from 'zod/mini';
import { email, givenPassword, newPassword, recoveryCodes } from './schemas.ts';

export const recovery = z.object({
  email,
  code: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter one of your recovery codes'),
      z.maxLength(100, 'This code is too long'),
    ),
  new_password: newPassword,
});

export const codeByMail = z.object({ email });

export const codesRequest = z.object({ password: givenPassword });

export const freshCodes = z.object({ recovery_codes: recoveryCodes });

export const codesState = z.object({ left: z.int(), made_at: z.nullable(z.string()) });

export const signInId = z.object({ id: z.string().check(z.maxLength(64)) });

/** One place where the user is signed in. */
const signIn = z.object({
  id: z.string(),
  device: z.string(),
  signed_in_at: z.string(),
  /** To the day. */
  last_used_at: z.string(),
  current: z.boolean(),
});

export const signInList = z.object({ sign_ins: z.array(signIn) });
