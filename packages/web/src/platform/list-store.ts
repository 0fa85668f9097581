import * as z from 'zod/mini';
import { createDeviceStore } from './device-store.ts';
import type { WriteResult } from './storage.ts';

interface ListStore<T> {
  /** The same list until the store changes. */
  read: () => readonly T[];
  write: (items: readonly T[]) => WriteResult;
  subscribe: (listener: () => void) => () => void;
}

const anyList = z.array(z.unknown());

/**
 * A list on the device, read one by one: what a later version refuses must not take the others
 * with it. It stays in the store, out of sight, and goes back as it came.
 */
export function createListStore<T extends object>(
  key: string,
  readValue: (value: unknown) => T | null,
): ListStore<T> {
  const stored = createDeviceStore<unknown[]>({
    key,
    version: 1,
    schema: anyList,
    fallback: [],
  });
  /** Each is checked once, for the whole list is written with every change. */
  const checked = new WeakMap<object, T | null>();
  let seen: { stored: unknown[]; items: T[] } = { stored: [], items: [] };

  function readOne(value: unknown): T | null {
    if (typeof value !== 'object' || value === null) return null;
    const known = checked.get(value);
    if (known !== undefined) return known;
    const item = readValue(value);
    checked.set(value, item);
    if (item) checked.set(item, item);
    return item;
  }

  function read(): readonly T[] {
    const now = stored.read();
    if (seen.stored !== now)
      seen = { stored: now, items: now.flatMap((one) => readOne(one) ?? []) };
    return seen.items;
  }

  function write(items: readonly T[]): WriteResult {
    const unreadable = stored.read().filter((one) => readOne(one) === null);
    return stored.write([...unreadable, ...items]);
  }

  return { read, write, subscribe: stored.subscribe };
}
