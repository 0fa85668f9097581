import type { ReminderDeps } from './deps.ts';
import { sendDue } from './send-due.ts';

/** Looks again and again for what is due; what it gives back stops it and waits for the last look. */
export function startReminding(deps: ReminderDeps, everyMs: number): () => Promise<void> {
  let isStopped = false;
  let looking: Promise<void> | null = null;
  const look = () => {
    looking ??= sendDue(deps, () => isStopped)
      .catch(deps.onFailed)
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await looking;
  };
}
