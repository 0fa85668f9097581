// @vitest-environment jsdom
import type { Understanding } from '@cadence/domain/planner/request';
import { expect, test } from 'vitest';
import type { Asked } from './generation.ts';
import { createWishReader, type ReadingCall, type ReadingWorker } from './wish-reader.ts';

const asked = (text: string) => ({ user_preferences: text }) as Asked;
const understood = (id: string) => ({ kind: 'hold', id }) as Understanding;
const history = { sessions: [] };

function open(start?: () => ReadingWorker) {
  const calls: ReadingCall[] = [];
  const worker: ReadingWorker = {
    postMessage: (call) => void calls.push(call),
    onmessage: null,
    onerror: null,
    terminate: () => void calls.splice(0),
  };
  const here = async ({ user_preferences }: Asked) => understood(`here: ${user_preferences}`);
  const read = createWishReader(start ?? (() => worker), here);
  return {
    calls,
    worker,
    read: (text: string) => read(asked(text), history, []),
    answer: ({ id, asked: { user_preferences } }: ReadingCall) =>
      worker.onmessage?.(
        new MessageEvent('message', { data: { id, understood: understood(user_preferences) } }),
      ),
  };
}

test('everybody gets the reading of their own words, in whichever order they come', async () => {
  const { read, calls, answer } = open();
  const both = [read('legs'), read('arms')];
  for (const call of calls.toReversed()) answer(call);
  expect(await Promise.all(both)).toEqual([understood('legs'), understood('arms')]);
});

test('where there are no workers the page reads by itself', async () => {
  const { read } = open(() => {
    throw new ReferenceError('Worker is not defined');
  });
  expect(await read('legs')).toEqual(understood('here: legs'));
});

test('what a worker that fails has left is read by the page, and all that comes after', async () => {
  const { read, worker, calls } = open();
  const left = read('legs');
  worker.onerror?.(new ErrorEvent('error'));
  expect(await left).toEqual(understood('here: legs'));
  expect(await read('arms')).toEqual(understood('here: arms'));
  expect(calls).toEqual([]);
});
