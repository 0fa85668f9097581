import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another Cadence process is using the data folder ${folder}. ` +
        'Stop it first, or set CADENCE_DATA to another folder.',
    );
  }
}

export interface FolderLock {
  release(): void;
}

/**
 * Two processes on one embedded database would see half of each other's work.
 * The kernel holds the lock and drops it with the process, however that ends,
 * so nothing has to be cleaned up after a kill -9.
 */
export function lockDataFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const descriptor = openSync(join(folder, 'cadence.lock'), 'a+', 0o600);
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new FolderInUseError(folder);
  }
  return { release: () => closeSync(descriptor) };
}

export function embeddedDatabaseFile(folder: string): string {
  return join(folder, 'cadence.db');
}
