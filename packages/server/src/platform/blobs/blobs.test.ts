import * as disk from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '../../test-support/database.ts';
import { createDiskBlobs } from './blobs.ts';

const bytes = new Uint8Array([1, 2, 3]);
const removals: (() => void)[] = [];

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

function makeFolder(): string {
  const { folder, remove } = createTestFolder();
  removals.push(remove);
  return folder;
}

describe('blobs on a disk', () => {
  it('are read as they were written, listed and removed', async () => {
    const blobs = createDiskBlobs(`${makeFolder()}/clips`);
    expect(await blobs.read('a.mp3')).toBeNull();
    await blobs.write('a.mp3', bytes);
    expect(await blobs.read('a.mp3')).toEqual(Buffer.from(bytes));
    await blobs.markUsed('a.mp3', 1_700_000_000_000);
    expect(await blobs.list()).toEqual([{ name: 'a.mp3', bytes: 3, usedAtMs: 1_700_000_000_000 }]);
    await blobs.remove('a.mp3');
    await blobs.remove('a.mp3');
    expect(await blobs.list()).toEqual([]);
  });

  it('that a full disk does not take leave nothing behind', async () => {
    const folder = makeFolder();
    const full: typeof disk.writeFile = async (path) => {
      // A disk that fills up has taken the beginning.
      await disk.writeFile(path as string, bytes.subarray(0, 1));
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const blobs = createDiskBlobs(folder, { ...disk, writeFile: full });
    await expect(blobs.write('a.mp3', bytes)).rejects.toThrow('no space');
    expect(await disk.readdir(folder)).toEqual([]);
    expect(await blobs.read('a.mp3')).toBeNull();
  });

  it('half written by a killed process are cleared away, young ones are left alone', async () => {
    const folder = makeFolder();
    await disk.writeFile(`${folder}/old.draft`, bytes);
    await disk.utimes(`${folder}/old.draft`, 1_700_000_000, 1_700_000_000);
    await disk.writeFile(`${folder}/young.draft`, bytes);
    expect(await createDiskBlobs(folder).list()).toEqual([]);
    expect(await disk.readdir(folder)).toEqual(['young.draft']);
  });
});
