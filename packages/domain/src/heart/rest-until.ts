interface RestNow {
  /** Beats a minute that are waited for. */
  target: number;
  /** Smoothed; null while there is none, and then nothing is waited for. */
  beats: number | null;
  remainingSeconds: number;
  /** What has been added to this rest for the pulse. */
  addedSeconds: number;
  isTold: boolean;
}

/** At most, for one rest: a pulse that stays high is no reason to wait for ever. */
const mostSeconds = 180;
const pieceSeconds = 15;
const lastSeconds = 3;

export const restTargets = { min: 90, max: 160, step: 5 } as const;

/**
 * A rest is made longer while the pulse is above what was asked for. It is never made shorter: muscles
 * rest by the clock, so whoever is ready sooner is told, and starts by hand.
 */
export function restMove(rest: RestNow): { add: number } | 'ready' | null {
  const { target, beats, remainingSeconds, addedSeconds, isTold } = rest;
  // Once it has come down, the rest is long enough, whatever it does afterwards.
  if (beats === null || isTold) return null;
  if (beats <= target) return 'ready';
  const isEnding = remainingSeconds <= lastSeconds;
  const add = Math.min(pieceSeconds, mostSeconds - addedSeconds);
  return isEnding && add > 0 ? { add } : null;
}
