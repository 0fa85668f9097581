import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../test-support/database.ts';
import { createDiskBlobs } from '../blobs/blobs.ts';
import { createClipCache } from './clip-cache.ts';
import { silentLog } from './test-support/engines.ts';
import { createMemoryBlobs } from './test-support/memory-blobs.ts';

type Failed = { kind: 'failed'; reason: string };
const clip = (length: number) => new Uint8Array(length).fill(7);

function makeCache(maxBytes = 1000, blobs = createMemoryBlobs()) {
  let made = 0;
  const cache = createClipCache({ blobs, maxBytes, now: () => 0, log: silentLog });
  const get = (name: string, bytes = 100) =>
    cache.get<Failed>(name, 10, async () => {
      made += 1;
      return { kind: 'ok', bytes: clip(bytes) };
    });
  return { cache, blobs, get, made: () => made };
}

describe('the cache of clips', () => {
  it('makes a clip once and then has it', async () => {
    const { cache, get, made } = makeCache();
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: false });
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: true, bytes: Buffer.from(clip(100)) });
    expect(made()).toBe(1);
    expect(await cache.figures()).toEqual({
      entries: 1,
      bytes: 100,
      hits: 1,
      misses: 1,
      charactersSaved: 10,
    });
  });

  it('makes one clip for two hundred equal wishes at once', async () => {
    const { get, made } = makeCache();
    const found = await Promise.all(Array.from({ length: 200 }, () => get('a')));
    expect(made()).toBe(1);
    expect(found.filter((one) => one.kind === 'ok' && !one.hit)).toHaveLength(1);
  });

  it('drops what was not used for the longest time when its bytes run out', async () => {
    const { cache, blobs, get } = makeCache(300);
    for (const name of ['a', 'b', 'c', 'a', 'd']) await get(name);
    expect((await cache.figures()).bytes).toBe(300);
    expect([...blobs.kept.keys()].sort()).toEqual(['a', 'c', 'd']);
  });

  it('drops enough for a clip that is larger than the ones before', async () => {
    const { cache, blobs, get } = makeCache(300);
    for (const name of ['a', 'b', 'c']) await get(name);
    await get('large', 250);
    await cache.figures();
    expect([...blobs.kept.keys()]).toEqual(['large']);
  });

  it('still answers, and has the clip, when the disk takes nothing', async () => {
    const { cache, blobs, get, made } = makeCache();
    blobs.breakDown();
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: false });
    expect(await cache.read('a')).toEqual(clip(100));
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: true });
    expect(made()).toBe(1);
  });

  it('makes a clip again that is damaged or gone', async () => {
    const { blobs, get, made } = makeCache();
    await get('a');
    blobs.kept.set('a', clip(3));
    expect(await get('a')).toMatchObject({ hit: false, bytes: clip(100) });
    blobs.kept.delete('a');
    expect(await get('a')).toMatchObject({ hit: false });
    expect(made()).toBe(3);
  });

  it('counts neither a hit nor a miss for what is made ahead, and then a hit', async () => {
    const { cache, get, made } = makeCache();
    const make = async () => ({ kind: 'ok', bytes: clip(100) }) as const;
    expect(await cache.keep<Failed>('a', make)).toMatchObject({ kind: 'ok', hit: false });
    expect(await cache.keep<Failed>('a', make)).toMatchObject({ kind: 'ok', hit: true });
    expect(await cache.figures()).toMatchObject({ entries: 1, hits: 0, misses: 0 });
    expect(await get('a')).toMatchObject({ hit: true });
    expect(made()).toBe(0);
    expect(await cache.figures()).toMatchObject({ hits: 1, misses: 0 });
  });

  it('has what another one has put there meanwhile', async () => {
    const { blobs, get, made } = makeCache();
    await get('a');
    blobs.kept.set('b', clip(100));
    expect(await get('b')).toMatchObject({ hit: true });
    expect(made()).toBe(1);
  });

  it('keeps nobody waiting for a long list, and tidies up when it has come', async () => {
    const blobs = createMemoryBlobs();
    for (const name of ['x', 'y', 'z']) blobs.kept.set(name, clip(100));
    let deliver = () => {};
    const list = blobs.list;
    const late = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    blobs.list = () => late.then(list);
    const { cache, get } = makeCache(300, blobs);
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: false });
    expect(blobs.kept.size).toBe(4);
    deliver();
    expect(await cache.figures()).toMatchObject({ entries: 3, bytes: 300 });
    expect([...blobs.kept.keys()]).toEqual(['y', 'z', 'a']);
  });

  it('asks for the list again after it could not be had', async () => {
    const blobs = createMemoryBlobs();
    blobs.kept.set('x', clip(100));
    const list = blobs.list;
    blobs.list = async () => {
      blobs.list = list;
      throw new Error('out of reach');
    };
    const { cache } = makeCache(300, blobs);
    expect(await cache.figures()).toMatchObject({ entries: 0 });
    expect(await cache.figures()).toMatchObject({ entries: 1 });
  });

  it('keeps no failure', async () => {
    const { cache, get } = makeCache();
    const failed = await cache.get<Failed>('a', 10, async () => ({ kind: 'failed', reason: 'no' }));
    expect(failed).toEqual({ kind: 'failed', reason: 'no' });
    expect(await get('a')).toMatchObject({ kind: 'ok', hit: false });
  });
});

describe('clips on a disk', () => {
  it('are there after a restart, in the order of their use', async () => {
    const { folder, remove } = createTestFolder();
    let nowMs = Date.parse('2026-03-01T08:00:00Z');
    const open = () =>
      createClipCache({
        blobs: createDiskBlobs(folder),
        maxBytes: 250,
        now: () => nowMs,
        log: silentLog,
      });
    const get = (cache: ReturnType<typeof open>, name: string) =>
      cache.get<Failed>(name, 1, async () => ({ kind: 'ok', bytes: clip(100) }));
    const first = open();
    await get(first, 'a.mp3');
    await createDiskBlobs(folder).markUsed('a.mp3', nowMs);
    await get(first, 'b.mp3');
    await createDiskBlobs(folder).markUsed('b.mp3', nowMs + 1000);
    nowMs += 10 * 60 * 60 * 1000;
    const second = open();
    expect(await get(second, 'a.mp3')).toMatchObject({ hit: true });
    const usedAt = async () => {
      const found = (await createDiskBlobs(folder).list()).find(({ name }) => name === 'a.mp3');
      return found?.usedAtMs;
    };
    await expect.poll(usedAt).toBe(nowMs);
    const third = open();
    await get(third, 'c.mp3');
    await third.figures();
    expect(await third.read('b.mp3')).toBeNull();
    expect(await third.read('a.mp3')).not.toBeNull();
    remove();
  });
});
