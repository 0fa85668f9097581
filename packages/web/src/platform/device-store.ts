import * as z from 'zod/mini';
import { parseJson } from './json.ts';
import {
  deviceKey,
  onOwnerChange,
  readText,
  removeText,
  storageOwner,
  type WriteResult,
  writeText,
} from './storage.ts';

type SchemaOf<T> = z.core.$ZodType<T>;

interface DeviceStoreOptions<T> {
  key: string;
  /** Raised when the shape changes. A value of another version counts as broken. */
  version: number;
  schema: SchemaOf<T>;
  fallback: T;
  /** `device`: under `anonymous_…` whoever is signed in. `user` unless said. */
  scope?: 'user' | 'device';
  /** What becomes of a broken value. `discard` for secrets: a copy would outlive the logout. */
  broken?: 'put-aside' | 'discard';
}

export interface DeviceStore<T> {
  /** The same object until the value changes. */
  read: () => T;
  /** Takes effect in this tab even when the device refuses to keep it. */
  write: (value: T) => WriteResult;
  remove: () => WriteResult;
  subscribe: (listener: () => void) => () => void;
}

const envelope = z.object({ version: z.number(), data: z.unknown() });

/** A value on the device: versioned, checked when read, in step with the other tabs. */
export function createDeviceStore<T>(options: DeviceStoreOptions<T>): DeviceStore<T> {
  const { key, version, schema, fallback, scope = 'user', broken = 'put-aside' } = options;
  const listeners = new Set<() => void>();
  let seen: { fullKey: string; text: string | null; value: T } | null = null;
  /** What the device refused to keep, good until this tab closes. */
  let unsaved: { fullKey: string; value: T } | null = null;

  const fullKey = () => deviceKey(scope === 'user' ? storageOwner() : null, key);
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };

  function read(): T {
    const at = fullKey();
    if (unsaved?.fullKey === at) return unsaved.value;
    const stored = readText(at);
    const text = stored.ok ? stored.text : null;
    if (seen?.fullKey === at && seen.text === text) return seen.value;
    const value = text === null ? fallback : understand(at, text);
    seen = { fullKey: at, text, value };
    return value;
  }

  function understand(at: string, text: string): T {
    const wrapped = z.safeParse(envelope, parseJson(text));
    if (wrapped.success && wrapped.data.version === version) {
      const data = z.safeParse(schema, wrapped.data.data);
      if (data.success) return data.data;
    }
    // Kept for a later repair. If there is no room for the copy, the original stays where it is.
    if (broken === 'discard' || writeText(`${at}.broken`, text).ok) removeText(at);
    return fallback;
  }

  function write(value: T): WriteResult {
    const at = fullKey();
    const text = JSON.stringify({ version, data: value });
    const result = writeText(at, text);
    unsaved = result.ok ? null : { fullKey: at, value };
    seen = result.ok ? { fullKey: at, text, value } : null;
    tell();
    return result;
  }

  function remove(): WriteResult {
    const result = removeText(fullKey());
    unsaved = result.ok ? null : { fullKey: fullKey(), value: fallback };
    tell();
    return result;
  }

  function onStorage(event: StorageEvent): void {
    if (event.key !== null && event.key !== fullKey()) return;
    unsaved = null;
    tell();
  }

  let stop: (() => void)[] = [];
  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage);
      stop = [() => window.removeEventListener('storage', onStorage), onOwnerChange(tell)];
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) for (const end of stop.splice(0)) end();
    };
  }

  return { read, write, remove, subscribe };
}
