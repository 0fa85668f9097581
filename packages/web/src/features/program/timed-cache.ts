interface Kept<T> {
  untilMs: number;
  value: Promise<T>;
}

/** Spec §9: cleanup every 10 min. */
const cleanupMs = 600_000;

/** Answers of the server that stay good for a while. One that failed is asked for again. */
export function createTimedCache<T>(lifetimeMs: number) {
  const kept = new Map<string, Kept<T>>();
  let cleanedMs = 0;

  /** No timer runs for it: whatever is asked for next sweeps up first. */
  function clean(): void {
    const nowMs = Date.now();
    if (nowMs - cleanedMs < cleanupMs) return;
    cleanedMs = nowMs;
    for (const [key, { untilMs }] of kept) if (untilMs <= nowMs) kept.delete(key);
  }

  function get(key: string, load: () => Promise<T>): Promise<T> {
    clean();
    const known = kept.get(key);
    if (known && known.untilMs > Date.now()) return known.value;
    const value = load();
    kept.set(key, { untilMs: Date.now() + lifetimeMs, value });
    value.catch(() => {
      if (kept.get(key)?.value === value) kept.delete(key);
    });
    return value;
  }

  return { get, clear: () => kept.clear() };
}
