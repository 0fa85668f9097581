import { clipCacheName, storageOwner } from '../storage.ts';

const maxEntries = 400;

const addressOf = (key: string) => `/voice-clips/${encodeURIComponent(key)}`;

/** Browsers have none on plain http, and may refuse it in private windows. */
async function open(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  try {
    return await caches.open(clipCacheName(storageOwner()));
  } catch {
    return null;
  }
}

/** What the device keeps of the user's speech, so that it needs no server the next time. */
export async function readKept(key: string): Promise<Response | null> {
  return (await (await open())?.match(addressOf(key))) ?? null;
}

/** A device that is full keeps nothing more, and that is all. */
export async function keep(key: string, body: ArrayBuffer | string): Promise<void> {
  try {
    await (await open())?.put(addressOf(key), new Response(body));
  } catch (error) {
    console.warn('The device could not keep a clip.', error);
  }
}

/** Beyond the limit the oldest that are not needed go. Now and then is enough: it looks at all. */
export async function trimKept(needed: readonly string[]): Promise<void> {
  const cache = await open();
  const kept = (await cache?.keys()) ?? [];
  const staying = new Set(needed.map(addressOf));
  const free = kept.filter(({ url }) => !staying.has(new URL(url).pathname));
  const tooMany = Math.max(0, kept.length - maxEntries);
  for (const request of free.slice(0, tooMany)) await cache?.delete(request);
}
