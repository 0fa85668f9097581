/** One line of weights for each thing that may be meant, as training writes it. */
export interface PackedHead {
  ids: readonly string[];
  /** What one step of a packed weight is worth, for each. */
  steps: readonly number[];
  biases: readonly number[];
  /** Base64, a signed byte for each weight, line after line. */
  packed: string;
}

export interface Head {
  ids: readonly string[];
  steps: readonly number[];
  biases: readonly number[];
  weights: Int8Array;
}

export function unpackHead({ packed, ...rest }: PackedHead, size: number): Head {
  const weights = new Int8Array(Buffer.from(packed, 'base64'));
  if (weights.length !== rest.ids.length * size) throw new Error('The trained weights are cut.');
  return { ...rest, weights };
}

/** How much each is meant by a sentence of this vector. */
export function scoreHead({ ids, steps, biases, weights }: Head, vector: Float32Array) {
  const size = vector.length;
  return ids.map((id, line) => {
    let sum = 0;
    const from = line * size;
    // By its number: an iterator takes ten times as long.
    for (let at = 0; at < size; at += 1) sum += (vector[at] ?? 0) * (weights[from + at] ?? 0);
    return { id, score: sum * (steps[line] ?? 0) + (biases[line] ?? 0) };
  });
}
