import { expect, it } from 'vitest';
import { Cancelled } from '../../http/errors.ts';
import { createRunning } from './running.ts';
import { makeGate } from './test-support/generate.ts';

function startRuns() {
  const running = createRunning<string>();
  const go = makeGate<string>();
  const runs: AbortSignal[] = [];
  const join = (bodyHash = 'body') => {
    const caller = new AbortController();
    const heard: object[] = [];
    const waiter = { signal: caller.signal, progress: (event: object) => heard.push(event) };
    const outcome = running.join('key', bodyHash, waiter, async (signal, progress) => {
      runs.push(signal);
      progress({ stage: 'begun' });
      const value = await go.opened;
      progress({ stage: 'ended' });
      return value;
    });
    return { outcome, heard, leave: () => caller.abort() };
  };
  return { join, runs, finish: go.open };
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));

it('who joins late still hears everything and gets the same outcome', async () => {
  const { join, runs, finish } = startRuns();
  const first = join();
  await aTurn();
  const second = join();
  finish('made');
  expect(await Promise.all([first.outcome, second.outcome])).toEqual(['made', 'made']);
  expect(first.heard).toEqual([{ stage: 'begun' }, { stage: 'ended' }]);
  expect(second.heard).toEqual(first.heard);
  expect(runs).toHaveLength(1);
});

it('goes on while anybody waits, even when the one who started it has gone', async () => {
  const { join, runs, finish } = startRuns();
  const [first, second] = [join(), join()];
  await aTurn();
  first.leave();
  await expect(first.outcome).rejects.toBeInstanceOf(Cancelled);
  expect(runs[0]?.aborted).toBe(false);
  finish('made');
  expect(await second.outcome).toBe('made');
});

it('is given up when nobody waits any more, and the next one starts anew', async () => {
  const { join, runs, finish } = startRuns();
  const [first, second] = [join(), join()];
  await aTurn();
  first.leave();
  second.leave();
  await Promise.allSettled([first.outcome, second.outcome]);
  expect(runs[0]?.aborted).toBe(true);
  const third = join();
  finish('made');
  expect(await third.outcome).toBe('made');
  expect(runs).toHaveLength(2);
});

it('is no answer to another body', async () => {
  const { join, finish } = startRuns();
  const first = join();
  expect(await join('another body').outcome).toBeNull();
  finish('made');
  expect(await first.outcome).toBe('made');
});

it('that fails fails for all who wait, and for nobody after', async () => {
  const running = createRunning<string>();
  const waiter = { signal: new AbortController().signal, progress: () => {} };
  const fail = () => running.join('key', 'body', waiter, () => Promise.reject(new Error('no')));
  const outcomes = await Promise.allSettled([fail(), fail()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await running.join('key', 'body', waiter, async () => 'made')).toBe('made');
});
