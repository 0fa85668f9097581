import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure } from './failures.ts';

export type Outcome<T> = { kind: 'ok'; value: T } | { kind: 'failed'; failure: Failure };

interface Limits {
  timeoutMs: number;
  /** Before the second try; each later wait is twice as long. */
  firstWaitMs?: number;
  signal: AbortSignal;
}

const maxRetries = 3;
/** Less time than this is not enough for an answer. */
const leastCallMs = 300;

function waitMs(failure: Failure, retries: number, firstWaitMs: number): number {
  const asked = failure.retry?.afterMs;
  if (asked !== undefined) return asked;
  // Spread out, so that those who failed together do not come back together.
  return firstWaitMs * 2 ** retries * (0.75 + Math.random() / 2);
}

/**
 * One time limit over all tries and waits. A vendor that asks to wait longer
 * than is left is not asked again: the user gets the other answer at once.
 */
export async function withRetries<T>(
  attempt: (signal: AbortSignal) => Promise<Outcome<T>>,
  { timeoutMs, firstWaitMs = 500, signal }: Limits,
): Promise<{ outcome: Outcome<T>; retries: number }> {
  if (timeoutMs < leastCallMs) {
    return { outcome: { kind: 'failed', failure: { code: 'too_slow' } }, retries: 0 };
  }
  const limit = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, limit]);
  const deadline = performance.now() + timeoutMs;
  for (let retries = 0; ; retries++) {
    const outcome = await attempt(either);
    const ended = (code: 'cancelled' | 'too_slow') =>
      ({ outcome: { kind: 'failed', failure: { code } }, retries }) as const;
    if (outcome.kind === 'ok') return { outcome, retries };
    if (signal.aborted) return ended('cancelled');
    if (limit.aborted) return ended('too_slow');
    if (!outcome.failure.retry || retries === maxRetries) return { outcome, retries };
    const wait = waitMs(outcome.failure, retries, firstWaitMs);
    if (performance.now() + wait + leastCallMs > deadline) return { outcome, retries };
    // Woken early it throws; which signal woke it is looked at next.
    await sleep(wait, undefined, { signal: either }).catch(() => undefined);
    if (signal.aborted) return ended('cancelled');
    if (limit.aborted) return ended('too_slow');
  }
}
