/** A row of a table in a week: the first time, or once more with a little more in it. */
export interface StretchedDay {
  row: number;
  /** How often it stood there before. */
  again: number;
}

/**
 * A table of so many rows in so many weeks: from the row that the athlete has reached, the last
 * row always last. Rows that may come again do so in turn where there are more weeks.
 */
export function stretch(
  rows: number,
  weeks: number,
  start: number,
  mayRepeat: (row: number) => boolean,
): StretchedDay[] {
  const last = rows - 1;
  const from = Math.min(start, Math.max(0, rows - weeks));
  const open = Array.from({ length: last - from }, (_, i) => from + i);
  if (weeks <= open.length + 1) {
    return [...open.slice(0, weeks - 1), last].map((row) => ({ row, again: 0 }));
  }
  const extra = weeks - open.length - 1;
  const repeatable = open.filter(mayRepeat);
  const times = new Map(open.map((row) => [row, 1]));
  for (let i = 0; i < extra; i += 1) {
    const row = repeatable[i % Math.max(1, repeatable.length)] ?? from;
    times.set(row, (times.get(row) ?? 1) + 1);
  }
  const all = open.flatMap((row) =>
    Array.from({ length: times.get(row) ?? 1 }, (_, again) => ({ row, again })),
  );
  return [...all, { row: last, again: 0 }];
}
