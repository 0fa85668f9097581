import * as z from 'zod/mini';
import { email, givenPassword } from './schemas.ts';

export const passkeyLimits = { count: 10 } as const;

/** Bytes as base64url; what a device answers with is a few kilobytes at most. */
const bytes = z.string().check(z.maxLength(8192));
const word = z.string().check(z.maxLength(100));

const answer = {
  id: z.string().check(z.minLength(1), z.maxLength(1400)),
  rawId: z.string().check(z.maxLength(1400)),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(word)),
};

/** As the browser words it: the server's library reads it. */
const passkeyCreated = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(word).check(z.maxLength(10))),
  }),
});

const passkeyUsed = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(z.nullable(bytes)),
  }),
});

/** What the browser hands to the device, as the library words it. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const passkeyWish = z.object({ password: givenPassword });

export const passkeyAddition = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say where it is kept'),
      z.maxLength(60, 'Use at most 60 characters'),
    ),
  created: passkeyCreated,
});

export const passkeyName = z.object({ ...passkeyWish.shape, name: passkeyAddition.shape.name });

export const passkeyId = z.object({ id: z.string().check(z.maxLength(64)) });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  made_at: z.string(),
  /** To the day; null for one that was never used. */
  last_used_at: z.nullable(z.string()),
});

export const passkeyList = z.object({ passkeys: z.array(passkey) });
export const passkeyAdded = z.object({ passkey });

export const passkeyEmail = z.object({ email });
export const passkeySignIn = z.object({ email, used: passkeyUsed });
