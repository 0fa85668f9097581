import type { Blobs } from '../blobs/blobs.ts';

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
  let tidying = Promise.resolve();

  function add(name: string, entry: Entry): void {
    bytes += entry.bytes - (entries.get(name)?.bytes ?? 0);
    entries.delete(name);
    entries.set(name, entry);
  }

  function drop(name: string): void {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  }

  async function makeRoom(): Promise<void> {
    for (const name of [...entries.keys()]) {
      if (bytes <= maxBytes) return;
      drop(name);
      try {
        await blobs.remove(name);
      } catch (err) {
        log.warn({ err }, 'a clip could not be removed');
      }
    }
  }

  async function readIndex(): Promise<void> {
    try {
      const stored = await blobs.list();
      stored.sort((a, b) => a.usedAtMs - b.usedAtMs);
      // What came in meanwhile was used later than all of these.
      const since = [...entries];
      entries.clear();
      bytes = 0;
      for (const { name, ...entry } of stored) add(name, entry);
      for (const [name, entry] of since) add(name, entry);
    } catch (err) {
      log.warn({ err }, 'the list of clips could not be read');
      // Asked for again by the next one who needs it.
      opened = undefined;
    }
  }

  /** Nobody who wants to hear a line waits for this: a list may be long and far away. */
  const tidy = (): Promise<void> => {
    tidying = tidying.then(async () => {
      opened ??= readIndex();
      await opened;
      await makeRoom();
    });
    return tidying;
  };

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
      void tidy();
    } catch (err) {
      log.warn({ err }, 'a clip could not be stored');
      remember(name, clip);
    }
  }

  function touch(name: string, entry: Entry): void {
    const isDue = now() - entry.usedAtMs > markAfterMs;
    add(name, isDue ? { ...entry, usedAtMs: now() } : entry);
    if (!isDue) return;
    blobs.markUsed(name, now()).catch((err: unknown) => {
      log.warn({ err }, 'the use of a clip could not be written down');
    });
  }

  /** Also what is not in the list: another instance may have made it. */
  async function read(name: string): Promise<Uint8Array | null> {
    const kept = inMemory.get(name);
    if (kept) return kept;
    const entry = entries.get(name);
    try {
      const clip = await blobs.read(name);
      if (clip && clip.length === (entry?.bytes ?? clip.length)) {
        touch(name, entry ?? { bytes: clip.length, usedAtMs: 0 });
        return clip;
      }
    } catch (err) {
      log.warn({ err }, 'a clip could not be read');
      return null;
    }
    drop(name);
    return null;
  }

  async function readOrMake<F extends { kind: 'failed' }>(
    name: string,
    make: () => Promise<Made<F>>,
  ): Promise<Found<F>> {
    const stored = await read(name);
    if (stored) return { kind: 'ok', bytes: stored, hit: true };
    const made = await make();
    if (made.kind !== 'ok') return made;
    await store(name, made.bytes);
    return { kind: 'ok', bytes: made.bytes, hit: false };
  }

  async function obtain<F extends { kind: 'failed' }>(
    name: string,
    make: () => Promise<Made<F>>,
  ): Promise<Found<F>> {
    const known = underWay.get(name) as Promise<Found<F>> | undefined;
    if (known !== undefined) {
      const shared = await known;
      return shared.kind === 'ok' ? { ...shared, hit: true } : shared;
    }
    const run = readOrMake(name, make);
    underWay.set(name, run);
    try {
      return await run;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    /** The clip, or null when it is not here. */
    read,

    /** For somebody who wants to hear it: counted. */
    async get<F extends { kind: 'failed' }>(
      name: string,
      characters: number,
      make: () => Promise<Made<F>>,
    ): Promise<Found<F>> {
      const found = await obtain(name, make);
      if (found.kind !== 'ok') return found;
      counted[found.hit ? 'hits' : 'misses'] += 1;
      if (found.hit) counted.charactersSaved += characters;
      return found;
    },

    /** All whose names begin so, those of other instances included; it fails where one stays. */
    async removeAll(start: string): Promise<void> {
      for (const [name, { length }] of inMemory) {
        if (!name.startsWith(start)) continue;
        inMemory.delete(name);
        memoryBytes -= length;
      }
      for (const { name } of await blobs.list()) {
        if (!name.startsWith(start)) continue;
        drop(name);
        await blobs.remove(name);
      }
    },

    /** Ahead of anybody's wish: neither a hit nor a miss. */
    keep: obtain,

    async figures(): Promise<CacheFigures> {
      await tidy();
      return { entries: entries.size + inMemory.size, bytes: bytes + memoryBytes, ...counted };
    },
  };
}
