import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerAsset, answerPage, cacheName, dropOlder, keep, kindOf } from './answer.ts';

const origin = 'https://cadence.example';
const built = { version: 'v2', page: '/', assets: ['/assets/a.js', '/assets/a.css'] };
const html = '<link href="/assets/a.css"><script src="/assets/a.js"></script>';
const stored = new Map<string, Map<string, Response>>();
const fetching = vi.fn<(request: Request | string) => Promise<Response>>();
const asked = (path: string) => new Request(origin + path);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** As much of the browser's cache storage as the worker uses. */
const cacheStorage = {
  has: async (name: string) => stored.has(name),
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    const put = async (path: string, reply: Response) => void entries.set(path, reply);
    return {
      put,
      match: async (url: string) => entries.get(new URL(url, origin).pathname)?.clone(),
      add: async (path: string) => {
        const reply = await fetching(path);
        if (!reply.ok) throw new TypeError('Request failed');
        await put(path, reply);
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['/', 'navigate', 'page'],
  ['/calendar?month=2', 'navigate', 'page'],
  ['/assets/a.js', 'cors', 'asset'],
  ['/api/v1/auth/me', 'cors', null],
  ['/api/docs', 'navigate', null],
  ['/API', 'navigate', null],
  ['/mark.svg', 'navigate', null],
  ['/mark.svg', 'no-cors', 'asset'],
  ['/other.svg', 'no-cors', null],
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

  test('comes from the device when the network takes more than 3 s', async () => {
    vi.useFakeTimers();
    fetching.mockReturnValue(new Promise(() => undefined));
    const told = vi.fn();
    const answer = answerPage(asked('/home'), built);
    void answer.then(told);
    await vi.advanceTimersByTimeAsync(2999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await answer).text()).toBe(html);
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

test('without a kept page a slow network is waited for', async () => {
  vi.useFakeTimers();
  const slow = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(new Response('slow')), 20_000);
  });
  fetching.mockReturnValue(slow);
  const answer = answerPage(asked('/home'), built);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).text()).toBe('slow');
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
  expect([...stored.keys()]).toEqual([]);
});

test('what is kept stays when keeping the same version again fails', async () => {
  await keep(built);
  fetching.mockImplementation(offline);
  await expect(keep(built)).rejects.toThrow();
  expect(stored.get(cacheName(built))?.size).toBe(3);
});

describe('after newer versions', () => {
  const before = { version: 'v1', page: '/', assets: ['/assets/old.js'] };

  beforeEach(async () => {
    await keep({ ...built, version: 'v0' });
    fetching.mockImplementation(online('<script src="/assets/old.js">'));
    await keep(before);
    stored.set('somebody-else', new Map());
    fetching.mockImplementation(online(html));
    await keep(built);
    await dropOlder(built);
  });

  test('the version before stays, and what is not ours', () => {
    expect([...stored.keys()]).toEqual(['cadence-v1', 'somebody-else', 'cadence-v2']);
  });

  test('one that was never kept whole does not pass for the version before', async () => {
    stored.set('cadence-v1b', new Map([['/assets/half.js', new Response('half')]]));
    await dropOlder({ ...built, version: 'v3' });
    expect([...stored.keys()]).toContain('cadence-v2');
  });

  test('an open page of the version before still gets its files', async () => {
    fetching.mockImplementation(offline);
    const reply = await answerAsset(asked('/assets/old.js'), built);
    expect(await reply.text()).toBe('/assets/old.js');
  });

  test('going back to the version before keeps both', async () => {
    await dropOlder(before);
    expect([...stored.keys()]).toEqual(['cadence-v1', 'somebody-else', 'cadence-v2']);
  });
});
