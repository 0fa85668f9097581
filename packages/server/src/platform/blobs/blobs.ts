import { randomBytes } from 'node:crypto';
import * as disk from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredBlob {
  name: string;
  bytes: number;
  usedAtMs: number;
}

/** Bytes under a name. Every call may fail: the disk may be full, the bucket out of reach. */
export interface Blobs {
  read(name: string): Promise<Buffer | null>;
  /** Whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
  markUsed(name: string, atMs: number): Promise<void>;
  list(): Promise<StoredBlob[]>;
}

const draft = /\.draft$/;
const draftMs = 10 * 60 * 1000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

type Disk = Pick<
  typeof disk,
  'mkdir' | 'readdir' | 'readFile' | 'rename' | 'rm' | 'stat' | 'utimes' | 'writeFile'
>;

/** A blob's time of change on disk is when it was last used. */
export function createDiskBlobs(folder: string, files: Disk = disk): Blobs {
  const pathOf = (name: string) => join(folder, name);

  async function statOf(name: string): Promise<StoredBlob[]> {
    try {
      const { size, mtimeMs } = await files.stat(pathOf(name));
      return [{ name, bytes: size, usedAtMs: mtimeMs }];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  return {
    async read(name) {
      try {
        return await files.readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(name, bytes) {
      await files.mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = pathOf(`${randomBytes(8).toString('hex')}.draft`);
      try {
        await files.writeFile(temporary, bytes, { mode: 0o600 });
        await files.rename(temporary, pathOf(name));
      } catch (error) {
        await files.rm(temporary, { force: true });
        throw error;
      }
    },
    remove: (name) => files.rm(pathOf(name), { force: true }),
    markUsed: (name, atMs) => files.utimes(pathOf(name), atMs / 1000, atMs / 1000),
    async list() {
      await files.mkdir(folder, { recursive: true, mode: 0o700 });
      const names = await files.readdir(folder);
      // What a killed process began to write; what is young may be under way.
      for (const name of names.filter((one) => draft.test(one))) {
        const [left] = await statOf(name);
        const isOld = left !== undefined && left.usedAtMs < Date.now() - draftMs;
        if (isOld) await files.rm(pathOf(name), { force: true });
      }
      const found: StoredBlob[] = [];
      for (const name of names.filter((one) => !draft.test(one)))
        found.push(...(await statOf(name)));
      return found;
    },
  };
}
