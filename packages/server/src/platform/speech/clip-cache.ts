import type { Blobs } from '../blobs.ts';

interface Log {
  warn(fields: object, message: string): void;
}

interface Entry {
  bytes: number;
  usedAtMs: number;
}

export interface CacheFigures {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
  charactersSaved: number;
}

export interface CacheOptions {
  blobs: Blobs;
  maxBytes: number;
  now: () => number;
  log: Log;
}

export type Made<F> = { kind: 'ok'; bytes: Uint8Array } | F;
export type Found<F> = { kind: 'ok'; bytes: Uint8Array; hit: boolean } | F;

/** Clips that the disk did not take, kept so that their addresses answer. */
const maxMemoryBytes = 16 * 1024 * 1024;
/** Writing down each use would be a write for each read. */
const markAfterMs = 60 * 60 * 1000;

/** Least recently used out first; concurrent wishes for one clip make it once. */
export function createClipCache({ blobs, maxBytes, now, log }: CacheOptions) {
  /** In the order of use, the oldest first. */
  const entries = new Map<string, Entry>();
  const inMemory = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<unknown>>();
  let [bytes, memoryBytes] = [0, 0];
  const counted = { hits: 0, misses: 0, charactersSaved: 0 };
  let opened: Promise<void> | undefined;

  function add(name: string, entry: Entry): void {
    bytes += entry.bytes - (entries.get(name)?.bytes ?? 0);
    entries.delete(name);
    entries.set(name, entry);
  }

  function drop(name: string): void {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  }

  async function readIndex(): Promise<void> {
    try {
      const stored = await blobs.list();
      stored.sort((a, b) => a.usedAtMs - b.usedAtMs);
      for (const { name, ...entry } of stored) add(name, entry);
      await makeRoom();
    } catch (err) {
      log.warn({ err }, 'the folder of clips cannot be read');
    }
  }

  const open = (): Promise<void> => {
    opened ??= readIndex();
    return opened;
  };

  async function makeRoom(): Promise<void> {
    for (const name of [...entries.keys()]) {
      if (bytes <= maxBytes) return;
      drop(name);
      await blobs.remove(name);
    }
  }

  function remember(name: string, clip: Uint8Array): void {
    inMemory.set(name, clip);
    memoryBytes += clip.length;
    for (const [oldest, { length }] of inMemory) {
      if (memoryBytes <= maxMemoryBytes) return;
      inMemory.delete(oldest);
      memoryBytes -= length;
    }
  }

  async function store(name: string, clip: Uint8Array): Promise<void> {
    try {
      await blobs.write(name, clip);
      add(name, { bytes: clip.length, usedAtMs: now() });
      await makeRoom();
    } catch (err) {
      log.warn({ err }, 'a clip could not be stored');
      remember(name, clip);
    }
  }

  async function touch(name: string, entry: Entry): Promise<void> {
    const isDue = now() - entry.usedAtMs > markAfterMs;
    add(name, isDue ? { ...entry, usedAtMs: now() } : entry);
    if (isDue) await blobs.markUsed(name, now());
  }

  async function read(name: string): Promise<Uint8Array | null> {
    await open();
    const kept = inMemory.get(name);
    if (kept) return kept;
    const entry = entries.get(name);
    if (!entry) return null;
    try {
      const clip = await blobs.read(name);
      if (clip && clip.length === entry.bytes) {
        await touch(name, entry);
        return clip;
      }
    } catch (err) {
      log.warn({ err }, 'a clip could not be read');
    }
    drop(name);
    return null;
  }

  function count(hit: boolean, characters: number): void {
    counted[hit ? 'hits' : 'misses'] += 1;
    if (hit) counted.charactersSaved += characters;
  }

  return {
    /** The clip, or null when it is not here. */
    read,

    async get<F extends { kind: 'failed' }>(
      name: string,
      characters: number,
      make: () => Promise<Made<F>>,
    ): Promise<Found<F>> {
      const known = underWay.get(name) as Promise<Found<F>> | undefined;
      if (known !== undefined) {
        const shared = await known;
        if (shared.kind === 'ok') count(true, characters);
        return shared.kind === 'ok' ? { ...shared, hit: true } : shared;
      }
      const run = (async (): Promise<Found<F>> => {
        const stored = await read(name);
        if (stored) return { kind: 'ok', bytes: stored, hit: true };
        const made = await make();
        if (made.kind !== 'ok') return made;
        await store(name, made.bytes);
        return { kind: 'ok', bytes: made.bytes, hit: false };
      })();
      underWay.set(name, run);
      try {
        const found = await run;
        if (found.kind === 'ok') count(found.hit, characters);
        return found;
      } finally {
        underWay.delete(name);
      }
    },

    async figures(): Promise<CacheFigures> {
      await open();
      return { entries: entries.size + inMemory.size, bytes: bytes + memoryBytes, ...counted };
    },
  };
}
