import { vi } from 'vitest';

type Key = readonly string[];
interface Range {
  lower: Key;
  upper: Key;
}

interface FakeDatabase {
  /** By key, as text. */
  rows: Map<string, unknown>;
  /** How often anything was stored. */
  commits: number;
  /** What the browser does instead of its work. */
  trouble: 'open' | 'full' | null;
  /** Transactions end only after it. */
  gate: Promise<void>;
}

/** An array counts as more than any text, as in the browser. */
function compareParts(one: unknown, other: unknown): number {
  if (Array.isArray(one) || Array.isArray(other)) return Number(Array.isArray(one)) * 2 - 1;
  return String(one) < String(other) ? -1 : Number(one !== other);
}

function compareKeys(one: Key, other: Key): number {
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const difference = compareParts(one[index], other[index]);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

const isWithin = (key: Key, { lower, upper }: Range) =>
  compareKeys(key, lower) >= 0 && compareKeys(key, upper) <= 0;

/** As much of the browser's database as the product uses, in memory. */
export function fakeIndexedDb(): FakeDatabase {
  const fake: FakeDatabase = {
    rows: new Map(),
    commits: 0,
    trouble: null,
    gate: Promise.resolve(),
  };
  let turn = Promise.resolve();

  function matching(where: Key | Range): string[] {
    const isMatch = (key: Key) =>
      'lower' in where ? isWithin(key, where) : compareKeys(key, where as Key) === 0;
    return [...fake.rows.keys()].filter((text) => isMatch(JSON.parse(text)));
  }

  function transaction(_table: string, mode: string) {
    const work: (() => void)[] = [];
    let isAborted = false;
    const self = {
      error: null as DOMException | null,
      oncomplete: () => {},
      onabort: () => {},
      commit: () => {},
      abort: () => {
        isAborted = true;
      },
      objectStore: () => ({
        put(value: unknown, key: Key) {
          const copy = structuredClone(value);
          work.push(() => fake.rows.set(JSON.stringify(key), copy));
        },
        delete(where: Key | Range) {
          work.push(() => {
            for (const text of matching(where)) fake.rows.delete(text);
          });
        },
        getAll(range: Range) {
          const request = { result: [] as unknown[] };
          work.push(() => {
            request.result = matching(range)
              .sort((a, b) => compareKeys(JSON.parse(a), JSON.parse(b)))
              .map((text) => structuredClone(fake.rows.get(text)));
          });
          return request;
        },
      }),
    };
    turn = turn.then(async () => {
      await fake.gate;
      if (isAborted) {
        self.onabort();
        return;
      }
      if (mode === 'readwrite' && fake.trouble === 'full') {
        self.error = new DOMException('full', 'QuotaExceededError');
        self.onabort();
        return;
      }
      for (const act of work) act();
      if (mode === 'readwrite') fake.commits += 1;
      self.oncomplete();
    });
    return self;
  }

  vi.stubGlobal('IDBKeyRange', { bound: (lower: Key, upper: Key) => ({ lower, upper }) });
  vi.stubGlobal('indexedDB', {
    open() {
      const request = {
        error: new DOMException('no', 'UnknownError'),
        result: { transaction, createObjectStore: () => {} },
        onupgradeneeded: () => {},
        onerror: () => {},
        onsuccess: () => {},
      };
      void Promise.resolve().then(() => {
        if (fake.trouble === 'open') request.onerror();
        else request.onsuccess();
      });
      return request;
    },
  });
  return fake;
}
