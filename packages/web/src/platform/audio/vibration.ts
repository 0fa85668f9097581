/** Neither Safari nor Firefox can; browsers also refuse before the first tap. */
export function vibrate(pattern: readonly number[]): void {
  try {
    navigator.vibrate?.([...pattern]);
  } catch {
    // A missed buzz is no reason to stop.
  }
}
