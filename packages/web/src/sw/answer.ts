/** What the build knows about itself. */
export interface Built {
  version: string;
  /** The page, the hashed files that it may ask for, and its mark. */
  page: string;
  assets: readonly string[];
}

const prefix = 'cadence-';
export const cacheName = ({ version }: Built): string => `${prefix}${version}`;

/** Everything or nothing: half a product would open and then break. */
export async function keep(built: Built): Promise<void> {
  const name = cacheName(built);
  const isNew = !(await caches.has(name));
  try {
    await fill(await caches.open(name), built);
  } catch (error) {
    // An empty one would pass for the version before, and that one would be dropped.
    if (isNew) await caches.delete(name);
    throw error;
  }
}

async function fill(cache: Cache, built: Built): Promise<void> {
  // Past the browser's own cache, which may hold the page of another version.
  const page = await fetch(built.page, { cache: 'reload' });
  const named = (await page.clone().text()).match(/\/assets\/[^"'\s>]+/g) ?? [];
  // Another version may be going live at this moment. The browser tries again at the next visit.
  if (!page.ok || !named.every((path) => built.assets.includes(path))) {
    throw new Error('The page is not the one that this worker was built with.');
  }
  await keepEach(cache, built.assets);
  await cache.put(built.page, page);
}

/** Two at a time: a hundred at once would take the line and the processor from the page that is open. */
async function keepEach(cache: Cache, paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const lane = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await cache.add(path);
    }
  };
  try {
    await Promise.all([lane(), lane()]);
  } finally {
    // Where one lane has failed, the other need not go on.
    waiting.length = 0;
  }
}

/** The caches of other versions, the latest first: the browser names them in the order they were made. */
async function otherNames(built: Built): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.filter((name) => name !== cacheName(built)).reverse();
}

/** The page is put last: without it the worker was ended before it had everything. */
async function isWhole(name: string, { page }: Built): Promise<boolean> {
  return (await (await caches.open(name)).match(page)) !== undefined;
}

/** All but the version before: a page of it may be open and still ask for its files. */
export async function dropOlder(built: Built): Promise<void> {
  const names = await otherNames(built);
  const whole = await Promise.all(names.map((name) => isWhole(name, built)));
  const before = whole.indexOf(true);
  // What is newer and not whole may be a version that is just being kept.
  const older = before < 0 ? names : names.slice(before + 1);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The one file without a hash in its name: bookmarks and home screens ask for it by this one. */
export const markPath = '/mark.svg';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What this worker does about a request: nothing, unless it is for the page or one of its files. */
export function kindOf({ method, mode, url }: Asked, origin: string): 'page' | 'asset' | null {
  const { origin: at, pathname } = new URL(url);
  if (method !== 'GET' || at !== origin || /^\/+api(\/|$)/i.test(pathname)) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  if (pathname === markPath && mode !== 'navigate') return 'asset';
  return mode === 'navigate' && !/\.[a-z0-9]+$/i.test(pathname) ? 'page' : null;
}

const down = [502, 503, 504];
/** A network that takes longer is as good as none, for a page that the device holds. */
const patienceMs = 3000;

/** The network first, so that whoever has a working one sees the newest page. */
export async function answerPage(request: Request, built: Built): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const held = await heldIn(cacheName(built), built.page);
  const reply = await (held ? Promise.race([asked, nothingAfter(patienceMs)]) : asked);
  if (reply && !down.includes(reply.status)) return reply;
  return held ?? reply ?? Response.error();
}

/**
 * The name holds a hash of the content, so what is kept cannot be old, whichever version kept it.
 * The mark's does not, but each version has its own.
 */
export async function answerAsset(request: Request, built: Built): Promise<Response> {
  const held = await heldIn(cacheName(built), request.url);
  if (held) return held;
  for (const name of await otherNames(built)) {
    const older = await heldIn(name, request.url);
    if (older) return older;
  }
  return fetch(request);
}

const nothingAfter = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

async function heldIn(name: string, url: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(url, { ignoreVary: true, ignoreSearch: true });
}
