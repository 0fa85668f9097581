import { createHash } from 'node:crypto';

/** SHA-256 of a text: what is kept in place of a secret, and what tells two bodies apart. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** As bytes, of one length whatever was hashed: for comparisons that take the same time. */
export const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
