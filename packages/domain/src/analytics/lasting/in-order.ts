/** Instants of one length are written in one form: then their texts sort as they do. */
const isInOrder = (earlier: string, later: string) =>
  earlier.length === later.length ? earlier <= later : Date.parse(earlier) <= Date.parse(later);

/** The oldest first. Lists mostly are already, and then nothing is sorted or copied. */
export function inOrder<T extends { date: string }>(items: readonly T[]): readonly T[] {
  const isOrdered = items.every(({ date }, index) => {
    const before = items[index - 1];
    return before === undefined || isInOrder(before.date, date);
  });
  return isOrdered ? items : items.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}
