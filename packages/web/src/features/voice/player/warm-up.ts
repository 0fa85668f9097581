import type { SpokenText } from '@cadence/domain/voice/line';
import type { ClipShelf } from './clip-shelf.ts';
import type { Readiness } from './readiness.ts';

interface WarmUpOptions {
  /** In the order of need. */
  lines: readonly SpokenText[];
  shelf: ClipShelf;
  signal: AbortSignal;
  onProgress: (readiness: Readiness) => void;
  /** Whether the server speaks: null, or why not. */
  onServer: (reason: string | null) => void;
}

/** The server makes one line after the other; more at once would only wait there. */
const atOnce = 3;

/** Until the time is up, the device is connected again, or nobody waits any more. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      window.removeEventListener('online', settle);
      signal.removeEventListener('abort', settle);
      resolve();
    };
    const limit = setTimeout(settle, seconds * 1000);
    window.addEventListener('online', settle);
    signal.addEventListener('abort', settle);
  });
}

/** Brings all lines to this device. Goes on trying while somebody waits for them. */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { lines, shelf, signal, onProgress, onServer } = options;
  const total = lines.length;
  let done = 0;
  /** Set while the server cannot speak. */
  let retrySeconds: number | null = null;

  /** False when it has to be tried again. */
  async function bring(spoken: SpokenText): Promise<boolean> {
    if (!(await shelf.has(spoken))) {
      // What is on the device is brought all the same.
      if (retrySeconds !== null) return false;
      const fetched = await shelf.fetch(spoken);
      if (fetched.kind === 'unavailable') {
        retrySeconds = fetched.retryAfterSeconds;
        onServer(fetched.reason);
        return false;
      }
      onServer(null);
    }
    if (!shelf.isFull()) await shelf.prepare([spoken]);
    done += 1;
    if (!signal.aborted) onProgress({ status: 'getting', done, total });
    return true;
  }

  async function bringAll(wanted: readonly SpokenText[]): Promise<SpokenText[]> {
    const waiting = [...wanted];
    const missing: SpokenText[] = [];
    const work = async () => {
      for (let one = waiting.shift(); one && !signal.aborted; one = waiting.shift()) {
        if (!(await bring(one))) missing.push(one);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return missing;
  }

  onProgress({ status: 'getting', done, total });
  let missing = await bringAll(lines);
  while (missing.length > 0 && !signal.aborted) {
    onProgress({ status: 'waiting', done, total });
    await pause(retrySeconds ?? 0, signal);
    retrySeconds = null;
    missing = await bringAll(missing);
  }
  if (signal.aborted) return;
  onServer(null);
  onProgress({ status: 'ready', done, total });
}
