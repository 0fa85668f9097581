/// <reference types="node" />
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSameVersion, itemKey, mergeItems } from '@cadence/domain/sync/merge';
import type { SyncItem } from '@cadence/domain/sync/types';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setBearer } from '../../api/api.ts';
import { setStorageOwner } from '../../storage.ts';
import { type PlayedSync, playSync } from '../../test-support/play-sync.ts';
import { itemsQuery } from '../item-sync.ts';

interface ItemApi {
  /** 'PUT 3' for three items, 'GET 17' for those since 17. */
  calls: string[];
  stored: { item: SyncItem; number: number }[];
  pageSize: number;
  failWith: { status: number; body: string } | null;
  /** Ids of items that it refuses. */
  refuses: string[];
  refusalCode: string;
  /** Takes the place of each instant that arrives. */
  clamp: string | null;
  /** Answers wait for it. */
  gate: Promise<void>;
  owner(): string;
  store(...items: SyncItem[]): void;
  items(): SyncItem[];
  begin(): PlayedSync;
}

const refusalWith = (code: string) =>
  JSON.stringify({
    detail: 'no',
    error: { code, message: 'no', details: null, suggestion: null },
  });

/** The items part of the API in a few lines; the journeys are played against the real one. */
export function playItemApi(): ItemApi {
  let server: Server;
  let sync: PlayedSync | null = null;
  let owners = 0;

  const api: ItemApi = {
    calls: [],
    stored: [],
    pageSize: 200,
    failWith: null,
    refuses: [],
    refusalCode: 'VALIDATION_ERROR',
    clamp: null,
    gate: Promise.resolve(),
    owner: () => `owner${owners}`,
    items: () => api.stored.map(({ item }) => item),
    store(...items) {
      for (const item of items) {
        const known = api.stored.find((one) => itemKey(one.item) === itemKey(item));
        const [merged = item] = mergeItems(known ? [known.item] : [], [item]);
        if (known && isSameVersion(known.item, merged)) continue;
        const number = Math.max(0, ...api.stored.map((one) => one.number)) + 1;
        api.stored = [...api.stored.filter((one) => one !== known), { item: merged, number }];
      }
    },
    begin() {
      sync = playSync(api.owner(), itemsQuery(api.owner()));
      return sync;
    },
  };

  function put(sent: SyncItem[]) {
    api.calls.push(`PUT ${sent.length}`);
    if (api.failWith) return api.failWith;
    if (sent.some(({ id }) => api.refuses.includes(id)))
      return { status: 422, body: refusalWith(api.refusalCode) };
    api.store(...sent.map((item) => ({ ...item, changedAt: api.clamp ?? item.changedAt })));
    const keys = new Set(sent.map(itemKey));
    const items = api.items().filter((item) => keys.has(itemKey(item)));
    return { status: 200, body: JSON.stringify({ items }) };
  }

  function list(since: number) {
    api.calls.push(`GET ${since}`);
    if (api.failWith) return api.failWith;
    const later = api.stored.filter(({ number }) => number > since);
    const page = later.slice(0, api.pageSize);
    const cursor = String(page.at(-1)?.number ?? since);
    const items = page.map(({ item }) => item);
    const more = later.length > page.length;
    return { status: 200, body: JSON.stringify({ items, cursor, more }) };
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', async () => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
        // Neither a call that an earlier test left under way nor another lane's is answered.
        const isOurs = pathname.startsWith(`/${api.owner()}/`) && pathname.endsWith('/items');
        const reply = !isOurs
          ? { status: 503, body: '' }
          : request.method === 'PUT'
            ? put(JSON.parse(body).items)
            : list(Number(searchParams.get('since') ?? 0));
        await api.gate;
        response.writeHead(reply.status).end(reply.body);
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => server.close());

  beforeEach(() => {
    owners += 1;
    setStorageOwner(api.owner());
    const fresh = {
      calls: [],
      stored: [],
      pageSize: 200,
      failWith: null,
      refuses: [],
      refusalCode: 'VALIDATION_ERROR',
      clamp: null,
    };
    Object.assign(api, { ...fresh, gate: Promise.resolve() });
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('VITE_API_BASE_URL', `http://127.0.0.1:${port}/${api.owner()}`);
    setBearer({ token: () => 'token', rejected: () => {}, reached: () => {} });
  });
  afterEach(() => {
    sync?.stop();
    vi.unstubAllEnvs();
  });
  return api;
}
