/** What a head decides: one line of weights for each value of a question. */
export type HeadQuestion =
  | 'danger'
  | 'dangerClass'
  | 'outcome'
  | 'intent'
  | 'effort'
  | 'goal'
  | 'format'
  | 'limit'
  | 'focus'
  | 'stance';

export interface TrainedLine {
  question: HeadQuestion;
  value: string;
  /** Kept weights; all others are 0. */
  count: number;
  /** What one step of a packed weight is worth. */
  step: number;
  bias: number;
  /** From score to probability: 1 / (1 + exp(-(slope · score + offset))). */
  slope: number;
  offset: number;
  /** Probability from which on the head speaks. */
  sureFrom: number;
}

export interface DangerLevels {
  slope: number;
  offset: number;
  askFrom: number;
  sureFrom: number;
  /** Below this hardly any danger has scored that the rules have heard. */
  calmBelow: number;
}

/** The file that training writes. */
export interface TrainedHeads {
  version: string;
  bucketCount: number;
  /** Of the features of a fixed text: weights fit only the features that they were trained on. */
  fingerprint: number;
  /** Danger is told apart less well in a language with few examples, so each has its own levels. */
  dangerLevels: Readonly<Record<string, DangerLevels>>;
  lines: readonly TrainedLine[];
  /** Base64: for each line the gaps between its buckets, then its weights. */
  packed: string;
}

/** All lines by bucket, so that a text is gone through once. */
export interface WeightTable {
  /** Where the entries of a bucket start; those of the next one follow. */
  starts: Int32Array;
  lines: Uint8Array;
  weights: Int8Array;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Neither the browser's nor Node's decoder belongs to the language itself. */
function decodeBase64(text: string): Uint8Array {
  const codes = new Uint8Array(128);
  for (let code = 0; code < alphabet.length; code += 1) codes[alphabet.charCodeAt(code)] = code;
  const length = text.replace(/=+$/, '').length;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let index = 0; index < length; index += 1) {
    held = ((held << 6) | (codes[text.charCodeAt(index)] ?? 0)) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = held >> bits;
      at += 1;
    }
  }
  return bytes;
}

export function unpack(heads: TrainedHeads): WeightTable {
  const bytes = decodeBase64(heads.packed);
  const total = heads.lines.reduce((sum, line) => sum + line.count, 0);
  const buckets = new Int32Array(total);
  const unsorted = new Int8Array(total);
  const starts = new Int32Array(heads.bucketCount + 1);
  let at = 0;
  let entry = 0;
  for (const line of heads.lines) {
    let bucket = -1;
    for (let index = 0; index < line.count; index += 1) {
      let gap = 0;
      // Seven bits a byte, the largest first; the eighth says that more follow.
      for (; (bytes[at] ?? 0) >= 0x80; at += 1) gap = (gap << 7) | ((bytes[at] ?? 0) & 0x7f);
      gap = (gap << 7) | (bytes[at] ?? 0);
      at += 1;
      bucket += gap;
      buckets[entry + index] = bucket;
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
    }
    for (let index = 0; index < line.count; index += 1) {
      unsorted[entry + index] = ((bytes[at] ?? 0) << 24) >> 24;
      at += 1;
    }
    entry += line.count;
  }
  for (let bucket = 0; bucket < heads.bucketCount; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  }
  const next = starts.slice();
  const lines = new Uint8Array(total);
  const weights = new Int8Array(total);
  entry = 0;
  heads.lines.forEach((line, number) => {
    for (const end = entry + line.count; entry < end; entry += 1) {
      const bucket = buckets[entry] ?? 0;
      const place = next[bucket] ?? 0;
      lines[place] = number;
      weights[place] = unsorted[entry] ?? 0;
      next[bucket] = place + 1;
    }
  });
  return { starts, lines, weights };
}
