import { wordsIn } from './retrieve.ts';

/** How like a message is to the ways in which people ask for each thing: 0 to 1, by its id. */
export type Likeness = (text: string) => ReadonlyMap<string, number>;

/** Two words in a row say less than two words more. */
const pairShare = 0.7;

/** The words as they are written, small ones too, and each with the one after it. */
function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    features.set(feature, (features.get(feature) ?? 0) + weight);
  const words = wordsIn(text);
  words.forEach((word, at) => {
    add(word, 1);
    const next = words[at + 1];
    if (next !== undefined) add(`${word} ${next}`, pairShare);
  });
  return features;
}

const scaled = (weights: Iterable<number>): number =>
  Math.sqrt([...weights].reduce((sum, weight) => sum + weight * weight, 0)) || 1;

/** The cosine between a message and all that is asked of one thing, rare words counting most. */
export function buildLikeness(
  entries: readonly { id: string; asked: readonly string[] }[],
): Likeness {
  const profiles = entries.map(({ id, asked }) => {
    const features = new Map<string, number>();
    for (const text of asked) {
      for (const [feature, weight] of featuresOf(text)) {
        features.set(feature, (features.get(feature) ?? 0) + weight);
      }
    }
    return { id, features };
  });
  const counts = new Map<string, number>();
  for (const { features } of profiles) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const weighted = (features: ReadonlyMap<string, number>): [string, number][] =>
    [...features].flatMap(([feature, weight]) => {
      const count = counts.get(feature);
      return count === undefined
        ? []
        : [[feature, Math.sqrt(weight) * Math.log(1 + profiles.length / count)]];
    });
  const byFeature = new Map<string, { id: string; weight: number }[]>();
  for (const { id, features } of profiles) {
    const weights = weighted(features);
    const length = scaled(weights.map(([, weight]) => weight));
    for (const [feature, weight] of weights) {
      const list = byFeature.get(feature) ?? [];
      list.push({ id, weight: weight / length });
      byFeature.set(feature, list);
    }
  }
  return (text) => {
    const weights = weighted(featuresOf(text));
    const length = scaled(weights.map(([, weight]) => weight));
    const likeness = new Map<string, number>();
    for (const [feature, asked] of weights) {
      for (const { id, weight } of byFeature.get(feature) ?? []) {
        likeness.set(id, (likeness.get(id) ?? 0) + (asked * weight) / length);
      }
    }
    return likeness;
  };
}
