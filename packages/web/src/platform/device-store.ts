import * as z from 'zod/mini';
import { parseJson } from './api/json.ts';
import { change, onTable, rowsOf } from './database/database.ts';
import {
  deviceKey,
  onOwnerChange,
  readText,
  removeText,
  storageOwner,
  writeText,
} from './storage.ts';

type SchemaOf<T> = z.core.$ZodType<T>;

interface DeviceStoreOptions<T> {
  key: string;
  /** Raised when the shape changes. A value of another version counts as broken. */
  version: number;
  schema: SchemaOf<T>;
  fallback: T;
  /** `device`: under `anonymous_…` whoever is signed in, in the text storage. `user` unless said. */
  scope?: 'user' | 'device';
  /** `text`: in the text storage, which has it before `write` returns. The database unless said. */
  place?: 'database' | 'text';
  /** What becomes of a broken value. `discard` for secrets: a copy would outlive the logout. */
  broken?: 'put-aside' | 'discard';
}

export interface DeviceStore<T> {
  /** The same object until the value changes. */
  read: () => T;
  /** Takes effect in this tab even when the device refuses to keep it. */
  write: (value: T) => void;
  remove: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Where the values lie, each in an envelope with its version. */
interface Place {
  /** The same object until it changes; undefined where there is none. */
  read: (key: string) => unknown;
  write: (key: string, envelope: object | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

const inDatabase: Place = {
  read: (key) => rowsOf('values').get(key),
  write: (key, envelope) => change({ table: 'values', id: key, value: envelope }),
  subscribe: (listener) => onTable('values', listener),
};

function textPlace(scope: 'user' | 'device'): Place {
  const listeners = new Set<() => void>();
  let seen: { name: string; text: string | null; envelope: unknown } | null = null;
  /** What the device refused to keep, good until this tab closes. */
  let unsaved: { name: string; envelope: object | undefined } | null = null;
  const nameOf = (key: string) => deviceKey(scope === 'user' ? storageOwner() : null, key);
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const onStorage = () => {
    unsaved = null;
    tell();
  };
  return {
    read(key) {
      const name = nameOf(key);
      if (unsaved?.name === name) return unsaved.envelope;
      const stored = readText(name);
      const text = stored.ok ? stored.text : null;
      if (seen?.name !== name || seen.text !== text) {
        seen = { name, text, envelope: text === null ? undefined : (parseJson(text) ?? text) };
      }
      return seen.envelope;
    },
    write(key, envelope) {
      const name = nameOf(key);
      const result = envelope ? writeText(name, JSON.stringify(envelope)) : removeText(name);
      unsaved = result.ok ? null : { name, envelope };
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      const stop = onOwnerChange(listener);
      return () => {
        stop();
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

const envelopeShape = z.object({ version: z.number(), data: z.unknown() });

/** A value on the device: versioned, checked when read, in step with the other tabs. */
export function createDeviceStore<T>(options: DeviceStoreOptions<T>): DeviceStore<T> {
  const { key, version, schema, fallback, scope = 'user', broken = 'put-aside' } = options;
  const inText = scope === 'device' || options.place === 'text';
  const place = inText ? textPlace(scope) : inDatabase;
  /** Checked once, or just written. */
  const known = new WeakMap<object, T>();

  function understand(envelope: unknown): T {
    const wrapped = z.safeParse(envelopeShape, envelope);
    if (wrapped.success && wrapped.data.version === version) {
      const data = z.safeParse(schema, wrapped.data.data);
      if (data.success) return data.data;
    }
    // Not while something is being drawn from it.
    queueMicrotask(() => putAside(envelope));
    return fallback;
  }

  function putAside(envelope: unknown): void {
    if (place.read(key) !== envelope) return;
    // Kept for a later repair.
    if (broken === 'put-aside') place.write(`${key}.broken`, { version: 0, data: envelope });
    place.write(key, undefined);
  }

  return {
    read() {
      const envelope = place.read(key);
      if (envelope === undefined) return fallback;
      if (typeof envelope !== 'object' || envelope === null) return understand(envelope);
      const before = known.get(envelope);
      if (before !== undefined) return before;
      const value = understand(envelope);
      known.set(envelope, value);
      return value;
    },
    write(value) {
      const envelope = { version, data: value };
      known.set(envelope, value);
      place.write(key, envelope);
    },
    remove: () => place.write(key, undefined),
    subscribe: place.subscribe,
  };
}
