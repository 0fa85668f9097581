// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRecordStore } from './record-store.ts';
import { clearUser, setStorageOwner } from './storage.ts';
import { fakeIndexedDb } from './test-support/fake-indexed-db.ts';

interface Note {
  id: string;
  day: number;
  text: string;
}

function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'id' in value && 'text' in value;
}

/** A tab of its own: what it knows it has read or heard. */
function openTab() {
  return createRecordStore<Note>({
    key: 'notes',
    version: 1,
    readValue: (value) => (isNote(value) ? value : null),
    pick: (one, other) => (one.text >= other.text ? one : other),
    compare: (one, other) => one.day - other.day,
  });
}

/** Hears what is said in the other tabs, a moment later. */
class Channel {
  static open: Channel[] = [];
  onmessage = (_event: { data: unknown }) => {};
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    Channel.open.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name)
        other.onmessage({ data: structuredClone(data) });
    }
  }
}

const note = (day: number, text = 'x'): Note => ({ id: `n${day}`, day, text });
const inText = () => localStorage.getItem('user_ann_notes') ?? '';
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });
const isSettled = () => eventually(() => expect(inText()).toContain('"data":[]'));
const database = fakeIndexedDb();

beforeEach(async () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open = [];
  database.trouble = null;
  database.gate = Promise.resolve();
  localStorage.clear();
  setStorageOwner('ann');
  await openTab().writeMany([]);
  clearUser('ann');
  await eventually(() => expect(database.rows.size).toBe(0));
});
afterEach(() => {
  setStorageOwner(null);
  vi.restoreAllMocks();
});

describe('a list in the database', () => {
  test('is there at once, and after the page is opened again', async () => {
    const tab = openTab();
    expect(tab.write([note(2), note(1)])).toEqual({ ok: true });
    expect(tab.read().map(({ day }) => day)).toEqual([1, 2]);
    expect(tab.read()).toBe(tab.read());
    await isSettled();
    expect(database.rows.size).toBe(2);
    const next = openTab();
    expect(next.readState()).toBe('reading');
    expect(await next.whenRead()).toBe(true);
    expect(next.read()).toEqual([note(1), note(2)]);
  });

  test('writes only what has changed', async () => {
    const tab = openTab();
    await tab.writeMany([note(1), note(2), note(3)]);
    const [first, second] = tab.read();
    if (!first || !second) throw new Error('Nothing was written.');
    tab.write([first, second, note(4)]);
    expect(JSON.parse(inText()).data).toEqual([note(4)]);
    await isSettled();
    expect([...database.rows.keys()]).toEqual(
      [1, 2, 4].map((day) => JSON.stringify(['user_ann_notes', `n${day}`])),
    );
  });

  test('takes none of many where one cannot be written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tab = openTab();
    const unwritable: Note = Object.assign(note(2), { big: 1n });
    const written = await tab.writeMany([note(1), unwritable]);
    expect(written.ok).toBe(false);
    expect(tab.read()).toEqual([]);
    await tab.writeMany([note(3)]);
    expect([...database.rows.keys()]).toEqual([JSON.stringify(['user_ann_notes', 'n3'])]);
  });

  test('is whole after a crash between the two storages', async () => {
    let open = () => {};
    const tab = openTab();
    await tab.writeMany([note(1), note(2)]);
    database.gate = new Promise((resolve) => {
      open = resolve;
    });
    tab.write([...tab.read().filter(({ day }) => day !== 1), note(3)]);
    // What the crashed page left behind: the database knows nothing of the change.
    const left = ['user_ann_notes', 'user_ann_notesGone'].map(
      (key) => [key, localStorage.getItem(key) ?? ''] as const,
    );
    open();
    await isSettled();
    database.rows.set(JSON.stringify(['user_ann_notes', 'n1']), {
      version: 1,
      json: JSON.stringify(note(1)),
    });
    database.rows.delete(JSON.stringify(['user_ann_notes', 'n3']));
    for (const [key, text] of left) localStorage.setItem(key, text);

    const next = openTab();
    await next.whenRead();
    expect(next.read()).toEqual([note(2), note(3)]);
    await isSettled();
    await eventually(() => expect(database.rows.size).toBe(2));
  });

  test('takes over a list that an earlier version kept as text', async () => {
    const many = Array.from({ length: 300 }, (_, day) => note(day));
    const text = JSON.stringify({ version: 1, data: [...many, { id: 'later', unknown: true }] });
    localStorage.setItem('user_ann_notes', text);
    const tab = openTab();
    expect(tab.read()).toHaveLength(300);
    await tab.whenRead();
    await eventually(() => expect(database.rows.size).toBe(300));
    await eventually(() => expect(inText()).not.toContain('n299'));
    // What this version cannot read stays where it is.
    expect(inText()).toContain('later');
    const next = openTab();
    await next.whenRead();
    expect(next.read()).toEqual(many);
  });

  test('leaves records of another version alone that it cannot read', async () => {
    const tab = openTab();
    await tab.writeMany([note(1)]);
    database.rows.set(JSON.stringify(['user_ann_notes', 'z']), { version: 9, json: '{"id":"z"}' });
    const next = openTab();
    await next.whenRead();
    expect(next.read()).toEqual([note(1)]);
    expect(database.rows.size).toBe(2);
  });

  test('is nobody else’s, and gone after a logout', async () => {
    const tab = openTab();
    await tab.writeMany([note(1)]);
    setStorageOwner('bob');
    await tab.whenRead();
    expect(tab.read()).toEqual([]);
    setStorageOwner('ann');
    await tab.whenRead();
    expect(tab.read()).toEqual([note(1)]);
    clearUser('ann');
    setStorageOwner(null);
    setStorageOwner('ann');
    await tab.whenRead();
    expect(tab.read()).toEqual([]);
    expect(database.rows.size).toBe(0);
  });
});

