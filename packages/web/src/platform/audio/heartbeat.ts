const fallbackMs = 250;

/** The part of a Worker that is used here. */
export interface Beater {
  onmessage: (() => void) | null;
  onerror: (() => void) | null;
  terminate: () => void;
}

function makeWorker(): Beater {
  const worker = new Worker(new URL('./heartbeat-worker.ts', import.meta.url), { type: 'module' });
  const beater: Beater = { onmessage: null, onerror: null, terminate: () => worker.terminate() };
  worker.onmessage = () => beater.onmessage?.();
  worker.onerror = () => beater.onerror?.();
  return beater;
}

/** Calls about four times a second until stopped. Without a worker, as often as the page may. */
export function startHeartbeat(onBeat: () => void, make: () => Beater = makeWorker): () => void {
  let interval: ReturnType<typeof setInterval> | undefined;
  let worker: Beater | undefined;

  function fallBack() {
    worker?.terminate();
    worker = undefined;
    interval ??= setInterval(onBeat, fallbackMs);
  }

  try {
    worker = make();
    worker.onmessage = onBeat;
    worker.onerror = fallBack;
  } catch {
    fallBack();
  }

  return () => {
    worker?.terminate();
    if (worker) worker.onmessage = null;
    worker = undefined;
    clearInterval(interval);
  };
}
