import type { Heard, Likely } from '@cadence/domain/coach/turn/lookup/heard';
import { type Head, type PackedHead, scoreHead, unpackHead } from './heads.ts';
import type { EncodeTexts } from './sentence-encoder.ts';

export interface TrainedHeads {
  /** Of the vectors. */
  size: number;
  cards: PackedHead;
}

/** The line for what no card answers. */
export const noCard = 'none';

/** So many are worth a look. */
const keptCards = 40;

/** How likely each card is, as shares of one; what is left is meant for no card. */
function likeliest(head: Head, vector: Float32Array): Likely[] {
  const scored = scoreHead(head, vector).sort((a, b) => b.score - a.score);
  const most = scored[0]?.score ?? 0;
  const weights = scored.map(({ score }) => Math.exp(score - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return scored
    .map(({ id }, at) => ({ id, score: (weights[at] ?? 0) / all }))
    .filter(({ id }) => id !== noCard)
    .slice(0, keptCards);
}

/** People tap the same replies and ask the same things: so many texts are kept. */
const mostKept = 500;

/** What the trained head makes of texts, each heard once. */
export function createListener(encode: EncodeTexts, trained: TrainedHeads) {
  const cards = unpackHead(trained.cards, trained.size);
  const kept = new Map<string, Heard>();
  return async (texts: readonly string[]): Promise<Heard[]> => {
    const unheard = texts.filter((text) => !kept.has(text));
    const vectors = unheard.length > 0 ? await encode(unheard) : [];
    const fresh = new Map(
      unheard.flatMap((text, at) => {
        const vector = vectors[at];
        return vector ? [[text, { text, cards: likeliest(cards, vector) }]] : [];
      }),
    );
    const heard = texts.flatMap((text) => fresh.get(text) ?? kept.get(text) ?? []);
    for (const one of heard) {
      // Last in line again: what was not asked for the longest goes first.
      kept.delete(one.text);
      kept.set(one.text, one);
    }
    for (const text of [...kept.keys()].slice(0, -mostKept)) kept.delete(text);
    return heard;
  };
}
