export interface Labelled {
  vector: Float32Array;
  id: string;
}

export interface Line {
  id: string;
  weights: Float32Array;
  bias: number;
}

/** How often all examples are gone through, and how many at a time. */
const rounds = 6;
const batchSize = 256;
/** How far a step goes at first; it falls to nothing along half a wave. */
const firstStep = 0.3;
/** The mean of all ways to ask for a thing, at this length, is where its line begins. */
const firstLength = 10;
/** How strongly weights are held small. */
const hold = 1e-5;
/** Adam's memory of steps and of their squares. */
const memory = { steps: 0.9, squares: 0.999 };
/** A line that was hardly thought of is not moved. */
const leastShare = 1e-4;

/** Mulberry32: the same order every time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: Uint32Array, next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function dot(weights: Float32Array, from: number, vector: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < vector.length; i += 4) {
    a += (weights[from + i] ?? 0) * (vector[i] ?? 0);
    b += (weights[from + i + 1] ?? 0) * (vector[i + 1] ?? 0);
    c += (weights[from + i + 2] ?? 0) * (vector[i + 2] ?? 0);
    d += (weights[from + i + 3] ?? 0) * (vector[i + 3] ?? 0);
  }
  return a + b + c + d;
}

/** In place: how likely each is, as shares of one. */
function toShares(scores: Float64Array): void {
  const most = scores.reduce((so, one) => Math.max(so, one), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    scores[at] = Math.exp((scores[at] ?? 0) - most);
    sum += scores[at] ?? 0;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

/** Where each line begins: the mean of its examples. */
function means(examples: readonly Labelled[], labels: Uint32Array, lines: number): Float32Array {
  const size = examples[0]?.vector.length ?? 0;
  const weights = new Float32Array(lines * size);
  examples.forEach(({ vector }, at) => {
    const from = (labels[at] ?? 0) * size;
    for (let i = 0; i < size; i += 1) {
      weights[from + i] = (weights[from + i] ?? 0) + (vector[i] ?? 0);
    }
  });
  for (let line = 0; line < lines; line += 1) {
    const own = weights.subarray(line * size, (line + 1) * size);
    const length = Math.hypot(...own) || 1;
    for (let i = 0; i < size; i += 1) own[i] = ((own[i] ?? 0) * firstLength) / length;
  }
  return weights;
}

/** Adam's steps over one flat list of weights. */
function makeStepper(weights: Float32Array) {
  const steps = new Float32Array(weights.length);
  const squares = new Float32Array(weights.length);
  let count = 0;
  return (gradient: Float32Array, far: number) => {
    count += 1;
    const mended = far * Math.sqrt(1 - memory.squares ** count);
    const scale = mended / (1 - memory.steps ** count);
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (gradient[at] ?? 0) + hold * (weights[at] ?? 0);
      const step = memory.steps * (steps[at] ?? 0) + (1 - memory.steps) * slope;
      const square = memory.squares * (squares[at] ?? 0) + (1 - memory.squares) * slope * slope;
      steps[at] = step;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (scale * step) / (Math.sqrt(square) + 1e-8);
    }
  };
}

/**
 * One line of weights for each thing: logistic regression over all of them at once, in an order
 * that is always the same. What is near and wrong is pushed away the most.
 */
export function trainLines(examples: readonly Labelled[]): Line[] {
  const ids = [...new Set(examples.map(({ id }) => id))].sort();
  const lineOf = new Map(ids.map((id, at) => [id, at]));
  const size = examples[0]?.vector.length ?? 0;
  const labels = Uint32Array.from(examples, ({ id }) => lineOf.get(id) ?? 0);
  const weights = means(examples, labels, ids.length);
  const biases = new Float32Array(ids.length);
  const [stepWeights, stepBiases] = [makeStepper(weights), makeStepper(biases)];
  const gradient = new Float32Array(weights.length);
  const slopes = new Float32Array(ids.length);
  const order = Uint32Array.from(examples, (_, at) => at);
  const next = numbersFrom(1);
  const shares = new Float64Array(ids.length);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, next);
    const far = (firstStep * (1 + Math.cos((Math.PI * round) / rounds))) / 2;
    for (let start = 0; start < order.length; start += batchSize) {
      const batch = order.subarray(start, start + batchSize);
      gradient.fill(0);
      slopes.fill(0);
      for (const at of batch) {
        const vector = examples[at]?.vector ?? new Float32Array(size);
        for (let line = 0; line < ids.length; line += 1) {
          shares[line] = dot(weights, line * size, vector) + (biases[line] ?? 0);
        }
        toShares(shares);
        for (let line = 0; line < ids.length; line += 1) {
          const own = line === labels[at] ? 1 : 0;
          const slope = ((shares[line] ?? 0) - own) / batch.length;
          if (own === 0 && slope * batch.length < leastShare) continue;
          slopes[line] = (slopes[line] ?? 0) + slope;
          const from = line * size;
          for (let i = 0; i < size; i += 1) {
            gradient[from + i] = (gradient[from + i] ?? 0) + slope * (vector[i] ?? 0);
          }
        }
      }
      stepWeights(gradient, far);
      stepBiases(slopes, far);
    }
  }
  return ids.map((id, line) => ({
    id,
    weights: weights.slice(line * size, (line + 1) * size),
    bias: biases[line] ?? 0,
  }));
}
