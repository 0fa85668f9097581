import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecrets, readRootKey } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cadence-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what was sealed opens with the same key in the same place alone', () => {
  const ours = createSecrets(Buffer.alloc(32, 1));
  const sealed = ours.seal('sk-test', 'ana openai');
  expect(sealed).not.toContain('sk-test');
  expect(ours.seal('sk-test', 'ana openai')).not.toBe(sealed);
  expect(ours.open(sealed, 'ana openai')).toBe('sk-test');
  expect(ours.open(sealed, 'ben openai')).toBeNull();
  expect(createSecrets(Buffer.alloc(32, 2)).open(sealed, 'ana openai')).toBeNull();
});

it('what was changed or is nothing of ours does not open', () => {
  const ours = createSecrets(Buffer.alloc(32, 1));
  const sealed = ours.seal('sk-test', 'here');
  const other = sealed.endsWith('A') ? 'B' : 'A';
  expect(ours.open(`${sealed.slice(0, -2)}${other}${sealed.at(-1)}`, 'here')).toBeNull();
  for (const text of ['', 'x', '01920000-0000-7000-8000-00000000a0a0']) {
    expect(ours.open(text, 'here')).toBeNull();
  }
});

it('the key is made once, for its owner alone, and the setting comes first', () => {
  const made = readRootKey(folder, null);
  expect(made).toHaveLength(32);
  expect(readRootKey(folder, null)).toEqual(made);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readRootKey(folder, 'a setting').toString()).toBe('a setting');
  writeFileSync(join(folder, 'secret.key'), 'short');
  expect(() => readRootKey(folder, null)).toThrow('damaged');
});

it('keys for different purposes differ, and stay what they are', () => {
  const ours = createSecrets(Buffer.alloc(32, 1));
  expect(ours.derive('push')).toEqual(ours.derive('push'));
  expect(ours.derive('push')).not.toEqual(ours.derive('class'));
});
