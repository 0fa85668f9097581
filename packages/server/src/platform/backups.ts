import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Backup {
  name: string;
  bytes: number;
  made_at: string;
}

/** Backups in a folder beside the database, written by whoever is handed in. */
export interface Backups {
  list(): Promise<Backup[]>;
  make(nowMs: number): Promise<Backup>;
}

const ours = /^cadence-\d{8}-\d{9}\.db$/;

async function describe(folder: string, name: string): Promise<Backup> {
  const { size, mtime } = await stat(join(folder, name));
  return { name, bytes: size, made_at: mtime.toISOString() };
}

export function createBackups(folder: string, write: (file: string) => Promise<void>): Backups {
  return {
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(folder))
        .filter((name) => ours.test(name))
        .sort()
        .reverse();
      return Promise.all(names.slice(0, 20).map((name) => describe(folder, name)));
    },
    async make(nowMs) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const [day, time] = new Date(nowMs)
        .toISOString()
        .replace(/[-:.Z]/g, '')
        .split('T');
      const name = `cadence-${day}-${time}.db`;
      await write(join(folder, name));
      return describe(folder, name);
    },
  };
}
