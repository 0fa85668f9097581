export interface Labelled {
  vector: Float32Array;
  id: string;
}

export interface Line {
  id: string;
  weights: Float64Array;
  bias: number;
}

/** How strongly weights are held small, in rows of examples. */
const ridge = 2;
/** What is asked for often counts less each time: to this power. */
const balance = 0.5;
/** What the mean of all ways to ask for a thing adds to what tells it from the others. */
const meanShare = 1 / 6;

/**
 * One line of weights for each thing, in closed form and so the same every time: least squares
 * over all examples, and the mean of its own.
 */
export function trainLines(examples: readonly Labelled[]): Line[] {
  const ids = [...new Set(examples.map(({ id }) => id))].sort();
  const counts = new Map<string, number>();
  for (const { id } of examples) counts.set(id, (counts.get(id) ?? 0) + 1);
  const typical = examples.length / ids.length;
  const size = examples[0]?.vector.length ?? 0;
  const width = size + 1;
  const squares = new Float64Array(width * width);
  const sums = new Map(ids.map((id) => [id, new Float64Array(width)]));
  const means = new Map(ids.map((id) => [id, new Float64Array(size)]));
  for (const { vector, id } of examples) {
    const weight = (typical / (counts.get(id) ?? 1)) ** balance;
    const row = Float64Array.from([...vector, 1]);
    const sum = sums.get(id);
    const mean = means.get(id);
    for (let i = 0; i < width; i += 1) {
      const share = weight * (row[i] ?? 0);
      if (sum) sum[i] = (sum[i] ?? 0) + share;
      if (mean && i < size) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0);
      const from = i * width;
      for (let j = 0; j <= i; j += 1) {
        squares[from + j] = (squares[from + j] ?? 0) + share * (row[j] ?? 0);
      }
    }
  }
  for (let i = 0; i < size; i += 1) {
    squares[i * width + i] = (squares[i * width + i] ?? 0) + ridge;
  }
  const factor = factorise(squares, width);
  return ids.map((id) => {
    const solved = solve(factor, sums.get(id) ?? new Float64Array(width), width);
    const mean = means.get(id) ?? new Float64Array(size);
    const length = Math.hypot(...mean) || 1;
    const weights = Float64Array.from(
      mean,
      (one, at) => (solved[at] ?? 0) + (meanShare * one) / length,
    );
    return { id, weights, bias: solved[size] ?? 0 };
  });
}

/** Cholesky's lower triangle of a positive matrix, of which the lower half is given. */
function factorise(matrix: Float64Array, width: number): Float64Array {
  const lower = new Float64Array(matrix.length);
  const at = (i: number, j: number) => lower[i * width + j] ?? 0;
  for (let i = 0; i < width; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i * width + j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= at(i, k) * at(j, k);
      lower[i * width + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(j, j);
    }
  }
  return lower;
}

function solve(lower: Float64Array, right: Float64Array, width: number): Float64Array {
  const at = (i: number, j: number) => lower[i * width + j] ?? 0;
  const half = new Float64Array(width);
  for (let i = 0; i < width; i += 1) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= at(i, k) * (half[k] ?? 0);
    half[i] = sum / at(i, i);
  }
  const whole = new Float64Array(width);
  for (let i = width - 1; i >= 0; i -= 1) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < width; k += 1) sum -= at(k, i) * (whole[k] ?? 0);
    whole[i] = sum / at(i, i);
  }
  return whole;
}
