/** The oldest first. Lists mostly are already, and then nothing is sorted or copied. */
export function inOrder<T extends { date: string }>(items: readonly T[]): readonly T[] {
  const times = items.map(({ date }) => Date.parse(date));
  const isOrdered = times.every((time, index) => index === 0 || time >= (times[index - 1] ?? 0));
  return isOrdered ? items : items.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}
