import { expect, it } from 'vitest';
import type { Failure } from './failures.ts';
import { type Outcome, withRetries } from './with-retries.ts';

const never = new AbortController().signal;
const failed = (failure: Failure): Outcome<string> => ({ kind: 'failed', failure });

function script(...outcomes: Outcome<string>[]) {
  let calls = 0;
  const attempt = async () => outcomes[Math.min(calls++, outcomes.length - 1)] as Outcome<string>;
  return { attempt, calls: () => calls };
}

it('three more tries are made, and no fourth', async () => {
  const { attempt, calls } = script(failed({ code: 'busy', retry: { afterMs: 1 } }));
  const { outcome, retries } = await withRetries(attempt, { timeoutMs: 20_000, signal: never });
  expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'busy' } });
  expect([calls(), retries]).toEqual([4, 3]);
});

it('what cannot get better is not tried again', async () => {
  const { attempt, calls } = script(failed({ code: 'key_refused' }));
  await withRetries(attempt, { timeoutMs: 20_000, signal: never });
  expect(calls()).toBe(1);
});

it('a wait that would pass the time limit is not begun', async () => {
  const { attempt, calls } = script(failed({ code: 'busy', retry: { afterMs: 19_900 } }));
  const { outcome } = await withRetries(attempt, { timeoutMs: 20_000, signal: never });
  expect(outcome).toMatchObject({ failure: { code: 'busy' } });
  expect(calls()).toBe(1);
});

it.each([0, -5000])('with %i ms left no try is made', async (timeoutMs) => {
  const { attempt, calls } = script(failed({ code: 'busy' }));
  const { outcome } = await withRetries(attempt, { timeoutMs, signal: never });
  expect(outcome).toMatchObject({ failure: { code: 'too_slow' } });
  expect(calls()).toBe(0);
});

it('a wait ends when the user takes the call back', async () => {
  const controller = new AbortController();
  const { attempt, calls } = script(failed({ code: 'busy', retry: { afterMs: 15_000 } }));
  setTimeout(() => controller.abort(), 20);
  const { outcome } = await withRetries(attempt, { timeoutMs: 60_000, signal: controller.signal });
  expect(outcome).toMatchObject({ failure: { code: 'cancelled' } });
  expect(calls()).toBe(1);
});

it('waits of our own grow', async () => {
  const { attempt } = script(
    failed({ code: 'trouble', retry: {} }),
    failed({ code: 'trouble', retry: {} }),
    { kind: 'ok', value: 'here' },
  );
  const startedAt = performance.now();
  const { outcome } = await withRetries(attempt, { timeoutMs: 20_000, signal: never });
  expect(outcome).toEqual({ kind: 'ok', value: 'here' });
  expect(performance.now() - startedAt).toBeGreaterThan(1000);
});
