export interface TimeSources {
  /** Milliseconds that nothing but the passing of time changes; may stand still in sleep. */
  monotonic: () => number;
  /** Epoch milliseconds, which the user or the network may set. */
  wall: () => number;
}

export interface Clock {
  /** Epoch milliseconds that never run backwards. */
  now: () => number;
  /** The page can no longer be seen or run: from here on the wall clock knows better. */
  leave: () => void;
  comeBack: () => void;
  /** What the wall clock shows more than this one. */
  wallAheadMs: () => number;
}

/** Someone asks many times a second while a timer runs: a longer silence means the page stood still. */
const stallMs = 2000;
/** The two sources are read one after the other, and the wall clock in whole milliseconds. */
const noiseMs = 20;

const deviceTime: TimeSources = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/**
 * Monotonic while the page can be seen, so that a wall clock that is set then
 * changes nothing. What the monotonic source missed while the page was hidden,
 * frozen or suspended is taken from the wall clock.
 */
export function createClock({ monotonic, wall }: TimeSources = deviceTime): Clock {
  let away = false;
  /** Added to the monotonic source. */
  let offsetMs = wall() - monotonic();
  /** Wall minus monotonic when the page was last seen to run in view. */
  let skewMs = offsetMs;
  /** `offsetMs` at that time. */
  let seenOffsetMs = offsetMs;
  let lastMonotonic = monotonic();

  function read(): number {
    const at = monotonic();
    const skew = wall() - at;
    const stalled = at - lastMonotonic > stallMs;
    lastMonotonic = at;
    // Measured over the whole absence: summing up every reading would sum up their noise.
    const missedMs = skew - skewMs;
    if (away || stalled) {
      if (missedMs > noiseMs) offsetMs = Math.max(offsetMs, seenOffsetMs + missedMs);
    }
    if (!away) {
      skewMs = skew;
      seenOffsetMs = offsetMs;
    }
    return at + offsetMs;
  }

  return {
    now: read,
    leave: () => {
      read();
      away = true;
    },
    comeBack: () => {
      read();
      away = false;
      read();
    },
    wallAheadMs: () => wall() - read(),
  };
}
