import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** What has to be read again, unlike a password, but by nobody who has only the database. */
export interface Secrets {
  /** `place` says what it is kept for: moved to another place, it opens no more. */
  seal(text: string, place: string): string;
  /** Null where it was locked with another key, or has been changed. */
  open(sealed: string, place: string): string | null;
  /** A key for one purpose, always the same. */
  derive(purpose: string): Buffer;
}

export function createSecrets(root: Buffer): Secrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', root, '', `cadence ${purpose}`, keyBytes));
  const key = derive('secrets');
  return {
    derive,
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        const body = opening.update(bytes.subarray(nonceBytes + tagBytes));
        return Buffer.concat([body, opening.final()]).toString('utf8');
      } catch {
        // The one way in which the library says that it does not fit.
        return null;
      }
    },
  };
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** By the setting where there is one, else by a file that is made at the first start. */
export function readRootKey(folder: string, setting: string | null): Buffer {
  if (setting !== null) return Buffer.from(setting);
  const file = join(folder, 'secret.key');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const key = readFileSync(file);
  if (key.length !== keyBytes) throw new Error(`${file} is damaged. Restore it, or remove it.`);
  return key;
}
