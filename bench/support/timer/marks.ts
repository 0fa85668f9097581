/** What a timer shows from an instant on. Instants are epoch milliseconds of the monotonic clock. */
export interface Mark {
  atMs: number;
  step: number;
  remaining: number;
}

export interface Dump {
  /** When each timer was told to start. */
  starts: Record<string, number>;
  nowMs: number;
  timeOrigin: number;
  marks: Record<string, Mark[]>;
  /** When sounds began, on the audio thread. */
  onsets: number[];
  /** The longest that the page did not run. */
  longestGapMs: number;
  hidden: boolean;
}

/** Work and rest in turns. */
const stepSeconds = [20, 10] as const;
export const stepPairs = 40;
const pairSeconds = stepSeconds[0] + stepSeconds[1];
/** What a timer that counts its seconds beeps at. */
const beepSeconds = [10, 5, 3, 2, 1];
const missedMs = 1000;

/** The first step may be longer than the others of its kind. */
export const lengthOf = (step: number, longerBySeconds = 0) =>
  stepSeconds[step % 2 === 0 ? 0 : 1] + (step === 0 ? longerBySeconds : 0);
const startOf = (step: number, longerBySeconds = 0) =>
  Math.floor(step / 2) * pairSeconds +
  (step % 2 === 0 ? 0 : stepSeconds[0]) +
  (step === 0 ? 0 : longerBySeconds);

function positionOf({ step, remaining }: Mark, longerBySeconds: number): number {
  return startOf(step, longerBySeconds) + lengthOf(step, longerBySeconds) - remaining;
}

/**
 * Seconds that the time shown at an instant is ahead of the true one (below 0: behind).
 * A shown second is as wrong as it was when it came; from when the next one is due, more so.
 */
export function errorAt(
  marks: readonly Mark[],
  startedMs: number,
  atMs: number,
  longerBySeconds = 0,
): number {
  const shown = marks.findLast((one) => one.atMs <= atMs);
  if (!shown) return Number.NaN;
  const position = positionOf(shown, longerBySeconds);
  const whenItCame = position - (shown.atMs - startedMs) / 1000;
  const overdue = Math.min(0, position + 1 - (atMs - startedMs) / 1000);
  return Math.abs(overdue) > Math.abs(whenItCame) ? overdue : whenItCame;
}

export interface Beep {
  step: number;
  /** Null at the step's start. */
  remaining: number | null;
  atMs: number;
}

/** Every beep that is due after the start and before an instant. */
export function beepsUntil(startedMs: number, untilMs: number): Beep[] {
  const beeps: Beep[] = [];
  for (let step = 0; step < stepPairs * 2; step += 1) {
    const startMs = startedMs + startOf(step) * 1000;
    if (step > 0) beeps.push({ step, remaining: null, atMs: startMs });
    const length = lengthOf(step);
    for (const remaining of beepSeconds.filter((seconds) => seconds < length)) {
      beeps.push({ step, remaining, atMs: startMs + (length - remaining) * 1000 });
    }
  }
  return beeps.filter(({ atMs }) => atMs < untilMs);
}

export interface Lateness {
  p95Ms: number;
  worstMs: number;
  beeps: number;
  missed: number;
}

function summarise(late: readonly (number | null)[]): Lateness {
  const heard = late.filter((ms) => ms !== null).sort((a, b) => a - b);
  return {
    p95Ms: heard[Math.ceil(heard.length * 0.95) - 1] ?? Number.NaN,
    worstMs: heard.at(-1) ?? Number.NaN,
    beeps: late.length,
    missed: late.length - heard.length,
  };
}

/** How far from its instant each beep sounded, early or late. */
export function soundLateness(beeps: readonly Beep[], onsets: readonly number[]): Lateness {
  return summarise(
    beeps.map(({ atMs }) => {
      const off = Math.min(...onsets.map((onset) => Math.abs(onset - atMs)));
      return off > missedMs / 2 ? null : off;
    }),
  );
}

/** When a timer that has no sound of its own could have beeped: when it shows that second. */
export function shownLateness(beeps: readonly Beep[], marks: readonly Mark[]): Lateness {
  return summarise(
    beeps.map(({ step, remaining, atMs }) => {
      const shown = marks.find(
        (one) => one.step === step && (remaining === null || one.remaining <= remaining),
      );
      const off = shown ? Math.abs(shown.atMs - atMs) : Number.POSITIVE_INFINITY;
      return off > missedMs ? null : off;
    }),
  );
}
