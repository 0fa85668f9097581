import type { Heard, Likely } from '@cadence/domain/coach/turn/lookup/heard';
import { type Head, type PackedHead, scoreHead, unpackHead } from './heads.ts';
import type { EncodeTexts } from './sentence-encoder.ts';

export interface TrainedHeads {
  /** Of the vectors. */
  size: number;
  cards: PackedHead;
}

/** So many are worth a look; what they score is told from the one after them. */
const keptCards = 40;

function likeliest(head: Head, vector: Float32Array): Likely[] {
  const scored = scoreHead(head, vector).sort((a, b) => b.score - a.score);
  const floor = scored[keptCards]?.score ?? scored.at(-1)?.score ?? 0;
  return scored.slice(0, keptCards).map(({ id, score }) => ({ id, score: score - floor }));
}

/** What the trained head makes of texts. */
export function createListener(encode: EncodeTexts, trained: TrainedHeads) {
  const cards = unpackHead(trained.cards, trained.size);
  return async (texts: readonly string[]): Promise<Heard[]> => {
    const vectors = await encode(texts);
    return texts.flatMap((text, at) => {
      const vector = vectors[at];
      if (vector === undefined) return [];
      return { text, cards: likeliest(cards, vector) };
    });
  };
}
