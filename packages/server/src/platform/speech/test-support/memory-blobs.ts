import type { Blobs } from '../../blobs/blobs.ts';

export interface MemoryBlobs extends Blobs {
  kept: Map<string, Uint8Array>;
  /** From now on every call fails, as on a disk that is full or gone. */
  breakDown(): void;
}

export function createMemoryBlobs(): MemoryBlobs {
  const kept = new Map<string, Uint8Array>();
  let isBroken = false;
  const guard = () => {
    if (isBroken) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return {
    kept,
    breakDown: () => {
      isBroken = true;
    },
    async read(name) {
      guard();
      const bytes = kept.get(name);
      return bytes ? Buffer.from(bytes) : null;
    },
    async write(name, bytes) {
      guard();
      kept.set(name, bytes);
    },
    async remove(name) {
      guard();
      kept.delete(name);
    },
    async markUsed() {
      guard();
    },
    async list() {
      guard();
      return [...kept].map(([name, { length }]) => ({ name, bytes: length, usedAtMs: 0 }));
    },
  };
}
