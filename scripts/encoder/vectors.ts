import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemWith } from '../../packages/server/src/platform/encoder/model-files.ts';
import { openSentenceEncoder } from '../../packages/server/src/platform/encoder/sentence-encoder.ts';
import { root } from '../paths.mjs';

const folder = join(root, 'node_modules', '.cache', 'cadence-vectors');
const batch = 16;

/** The vectors of texts, kept between runs: to make them anew takes minutes. */
export async function vectorsOf(texts: readonly string[]): Promise<Map<string, Float32Array>> {
  const wanted = [...new Set(texts)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const file = join(
    folder,
    `${createHash('sha256').update(wanted.join('\0')).digest('hex').slice(0, 16)}.f32`,
  );
  if (!existsSync(file)) {
    const problem = await problemWith();
    if (problem) throw new Error(problem.detail);
    const encode = await openSentenceEncoder();
    const made: Float32Array[] = [];
    for (let at = 0; at < wanted.length; at += batch) {
      made.push(...(await encode(wanted.slice(at, at + batch))));
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, Buffer.concat(made.map(({ buffer }) => new Uint8Array(buffer))));
  }
  const bytes = readFileSync(file);
  const all = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  const size = all.length / wanted.length;
  return new Map(wanted.map((text, at) => [text, all.slice(at * size, (at + 1) * size)]));
}
