// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiFailure as Failure } from '../api/api-failure.ts';
import { eventually } from '../test-support/eventually.ts';
import type { OutboxRow } from './outbox.ts';

/** A tab of its own: its memory begins anew, the database is the browser's. */
async function openTab(owner = 'ann') {
  vi.resetModules();
  const storage = await import('../storage.ts');
  const database = await import('../database/database.ts');
  await database.loadOwner(owner);
  storage.setStorageOwner(owner);
  const outbox = await import('./outbox.ts');
  const senders = await import('./senders.ts');
  const { ApiFailure } = await import('../api/api-failure.ts');
  const { isWrongInItself } = await import('./lane.ts');
  const fail = (status: number, code: string, retryAfterSeconds: number | null = null) =>
    new ApiFailure({ status, code, message: code, retryAfterSeconds });
  return { ...outbox, ...senders, ...database, ...storage, isWrongInItself, fail };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

/** What arrives at the server, in its order. */
let arrived: string[] = [];
const lineOf = ({ entity, payload }: OutboxRow) => `${entity}=${payload}`;

interface ServerOptions {
  batch?: number;
  /** What goes wrong with these rows. */
  failing?: (rows: readonly OutboxRow[]) => Failure | null;
}

function begin(tab: Tab, { batch = 1, failing = () => null }: ServerOptions = {}): () => void {
  tab.defineSender<string>('item', {
    batch,
    isRefusal: tab.isWrongInItself,
    async send(rows) {
      const failure = failing(rows);
      if (failure) throw failure;
      arrived.push(...rows.map(lineOf));
    },
  });
  return tab.startOutbox('ann');
}

const item = (entity: string, payload: string) => ({ kind: 'item' as const, entity, payload });
const waiting = (tab: Tab) => tab.rowsOfKind('item').map(lineOf);

const stops: (() => void)[] = [];

beforeEach(() => {
  arrived = [];
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is queued is sent in its order, and gone once the server has it', async () => {
  const tab = await openTab();
  for (const name of ['a', 'b', 'c']) tab.queue(item(name, '1'));
  stops.push(begin(tab));
  await eventually(() => expect(waiting(tab)).toEqual([]));
  expect(arrived).toEqual(['a=1', 'b=1', 'c=1']);
});

test('the latest change of an entity stands for those before it; messages wait in a row', async () => {
  const tab = await openTab();
  tab.queue(item('a', '1'));
  tab.queue(item('b', '1'));
  tab.queue(item('a', '2'));
  tab.append(item('b', '2'));
  expect(waiting(tab)).toEqual(['b=1', 'a=2', 'b=2']);
});

test('it outlasts a reload', async () => {
  const before = await openTab();
  before.queue(item('a', '1'));
  await before.saved();
  const after = await openTab();
  expect(waiting(after)).toEqual(['a=1']);
  stops.push(begin(after));
  await eventually(() => expect(arrived).toEqual(['a=1']));
});

test('a change that is made while it is on its way is sent as well', async () => {
  const tab = await openTab();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  tab.defineSender<string>('item', {
    isRefusal: () => false,
    async send(rows) {
      await gate;
      arrived.push(...rows.map(lineOf));
    },
  });
  stops.push(tab.startOutbox('ann'));
  tab.queue(item('a', '1'));
  await tab.saved();
  tab.queue(item('a', '2'));
  open();
  await eventually(() => expect(waiting(tab)).toEqual([]));
  expect(arrived.at(-1)).toBe('a=2');
});

test('without a connection it waits, longer each time, and goes when there is one', async () => {
  const tab = await openTab();
  let isDown = true;
  let tries = 0;
  const failing = () => {
    tries += 1;
    return isDown ? tab.fail(0, 'NETWORK_ERROR') : null;
  };
  tab.queue(item('a', '1'));
  stops.push(begin(tab, { failing }));
  await eventually(() => expect(tries).toBe(1));
  expect(waiting(tab)).toEqual(['a=1']);
  // Not before its pause is over.
  tab.queue(item('b', '1'));
  await tab.saved();
  expect(tries).toBe(1);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(arrived).toEqual(['a=1', 'b=1']));
});

test('it is tried again by itself', async () => {
  const tab = await openTab();
  let tries = 0;
  const failing = () => {
    tries += 1;
    return tries === 1 ? tab.fail(500, 'INTERNAL_ERROR') : null;
  };
  tab.queue(item('a', '1'));
  stops.push(begin(tab, { failing }));
  await eventually(() => expect(arrived).toEqual(['a=1']));
  expect(tries).toBe(2);
});

test('what is wrong in itself is kept as refused and keeps no other back', async () => {
  const tab = await openTab();
  for (const name of ['a', 'b', 'c']) tab.queue(item(name, '1'));
  const failing = (rows: readonly OutboxRow[]) =>
    rows.some(({ entity }) => entity === 'b') ? tab.fail(422, 'VALIDATION_ERROR') : null;
  stops.push(begin(tab, { batch: 10, failing }));
  await eventually(() => expect(arrived).toEqual(['a=1', 'c=1']));
  const [row] = tab.rowsOfKind('item');
  expect(row).toMatchObject({ entity: 'b', failure: { code: 'VALIDATION_ERROR' } });
  expect(tab.waitingRows('item')).toEqual([]);
});

