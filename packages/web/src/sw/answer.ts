/** What the build knows about itself. */
export interface Built {
  version: string;
  /** The page and the hashed files that it may ask for. */
  page: string;
  assets: readonly string[];
}

const prefix = 'cadence-';
export const cacheName = ({ version }: Built): string => `${prefix}${version}`;

/** Everything or nothing: half a product would open and then break. */
export async function keep(built: Built): Promise<void> {
  const cache = await caches.open(cacheName(built));
  // Past the browser's own cache, which may hold the page of another version.
  const page = await fetch(built.page, { cache: 'reload' });
  const named = (await page.clone().text()).match(/\/assets\/[^"'\s>]+/g) ?? [];
  // Another version may be going live at this moment. The browser tries again at the next visit.
  if (!page.ok || !named.every((path) => built.assets.includes(path))) {
    throw new Error('The page is not the one that this worker was built with.');
  }
  await cache.addAll([...built.assets]);
  await cache.put(built.page, page);
}

export async function dropOthers(built: Built): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName(built));
  await Promise.all(old.map((name) => caches.delete(name)));
}

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** What this worker does about a request: nothing, unless it is for the page or one of its files. */
export function kindOf({ method, mode, url }: Asked, origin: string): 'page' | 'asset' | null {
  const { origin: at, pathname } = new URL(url);
  if (method !== 'GET' || at !== origin || /^\/+api(\/|$)/i.test(pathname)) return null;
  if (pathname.startsWith('/assets/')) return 'asset';
  return mode === 'navigate' && !/\.[a-z0-9]+$/i.test(pathname) ? 'page' : null;
}

const down = [502, 503, 504];

/** The network first, so that nobody who is online ever sees an old page. */
export async function answerPage(request: Request, built: Built): Promise<Response> {
  const reply = await fetch(request).catch(() => null);
  if (reply && !down.includes(reply.status)) return reply;
  return (await kept(built.page, built)) ?? reply ?? Response.error();
}

/** The name holds a hash of the content, so what is kept cannot be old. */
export async function answerAsset(request: Request, built: Built): Promise<Response> {
  return (await kept(request.url, built)) ?? fetch(request);
}

async function kept(url: string, built: Built): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(built));
  return cache.match(url, { ignoreVary: true, ignoreSearch: true });
}
