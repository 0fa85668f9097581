import { afterEach, describe, expect, it } from 'vitest';
import { type S3Mood, startS3 } from '../../test-support/s3-server.ts';
import { createS3Blobs } from './blobs-s3.ts';

const bytes = new Uint8Array([1, 2, 3]);
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function open(
  { secretAccessKey, timeoutMs = 10_000 } = {} as {
    secretAccessKey?: string;
    timeoutMs?: number;
  },
) {
  const s3 = await startS3();
  opened.push(s3);
  const clock = { ms: Date.now() };
  const config = { ...s3.config, ...(secretAccessKey ? { secretAccessKey } : {}) };
  return { s3, clock, blobs: createS3Blobs(config, { now: () => clock.ms, timeoutMs }) };
}

describe('blobs in a bucket', () => {
  it('are read as they were written, marked, listed and removed, every call signed', async () => {
    const { s3, blobs } = await open();
    expect(await blobs.read('a.mp3')).toBeNull();
    await blobs.write('a.mp3', bytes);
    expect([...s3.objects.keys()]).toEqual(['cadence/clips/a.mp3']);
    expect(await blobs.read('a.mp3')).toEqual(Buffer.from(bytes));
    s3.state.nowMs = 1_800_000_000_000;
    await blobs.markUsed('a.mp3', s3.state.nowMs);
    expect(await blobs.list()).toEqual([{ name: 'a.mp3', bytes: 3, usedAtMs: s3.state.nowMs }]);
    await blobs.remove('a.mp3');
    await blobs.remove('a.mp3');
    expect(await blobs.list()).toEqual([]);
  });

  it('have names that survive their encoding', async () => {
    const { s3, blobs } = await open();
    const name = "odd name (1)*'+&=.mp3";
    await blobs.write(name, bytes);
    expect([...s3.objects.keys()]).toEqual([`cadence/clips/${name}`]);
    expect(await blobs.read(name)).toEqual(Buffer.from(bytes));
  });

  it('are all listed, page by page, and nothing else in the bucket is', async () => {
    const { s3, blobs } = await open();
    s3.objects.set('photos/a.jpg', { bytes: Buffer.from(bytes), modifiedMs: 1 });
    const names = Array.from({ length: 25 }, (_, index) => `${10 + index}.mp3`);
    for (const name of names) await blobs.write(name, bytes);
    s3.state.pageSize = 10;
    expect((await blobs.list()).map(({ name }) => name)).toEqual(names);
  });
});

describe('a bucket that', () => {
  it('refuses the key is told by its code alone', async () => {
    const { blobs } = await open({ secretAccessKey: 'another/key' });
    const refused = await blobs.write('a.mp3', bytes).catch((error: unknown) => error);
    expect(refused).toEqual(new Error('The bucket answered 403 to PUT: SignatureDoesNotMatch'));
  });

  it.each<S3Mood>(['broken', 'hanging', 'dropping', 'redirecting'])(
    'is %s fails once, is left alone for a while, and is then asked again',
    async (mood) => {
      const { s3, clock, blobs } = await open({ timeoutMs: mood === 'hanging' ? 200 : 10_000 });
      s3.state.mood = mood;
      await expect(blobs.read('a.mp3')).rejects.toThrow();
      await expect(blobs.write('a.mp3', bytes)).rejects.toThrow('a moment ago');
      expect(s3.calls).toHaveLength(1);
      s3.state.mood = 'well';
      clock.ms += 30_000;
      await blobs.write('a.mp3', bytes);
      expect(await blobs.read('a.mp3')).toEqual(Buffer.from(bytes));
    },
  );
});
