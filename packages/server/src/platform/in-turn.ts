export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** What is under way has to be done first. */
export class TooManyInTurn extends Error {}

/**
 * Work of one key is done piece by piece in the order it came; other keys do not wait for it.
 * More than `most` of one key are refused.
 */
export function createInTurn(most = Number.POSITIVE_INFINITY): InTurn {
  const lines = new Map<string, { last: Promise<unknown>; count: number }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), count: 0 };
    if (line.count >= most) throw new TooManyInTurn();
    lines.set(key, line);
    line.count += 1;
    const run = line.last.then(work, work);
    line.last = run;
    try {
      return await run;
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(key);
    }
  };
}
