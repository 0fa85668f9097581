interface Window {
  count: number;
  endsAtMs: number;
}

/** Whoever makes up keys must not fill the memory. */
const maxWindows = 50_000;

/** How many are looked at for one that goes. */
const compared = 16;

/** A count for each key, which begins anew when its time is over. In this process only. */
export function createWindows(lengthMs: number, now: () => number): (key: string) => Window {
  const windows = new Map<string, Window>();
  /** Goes around: a search from the start would pass by all that has gone since. */
  let hand = windows.entries();

  function next(): [string, Window] | undefined {
    const step = hand.next();
    if (!step.done) return step.value;
    hand = windows.entries();
    return hand.next().value;
  }

  /**
   * Of the next few the one with the lowest count goes: keys that are made up count little and make
   * room for each other, not for those that somebody is guessing at.
   */
  function makeRoom(): void {
    let lowest: [string, Window] | undefined;
    for (let look = 0; look < compared; look += 1) {
      const entry = next();
      if (entry && entry[1].count < (lowest?.[1].count ?? Number.POSITIVE_INFINITY)) lowest = entry;
    }
    if (lowest) windows.delete(lowest[0]);
  }

  return (key) => {
    const found = windows.get(key);
    const leftMs = found ? found.endsAtMs - now() : 0;
    // More than there ever was: the clock was set back, and nobody shall wait for it to catch up.
    if (found && leftMs > 0 && leftMs <= lengthMs) return found;
    const fresh = { count: 0, endsAtMs: now() + lengthMs };
    windows.delete(key);
    if (windows.size >= maxWindows) makeRoom();
    windows.set(key, fresh);
    return fresh;
  };
}
