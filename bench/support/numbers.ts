export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** A whole number from the environment, to make a run shorter or longer. */
export function countFrom(name: string, fallback: number, max = 1000): number {
  const text = process.env[name];
  if (!text) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > max) {
    throw new Error(`${name} must be a whole number from 1 to ${max}.`);
  }
  return count;
}

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The value below which a share of all lies, in percent. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no percentile of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
}
