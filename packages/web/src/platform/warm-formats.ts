/** The part of a Worker that is used here. */
export interface Warmer {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate: () => void;
}

const makeWorker = (): Warmer =>
  new Worker(new URL('./warm-formats-worker.ts', import.meta.url), { type: 'module' });

/**
 * Whoever is first in a browser's process to write a date or a number by its language's customs
 * reads in what is known of them, and holds up a slow phone for ten frames. A worker is first, so
 * that no press waits for it; where there is none, it takes as long as it did.
 */
export function warmFormats(make: () => Warmer = makeWorker): void {
  let worker: Warmer;
  try {
    worker = make();
  } catch (error) {
    console.warn('Dates and numbers are written without a worker before them.', error);
    return;
  }
  const end = () => worker.terminate();
  worker.onmessage = end;
  worker.onerror = end;
}
