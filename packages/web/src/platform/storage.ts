/**
 * The device's storage, which may be full, blocked by the browser or full of
 * junk. Nothing here throws: a failure is a value that the caller can show.
 */
export type StorageProblem = 'full' | 'blocked';
export type WriteResult = { ok: true } | { ok: false; problem: StorageProblem };
export type ReadResult = { ok: true; text: string | null } | { ok: false; problem: 'blocked' };

const done: WriteResult = { ok: true };

/** Spec §3, Local persistence. */
export function deviceKey(userId: string | null, key: string): string {
  return userId === null ? `anonymous_${key}` : `user_${userId}_${key}`;
}

export function readText(fullKey: string): ReadResult {
  try {
    return { ok: true, text: localStorage.getItem(fullKey) };
  } catch {
    return { ok: false, problem: 'blocked' };
  }
}

export function writeText(fullKey: string, text: string): WriteResult {
  try {
    localStorage.setItem(fullKey, text);
    return done;
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

export function removeText(fullKey: string): WriteResult {
  try {
    localStorage.removeItem(fullKey);
    return done;
  } catch {
    return { ok: false, problem: 'blocked' };
  }
}

/**
 * Stays in the text storage: the running workout's clock and its sets, which it has at once, and
 * what is the device's own, whoever is signed in.
 */
const textKeys = ['timerState', 'auth', 'installDeclined', 'triedWorkout'];

/** What the first edition kept there of one owner, and has another place now. */
export function oldTextNames(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(
      (name) =>
        name.startsWith(prefix) &&
        !name.endsWith('.broken') &&
        !textKeys.includes(name.slice(prefix.length)),
    );
  } catch (error) {
    console.warn('The text storage is blocked: nothing of an earlier version is there.', error);
    return [];
  }
}

/** The browser's cache that holds the user's clips, in which names are spoken. */
export const clipCacheName = (userId: string | null): string => deviceKey(userId, 'voiceClips');

const clearers = new Set<(prefix: string) => void>();

/** For other storages, told here so that the sign-in page need not load them. */
export function onClear(clear: (prefix: string) => void): void {
  clearers.add(clear);
}

/** Everything of one user on this device, put-aside values included. */
export function clearUser(userId: string): WriteResult {
  const prefix = deviceKey(userId, '');
  try {
    // Browsers have none on plain http.
    globalThis.caches?.delete(clipCacheName(userId)).catch(() => {});
    for (const clear of clearers) clear(prefix);
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) localStorage.removeItem(key);
    return done;
  } catch {
    return { ok: false, problem: 'blocked' };
  }
}

// Firefox has its own name for a full storage.
export function problemOf(error: unknown): StorageProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
    ? 'full'
    : 'blocked';
}

let owner: string | null = null;
const ownerListeners = new Set<() => void>();

/** Whose data the device stores show: set by the identity, and by nothing else. */
export function setStorageOwner(userId: string | null): void {
  if (owner === userId) return;
  owner = userId;
  for (const listener of [...ownerListeners]) listener();
}

export function storageOwner(): string | null {
  return owner;
}

export function onOwnerChange(listener: () => void): () => void {
  ownerListeners.add(listener);
  return () => ownerListeners.delete(listener);
}
