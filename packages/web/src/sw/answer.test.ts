import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAsset, answerPage, cacheName, dropOthers, keep, kindOf } from './answer.ts';

const origin = 'https://cadence.example';
const built = { version: 'v2', page: '/', assets: ['/assets/a.js', '/assets/a.css'] };
const html = '<link href="/assets/a.css"><script src="/assets/a.js"></script>';
const stored = new Map<string, Map<string, Response>>();
const fetching = vi.fn<(request: Request | string) => Promise<Response>>();
const asked = (path: string) => new Request(origin + path);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** As much of the browser's cache storage as the worker uses. */
const cacheStorage = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const put = async (path: string, reply: Response) => void entries.set(path, reply);
    return {
      put,
      match: async (url: string) => entries.get(new URL(url, origin).pathname)?.clone(),
      addAll: async (paths: string[]) => {
        for (const path of paths) {
          const reply = await fetching(path);
          if (!reply.ok) throw new TypeError('Request failed');
          await put(path, reply);
        }
      },
    };
  },
};

/** The network: the page, and each file with its own name as content. */
const online = (page: string) => async (request: Request | string) => {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname;
  return new Response(path.startsWith('/assets/') ? path : page);
};

beforeEach(() => {
  stored.clear();
  fetching.mockReset().mockImplementation(online(html));
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('fetch', fetching);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', 'navigate', 'page'],
  ['/calendar?month=2', 'navigate', 'page'],
  ['/assets/a.js', 'cors', 'asset'],
  ['/api/v1/auth/me', 'cors', null],
  ['/api/docs', 'navigate', null],
  ['/API', 'navigate', null],
  ['/mark.svg', 'navigate', null],
  ['/calendar', 'cors', null],
] as const)('a request for %s (%s) is for: %s', (path, mode, kind) => {
  expect(kindOf({ method: 'GET', mode, url: origin + path }, origin)).toBe(kind);
});

test('what is sent, and what is for another origin, is not touched', () => {
  expect(kindOf({ method: 'POST', mode: 'navigate', url: `${origin}/` }, origin)).toBeNull();
  expect(
    kindOf({ method: 'GET', mode: 'cors', url: 'https://x.y/assets/a.js' }, origin),
  ).toBeNull();
});

describe('the page', () => {
  beforeEach(() => keep(built));

  test('comes from the network while there is one', async () => {
    fetching.mockImplementation(online('newer'));
    expect(await (await answerPage(asked('/home'), built)).text()).toBe('newer');
  });

  test('comes from the device when the network fails', async () => {
    fetching.mockImplementation(offline);
    expect(await (await answerPage(asked('/calendar'), built)).text()).toBe(html);
  });

  test.each([502, 503, 504])('comes from the device when a gateway answers %s', async (status) => {
    fetching.mockResolvedValue(new Response('down', { status }));
    expect(await (await answerPage(asked('/home'), built)).text()).toBe(html);
  });

  test('other errors of the server are shown as they are', async () => {
    fetching.mockResolvedValue(new Response('wrong', { status: 500 }));
    expect((await answerPage(asked('/home'), built)).status).toBe(500);
  });
});

test('without a kept page the failure stays one', async () => {
  fetching.mockImplementation(offline);
  expect((await answerPage(asked('/home'), built)).type).toBe('error');
  fetching.mockResolvedValue(new Response('down', { status: 503 }));
  expect((await answerPage(asked('/home'), built)).status).toBe(503);
});

test('a kept file is not asked for again, any other is', async () => {
  await keep(built);
  fetching.mockReset().mockResolvedValue(new Response('fetched'));
  expect(await (await answerAsset(asked('/assets/a.js'), built)).text()).toBe('/assets/a.js');
  expect(fetching).not.toHaveBeenCalled();
  expect(await (await answerAsset(asked('/assets/b.js'), built)).text()).toBe('fetched');
});

test.each([
  ['the page of another version', online('<script src="/assets/b.js">')],
  ['an error', async () => new Response(html, { status: 500 })],
  ['no network', offline],
])('nothing is taken up from %s', async (_, answer) => {
  fetching.mockImplementation(answer);
  await expect(keep(built)).rejects.toThrow();
  expect(stored.get(cacheName(built))?.size).toBe(0);
});

test('older versions go, and nothing else', async () => {
  await keep({ ...built, version: 'v1' });
  await keep(built);
  stored.set('somebody-else', new Map());
  await dropOthers(built);
  expect([...stored.keys()]).toEqual(['cadence-v2', 'somebody-else']);
});
