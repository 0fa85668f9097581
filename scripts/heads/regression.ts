/** One example: the numbers of its features, each with the same value. */
export interface Row {
  features: Int32Array;
  /** Makes the length of every row alike. */
  value: number;
}

export interface Fit {
  rows: readonly Row[];
  /** 1 or -1 for each row. */
  signs: Int8Array;
  /** How much a mistake in each row costs. */
  costs: Float64Array;
  featureCount: number;
  /** Scale of each feature: a large one is believed sooner, 0 leaves it out. */
  scales: Float64Array;
  /** Passes over the rows; a few are enough to see which features matter. */
  maxPasses: number;
}

const settled = 1e-3;

/** A generator with a seed, so that a second run gives the same file (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const kept = order[at] as number;
    order[at] = order[other] as number;
    order[other] = kept;
  }
}

/** The number between 0 and `cost` at which one row's share of the dual is least. */
function bestShare(share: number, cost: number, curve: number, slope: number): number {
  let low = 0;
  let high = cost;
  let at = share;
  for (let step = 0; step < 30; step += 1) {
    const gradient = Math.log(at / (cost - at)) + curve * (at - share) + slope;
    if (Math.abs(gradient) < 1e-4) break;
    if (gradient > 0) high = at;
    else low = at;
    const next = at - gradient / (cost / (at * (cost - at)) + curve);
    at = next > low && next < high ? next : (low + high) / 2;
  }
  return at;
}

/**
 * L2-regularised logistic regression by dual coordinate descent (Yu, Huang and Lin 2011).
 * Gives the weights of the features as they apply to unscaled rows, and that of the constant last.
 */
export function fitLine({
  rows,
  signs,
  costs,
  featureCount,
  scales,
  maxPasses,
}: Fit): Float64Array {
  const weights = new Float64Array(featureCount + 1);
  const shares = costs.map((cost) => cost * 0.01);
  const scaled = rows.map(({ features, value }) => {
    const used = features.filter((feature) => (scales[feature] as number) > 0);
    return { used, values: Float64Array.from(used, (at) => value * (scales[at] as number)) };
  });
  const norms = Float64Array.from(scaled, ({ values }) =>
    values.reduce((sum, value) => sum + value * value, 1),
  );
  const move = (index: number, step: number) => {
    const { used, values } = scaled[index] as (typeof scaled)[number];
    for (let at = 0; at < used.length; at += 1) {
      const feature = used[at] as number;
      weights[feature] = (weights[feature] as number) + step * (values[at] as number);
    }
    weights[featureCount] = (weights[featureCount] as number) + step;
  };
  const scoreOf = (index: number) => {
    const { used, values } = scaled[index] as (typeof scaled)[number];
    let score = weights[featureCount] as number;
    for (let at = 0; at < used.length; at += 1) {
      score += (weights[used[at] as number] as number) * (values[at] as number);
    }
    return score;
  };
  const order = Int32Array.from(rows.keys());
  for (const index of order) move(index, (shares[index] as number) * (signs[index] as number));
  const random = seededRandom(17);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    let largestStep = 0;
    shuffle(order, random);
    for (const index of order) {
      const sign = signs[index] as number;
      const share = shares[index] as number;
      const cost = costs[index] as number;
      const next = bestShare(share, cost, norms[index] as number, sign * scoreOf(index));
      largestStep = Math.max(largestStep, Math.abs(next - share) / cost);
      move(index, (next - share) * sign);
      shares[index] = next;
    }
    if (largestStep < settled) break;
  }
  return weights.map((weight, feature) => weight * (scales[feature] ?? 1));
}
