interface Window {
  count: number;
  endsAtMs: number;
}

/** Whoever makes up keys must not fill the memory. */
const maxWindows = 50_000;

/** A count for each key, which begins anew when its time is over. In this process only. */
export function createWindows(lengthMs: number, now: () => number): (key: string) => Window {
  const windows = new Map<string, Window>();
  return (key) => {
    const found = windows.get(key);
    const leftMs = found ? found.endsAtMs - now() : 0;
    // More than there ever was: the clock was set back, and nobody shall wait for it to catch up.
    if (found && leftMs > 0 && leftMs <= lengthMs) return found;
    const fresh = { count: 0, endsAtMs: now() + lengthMs };
    windows.delete(key);
    windows.set(key, fresh);
    if (windows.size > maxWindows) {
      const [oldest] = windows.keys();
      if (oldest !== undefined) windows.delete(oldest);
    }
    return fresh;
  };
}