test('a refused one is sent again when it is changed or tried again', async () => {
  const tab = await openTab();
  let isWrong = true;
  const failing = () => (isWrong ? tab.fail(422, 'VALIDATION_ERROR') : null);
  tab.queue(item('a', '1'));
  tab.queue(item('b', '1'));
  stops.push(begin(tab, { failing }));
  await eventually(() => expect(tab.rowsOfKind('item').every(({ failure }) => failure)).toBe(true));
  isWrong = false;
  tab.queue(item('a', '2'));
  tab.retryRows(tab.rowsOfKind('item').filter(({ entity }) => entity === 'b'));
  await eventually(() => expect(arrived.toSorted()).toEqual(['a=2', 'b=1']));
});

test('a rejected token ends the sending', async () => {
  const tab = await openTab();
  let tries = 0;
  tab.queue(item('a', '1'));
  const failing = () => {
    tries += 1;
    return tab.fail(401, 'NOT_AUTHENTICATED', 0);
  };
  stops.push(begin(tab, { failing }));
  await eventually(() => expect(tries).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(tries).toBe(1);
  expect(waiting(tab)).toEqual(['a=1']);
});

test('what belongs to somebody else is not sent', async () => {
  const tab = await openTab('ann');
  tab.queue(item('a', '1'));
  await tab.saved();
  await tab.loadOwner('bob');
  tab.setStorageOwner('bob');
  expect(waiting(tab)).toEqual([]);
  stops.push(begin(tab));
  await tab.saved();
  expect(arrived).toEqual([]);
});

test('one kind waits for another', async () => {
  const tab = await openTab();
  const send = (name: string) => async () => void arrived.push(name);
  tab.defineSender('message', {
    send: send('message'),
    isRefusal: () => false,
    after: ['removal'],
  });
  stops.push(tab.startOutbox('ann'));
  tab.queue({ kind: 'removal', entity: 'r', payload: null });
  tab.append({ kind: 'message', entity: 'm', payload: null });
  await tab.saved();
  expect(arrived).toEqual([]);
  tab.defineSender('removal', { send: send('removal'), isRefusal: () => false });
  await eventually(() => expect(arrived).toEqual(['removal', 'message']));
});

test('what may wait is sent when it is asked for', async () => {
  const tab = await openTab();
  tab.defineSender('item', {
    isRefusal: () => false,
    patienceMs: () => 60_000,
    send: async (rows) => void arrived.push(...rows.map(lineOf)),
  });
  stops.push(tab.startOutbox('ann'));
  tab.queue(item('a', '1'));
  await tab.saved();
  expect(arrived).toEqual([]);
  expect(await tab.whenSent('item', 20_000)).toBe(true);
  expect(arrived).toEqual(['a=1']);
});

test('who waits for it hears at once that it cannot be sent', async () => {
  const tab = await openTab();
  stops.push(begin(tab, { failing: () => tab.fail(0, 'NETWORK_ERROR') }));
  tab.queue(item('a', '1'));
  expect(await tab.whenSent('item', 60_000)).toBe(false);
});

test('a full device does not keep it from the server', async () => {
  const tab = await openTab();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.queue(item('a', '1'));
  stops.push(begin(tab));
  await eventually(() => expect(arrived).toEqual(['a=1']));
});

test('what one tab has queued another one sends, once it is the only one', async () => {
  const one = await openTab();
  one.queue(item('a', '1'));
  await one.saved();
  const other = await openTab();
  stops.push(begin(other));
  await eventually(() => expect(waiting(one)).toEqual([]));
  expect(arrived).toEqual(['a=1']);
});

test('whatever fails in between, each entity ends with its latest change', async () => {
  const change = fc.record({ entity: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      arrived = [];
      globalThis.indexedDB = new IDBFactory();
      const tab = await openTab();
      const outcomes = changes.map(({ fails }) => fails);
      const failing = () => (outcomes.shift() ? tab.fail(503, 'UNKNOWN_ERROR', 0) : null);
      const stop = begin(tab, { failing });
      for (const [index, { entity }] of changes.entries()) {
        tab.queue(item(entity, String(index)));
        if (index % 3 === 0) await tab.saved();
      }
      while (!(await tab.whenSent('item', 20_000)));
      stop();
      for (const entity of new Set(changes.map((one) => one.entity))) {
        const latest = changes.findLastIndex((one) => one.entity === entity);
        const mine = arrived.filter((line) => line.startsWith(entity));
        expect(mine.at(-1)).toBe(`${entity}=${latest}`);
        const order = mine.map((line) => Number(line.slice(2)));
        expect(order).toEqual(order.toSorted((left, right) => left - right));
      }
    }),
    { numRuns: 25 },
  );
});
