export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Work of one key is done piece by piece in the order it came; other keys do not wait for it. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const run = before.then(work, work);
    last.set(key, run);
    try {
      return await run;
    } finally {
      if (last.get(key) === run) last.delete(key);
    }
  };
}
