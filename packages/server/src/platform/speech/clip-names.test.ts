import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { createTestFolder } from '../../test-support/database.ts';
import { createClipNames, deriveSecret, readSecret } from './clip-names.ts';

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

function makeFolder(): string {
  const { folder, remove } = createTestFolder();
  removals.push(remove);
  return folder;
}

it('a line keeps its name over restarts', async () => {
  const folder = makeFolder();
  const nameIn = () =>
    createClipNames(
      () => readSecret(folder),
      () => {},
    ).nameOf(null, ['piper', 'Go']);
  const name = await nameIn();
  expect(name).toMatch(/^[0-9a-f]{64}\.mp3$/);
  expect(await nameIn()).toBe(name);
});

it.each([
  ['cannot be made', (folder: string) => writeFileSync(join(folder, 'voice'), '')],
  [
    'is damaged',
    (folder: string) => {
      mkdirSync(join(folder, 'voice'));
      writeFileSync(join(folder, 'voice', 'secret'), 'short');
    },
  ],
])('where the secret %s there are still names, and it is told', async (_, prepare) => {
  const folder = makeFolder();
  prepare(folder);
  const troubles: unknown[] = [];
  const { nameOf } = createClipNames(
    () => readSecret(join(folder, 'voice')),
    (error) => troubles.push(error),
  );
  expect(await nameOf(null, ['Go'])).toBe(await nameOf(null, ['Go']));
  expect(troubles).toHaveLength(1);
});

it('who shares a key has the same names, and nobody else', async () => {
  const nameWith = (key: string) =>
    createClipNames(
      async () => deriveSecret(key),
      () => {},
    ).nameOf(null, ['Go']);
  expect(await nameWith('one')).toBe(await nameWith('one'));
  expect(await nameWith('one')).not.toBe(await nameWith('other'));
});
