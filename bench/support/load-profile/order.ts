export const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The value that this share of them does not exceed. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
