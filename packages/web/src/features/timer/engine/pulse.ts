/**
 * Ticks while the timer runs: with each beat, so that nothing is missed, and at
 * the instants when a shown second changes, so that none is shown late.
 */
export function createPulse(
  startHeartbeat: (onBeat: () => void) => () => void,
  onTick: (isBeat: boolean) => void,
) {
  let stopHeartbeat: (() => void) | null = null;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    stopHeartbeat?.();
    stopHeartbeat = null;
    clearTimeout(timeout);
    timeout = undefined;
  }

  return {
    stop,
    run(remainingMs: number): void {
      stopHeartbeat ??= startHeartbeat(() => onTick(true));
      clearTimeout(timeout);
      timeout = setTimeout(() => onTick(false), (remainingMs % 1000 || 1000) + 1);
    },
  };
}
