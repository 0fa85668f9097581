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
  /**
   * How far the wall clock was seen to leap ahead in view since this was last asked. Either it was
   * set, or the device slept with the page in view: the two look the same from here.
   */
  takeLeapMs: () => number;
}

/** Someone asks many times a second while a timer runs: a longer silence means the page stood still. */
const stallMs = 2000;
/** The two sources are read one after the other, and the wall clock in whole milliseconds. */
const noiseMs = 20;
/** Less is how a wall clock is put right by the network, and no sleep worth a word. */
const leastLeapMs = 5000;

const deviceTime: TimeSources = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};

/**
 * Monotonic while the page can be seen, so that a wall clock that is set then
 * changes nothing. What the monotonic source missed while the page was hidden,
 * frozen or suspended is taken from the wall clock. What it missed while the page
 * seemed to run in view is only told, for somebody to ask the user about.
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
  let leapMs = 0;

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
      const leftOutMs = missedMs - (offsetMs - seenOffsetMs);
      if (leftOutMs >= leastLeapMs) leapMs += leftOutMs;
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
    takeLeapMs: () => {
      const taken = leapMs;
      leapMs = 0;
      return taken;
    },
  };
}
