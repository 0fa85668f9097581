import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secretBytes = 32;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Made at first use and kept: with it, a line keeps its address over restarts. */
export async function readSecret(folder: string): Promise<Buffer> {
  const file = join(folder, 'secret');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, randomBytes(secretBytes), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const secret = await readFile(file);
  if (secret.length !== secretBytes) throw new Error('The secret of the clips is damaged.');
  return secret;
}

/** The same for all who share a bucket, so that they share what is in it. */
export function deriveSecret(secretAccessKey: string): Buffer {
  return createHmac('sha256', secretAccessKey).update('cadence clip names').digest();
}

/** Hexadecimal digits of a name that say whose it is. */
const ownerDigits = 16;

/**
 * A clip's name comes from whose it is, what it says and how. Addresses need no token, so the name
 * is also keyed: whoever guesses a text cannot tell from here whether somebody had it spoken. Clips
 * of one owner begin alike, so that they can go with their owner; what is everybody's has none.
 */
export function createClipNames(
  secretOf: () => Promise<Buffer>,
  onTrouble: (error: unknown) => void,
) {
  const volatile = randomBytes(secretBytes);
  let secret: Promise<Buffer> | undefined;
  const keyed = (): Promise<Buffer> => {
    // Without a disk there is still speech; its addresses then last as long as the process.
    secret ??= secretOf().catch((error: unknown) => {
      onTrouble(error);
      return volatile;
    });
    return secret;
  };
  const digest = async (parts: readonly string[]): Promise<string> => {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest();
    return createHmac('sha256', await keyed())
      .update(key)
      .digest('hex');
  };
  const startOf = async (owner: string | null) =>
    (await digest(['owner', owner ?? ''])).slice(0, ownerDigits);
  return {
    startOf,
    async nameOf(owner: string | null, parts: readonly string[]): Promise<string> {
      const [start, rest] = [await startOf(owner), await digest([owner ?? '', ...parts])];
      return `${start}${rest.slice(ownerDigits)}.mp3`;
    },
  };
}
