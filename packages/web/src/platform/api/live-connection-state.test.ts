import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type LiveInput,
  type LiveState,
  nextLive,
  notConnected,
  reconnectWaitMs,
} from './live-connection-state.ts';

const run = (inputs: readonly LiveInput[], from: LiveState = notConnected) =>
  inputs.reduce((state, input) => nextLive(state, input)[0], from);

test('it connects, is connected, and is found lost', () => {
  expect(run(['connect']).status).toBe('connecting');
  expect(run(['connect', 'ready']).status).toBe('connected');
  expect(run(['connect', 'ready', 'lost']).status).toBe('reconnecting');
});

test('three more attempts follow a failed one, each after twice the wait', () => {
  let state = run(['connect']);
  const waits: unknown[] = [];
  for (let count = 0; count < 4; count += 1) {
    const [next, order] = nextLive(state, 'lost');
    waits.push(order);
    state = next;
  }
  expect(waits).toEqual([
    { type: 'wait', ms: 1000 },
    { type: 'wait', ms: 2000 },
    { type: 'wait', ms: 4000 },
    { type: 'drop' },
  ]);
  expect(state.status).toBe('error');
});

test('the count begins anew once it has worked', () => {
  const state = run(['connect', 'lost', 'lost', 'waited', 'ready']);
  expect(nextLive(state, 'lost')[1]).toEqual({ type: 'wait', ms: 1000 });
});

test('a token that is not known is not tried again', () => {
  expect(nextLive(run(['connect']), 'refused')).toEqual([
    { status: 'error', failures: 0 },
    { type: 'drop' },
  ]);
});

test('asking twice opens once, and after an error it may be asked again', () => {
  expect(nextLive(run(['connect']), 'connect')[1]).toBeNull();
  expect(nextLive(run(['connect', 'refused']), 'connect')[1]).toEqual({ type: 'open' });
});

test('the wait doubles up to 30 seconds', () => {
  expect([1, 2, 5, 6, 60].map(reconnectWaitMs)).toEqual([1000, 2000, 16_000, 30_000, 30_000]);
});

test('whatever happens, closed is closed until somebody connects', () => {
  const input = fc.constantFrom<LiveInput>(
    'connect',
    'ready',
    'lost',
    'refused',
    'waited',
    'close',
  );
  const late = fc.constantFrom<LiveInput>('ready', 'lost', 'waited', 'close');
  fc.assert(
    fc.property(fc.array(input), fc.array(late), (before, after) => {
      expect(run([...before, 'close', ...after])).toEqual(notConnected);
    }),
  );
});
