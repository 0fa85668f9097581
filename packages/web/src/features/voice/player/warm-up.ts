import type { SpokenText } from '@cadence/domain/voice/line';
import type { ClipShelf } from './clip-shelf.ts';
import type { Mute } from './clip-source.ts';
import type { Readiness } from './readiness.ts';

interface WarmUpOptions {
  /** In the order of need. */
  lines: readonly SpokenText[];
  shelf: ClipShelf;
  /** What is known of the server before it is asked for a line. */
  mute: Mute | null;
  /** The same after a while. */
  askAgain: () => Promise<Mute | null>;
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
  const { lines, shelf, askAgain, signal, onProgress, onServer } = options;
  const total = lines.length;
  let done = 0;
  let { mute } = options;
  let hasAsked = false;

  /** False when it has to be tried again. */
  async function bring(spoken: SpokenText): Promise<boolean> {
    if (!(await shelf.has(spoken))) {
      // What is on the device is brought all the same.
      if (!mute) {
        const fetched = await shelf.fetch(spoken);
        hasAsked = true;
        if (fetched.kind === 'unavailable') mute = fetched;
      }
      onServer(mute?.reason ?? null);
      if (mute) return false;
    }
    if (!shelf.isFull()) await shelf.prepare([spoken]);
    done += 1;
    if (!signal.aborted) onProgress({ status: 'getting', done, total });
    return true;
  }

  async function bringAll(wanted: readonly SpokenText[]): Promise<SpokenText[]> {
    const waiting = [...wanted];
    const missing: SpokenText[] = [];
    const isOver = () => waiting.length === 0 || signal.aborted;
    const next = async () => {
      const one = waiting.shift();
      if (one && !(await bring(one))) missing.push(one);
    };
    const work = async () => {
      while (!isOver()) await next();
    };
    // One asks first: a server that cannot speak need not say so to each.
    hasAsked = false;
    while (!hasAsked && !isOver()) await next();
    await Promise.all(Array.from({ length: atOnce }, work));
    return missing;
  }

  onProgress({ status: 'getting', done, total });
  let missing = await bringAll(lines);
  while (missing.length > 0 && !signal.aborted) {
    onProgress({ status: 'waiting', done, total });
    await pause(mute?.retryAfterSeconds ?? 0, signal);
    if (signal.aborted) return;
    mute = await askAgain();
    missing = await bringAll(missing);
  }
  if (signal.aborted) return;
  onServer(null);
  onProgress({ status: 'ready', done, total });
}
