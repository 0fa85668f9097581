interface Window {
  count: number;
  endsAtMs: number;
}

/** Whoever makes up keys must not fill the memory. */
const maxWindows = 50_000;

/** How many are looked at for one that goes. */
const compared = 16;

/**
 * Of the oldest the one with the lowest count goes, and the others move to the end: keys that are
 * made up count little and make room for each other, not for those that somebody is guessing at.
 */
function makeRoom(windows: Map<string, Window>): void {
  const oldest: [string, Window][] = [];
  for (const entry of windows) {
    if (oldest.push(entry) === compared) break;
  }
  oldest.sort(([, one], [, other]) => one.count - other.count);
  for (const [key] of oldest) windows.delete(key);
  for (const [key, window] of oldest.slice(1)) windows.set(key, window);
}

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
    if (windows.size > maxWindows) makeRoom(windows);
    return fresh;
  };
}
