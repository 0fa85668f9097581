import { Cancelled } from '../../http/errors.ts';
import type { Progress } from '../../http/progress.ts';

/** One who waits for the outcome, for as long as the signal lets them. */
export interface Waiter {
  signal: AbortSignal;
  progress: Progress;
}

interface Run<T> {
  bodyHash: string;
  outcome: Promise<T>;
  events: object[];
  waiting: Set<Waiter>;
  controller: AbortController;
}

type Start<T> = (signal: AbortSignal, progress: Progress) => Promise<T>;

/**
 * Requests of one key that arrive while the first is under way wait for its outcome. It is
 * given up only when nobody waits any more; one who comes after that starts anew.
 */
export function createRunning<T>() {
  const runs = new Map<string, Run<T>>();

  function begin(key: string, bodyHash: string, start: Start<T>): Run<T> {
    const controller = new AbortController();
    const events: object[] = [];
    const waiting = new Set<Waiter>();
    const tell: Progress = (event) => {
      events.push(event);
      for (const { progress } of waiting) progress(event);
    };
    const run: Run<T> = {
      bodyHash,
      events,
      waiting,
      controller,
      // A turn later, so that the one who starts it hears of it from the beginning.
      outcome: Promise.resolve()
        .then(() => start(controller.signal, tell))
        .finally(() => end(key, run)),
    };
    runs.set(key, run);
    return run;
  }

  function end(key: string, run: Run<T>): void {
    if (runs.get(key) === run) runs.delete(key);
  }

  return {
    /** Null when the run under way is for another body. */
    async join(key: string, bodyHash: string, waiter: Waiter, start: Start<T>): Promise<T | null> {
      if (waiter.signal.aborted) throw new Cancelled();
      const known = runs.get(key);
      if (known && known.bodyHash !== bodyHash) return null;
      const run = known ?? begin(key, bodyHash, start);
      for (const event of run.events) waiter.progress(event);
      run.waiting.add(waiter);
      const gone = new Promise<never>((_, reject) => {
        waiter.signal.addEventListener('abort', () => reject(new Cancelled()), { once: true });
      });
      try {
        return await Promise.race([run.outcome, gone]);
      } finally {
        run.waiting.delete(waiter);
        if (run.waiting.size === 0) {
          end(key, run);
          run.controller.abort();
        }
      }
    },
  };
}