describe('two tabs', () => {
  test('hear of each other’s changes, and keep what both changed', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.whenRead();
    await other.whenRead();
    let told = 0;
    const stop = other.subscribe(() => {
      told += 1;
    });
    one.write([note(1)]);
    expect(other.read()).toEqual([note(1)]);
    await other.writeMany([...other.read(), note(2)]);
    expect(one.read()).toEqual([note(1), note(2)]);
    one.write(one.read().filter(({ day }) => day !== 1));
    expect(other.read()).toEqual([note(2)]);
    expect(told).toBeGreaterThan(1);
    stop();
    await isSettled();
    await eventually(() => expect(database.rows.size).toBe(1));
  });

  test('where much has changed the other reads it itself', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.writeMany([note(0), note(1)]);
    await other.whenRead();
    const many = Array.from({ length: 200 }, (_, day) => note(day + 1));
    await one.writeMany(many);
    await eventually(() => expect(other.read()).toEqual(many));
  });

  test('of one record the later version stays, whichever is heard last', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.whenRead();
    await other.whenRead();
    one.write([note(1, 'b')]);
    Channel.open.at(-1)?.onmessage({
      data: {
        at: 'user_ann_notes',
        version: 1,
        changes: { put: [note(1, 'a')], removed: [] },
        removed: [],
      },
    });
    expect(other.read()).toEqual([note(1, 'b')]);
  });
});

describe('a device in trouble', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  test('a full database takes all of many or none, and says so', async () => {
    const tab = openTab();
    await tab.writeMany([note(1)]);
    database.trouble = 'full';
    const written = await tab.writeMany([...tab.read(), note(2), note(3)]);
    expect(written).toEqual({ ok: false, problem: 'full' });
    expect(tab.read()).toEqual([note(1)]);
    expect(database.rows.size).toBe(1);
  });

  test('what a full database refuses stays as text, until there is room', async () => {
    const tab = openTab();
    await tab.whenRead();
    database.trouble = 'full';
    expect(tab.write([note(1)])).toEqual({ ok: true });
    await eventually(() => expect(console.warn).toHaveBeenCalled());
    expect(inText()).toContain('n1');
    database.trouble = null;
    const next = openTab();
    await next.whenRead();
    expect(next.read()).toEqual([note(1)]);
    await isSettled();
    expect(database.rows.size).toBe(1);
  });

  test('where both are full it is said, and the page still shows it', async () => {
    const tab = openTab();
    await tab.whenRead();
    database.trouble = 'full';
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(tab.write([note(1)])).toEqual({ ok: false, problem: 'full' });
    expect(tab.read()).toEqual([note(1)]);
    expect(await tab.whenKept()).toEqual({ ok: false, problem: 'full' });
  });

  test('where only the text storage is full the database takes it', async () => {
    const tab = openTab();
    await tab.whenRead();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(tab.write([note(1)])).toEqual({ ok: false, problem: 'full' });
    expect(await tab.whenKept()).toEqual({ ok: true });
    const next = openTab();
    await next.whenRead();
    expect(next.read()).toEqual([note(1)]);
  });
});
