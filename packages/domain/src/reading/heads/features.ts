import { fold } from '../engine/tokens.ts';

/** Longer messages say what they are for in their first lines. */
export const maxFeatureCharacters = 2_000;
const maxWordCharacters = 24;

const wordPieces = /[\p{L}\p{N}]+|[?!%°]/gu;
const digits = /\p{N}/gu;

/** FNV-1a: the same small number for the same letters on every machine. */
export function hashFeature(text: string, bucketCount: number): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  // The low bits of FNV mix badly for short texts.
  value ^= value >>> 15;
  return (value >>> 0) % bucketCount;
}

/** The words of a message, with every digit read as the same one: 38 and 41 minutes are alike. */
function wordsOf(text: string): string[] {
  const folded = fold(text.slice(0, maxFeatureCharacters)).text.replaceAll("'", '');
  const words = folded.match(wordPieces) ?? [];
  return words.map((word) => word.slice(0, maxWordCharacters).replace(digits, '0'));
}

/** Words, pairs of words, runs of three to five letters and evidence, each as a bucket's number. */
export function textFeatures(
  text: string,
  bucketCount: number,
  evidence: Iterable<string> = [],
): Set<number> {
  const words = wordsOf(text);
  const features = new Set<number>();
  for (const one of evidence) features.add(hashFeature(`k${one}`, bucketCount));
  words.forEach((word, index) => {
    features.add(hashFeature(`w${word}`, bucketCount));
    features.add(hashFeature(`p${words[index - 1] ?? ''} ${word}`, bucketCount));
    for (const step of [2, 3]) {
      features.add(hashFeature(`s${words[index - step] ?? ''} ${word}`, bucketCount));
    }
    const bounded = ` ${word} `;
    for (let size = 3; size <= 5; size += 1) {
      for (let at = 0; at + size <= bounded.length; at += 1) {
        features.add(hashFeature(`c${bounded.slice(at, at + size)}`, bucketCount));
      }
    }
  });
  return features;
}

/** A number that changes when the features of a text do: then the heads must be trained again. */
export function fingerprintFeatures(bucketCount: number): number {
  const sample = "Größe 38: l'été, coração… I'm 20 min in, ½ done — ça va? ‘no’ 39,5 °C 🤒 x10";
  const features = [...textFeatures(sample, bucketCount)].sort((a, b) => a - b);
  return features.reduce((sum, feature) => (Math.imul(sum, 31) + feature) >>> 0, 7);
}
