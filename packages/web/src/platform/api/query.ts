import {
  type DehydratedState,
  dehydrate,
  hydrate,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { change, onTable, rowsOf } from '../database/database.ts';
import { useIdentity } from '../identity.ts';
import { onLeave } from '../on-leave.ts';
import { onOwnerChange, storageOwner } from '../storage.ts';
import { ApiFailure } from './api-failure.ts';

const dayMs = 86_400_000;

/** What the server has. Asked for also when the browser thinks it is offline: the answer may be near. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      // See below.
      refetchOnReconnect: false,
      gcTime: dayMs,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

const againMs = 15_000;

/** For what goes on asking by itself: whenever the app is looked at, and until the server answers. */
export const askAgain = {
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }: { state: { error: unknown } }) => {
    const failure = state.error instanceof ApiFailure ? state.error : null;
    // A rejected token ends the sign-in, and with it the asking.
    if (state.error === null || failure?.status === 401) return false;
    const wanted = failure?.retryAfterSeconds ?? null;
    return Math.max(againMs, (wanted ?? 0) * 1000);
  },
} as const;

const cacheId = 'cache';
/** Raised when an answer changes its shape: the server is asked again. */
const cacheVersion = 1;
const pauseMs = 1000;

interface KeptCache {
  version: number;
  state: DehydratedState;
}

let timer: ReturnType<typeof setTimeout> | undefined;

function keep(): void {
  clearTimeout(timer);
  timer = undefined;
  const { mutations, queries } = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    // What was told stays known when asking again fails, as it does without a connection.
    shouldDehydrateQuery: ({ state: { data }, meta }) =>
      data !== undefined && meta?.isKept !== false,
  });
  const asTold = queries.map((query) => ({
    ...query,
    state: { ...query.state, status: 'success' as const, error: null },
  }));
  const value: KeptCache = { version: cacheVersion, state: { mutations, queries: asTold } };
  change({ table: 'queries', id: cacheId, value });
}

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'updated' && type !== 'removed') return;
  if (query.meta?.isKept === false || isRestoring) return;
  timer ??= setTimeout(keep, pauseMs);
});

let isRestoring = false;

/** What was known when the app was last open; of somebody else, nothing. */
function restore(): void {
  clearTimeout(timer);
  timer = undefined;
  isRestoring = true;
  const kept = rowsOf('queries').get(cacheId) as KeptCache | undefined;
  if (kept?.version === cacheVersion) hydrate(queryClient, kept.state);
  isRestoring = false;
  for (const [key, seed] of seeds) sow(key, seed);
}

type Seed = (data: unknown, userId: string) => void;
const seeds = new Map<string, Seed>();

function sow(key: string, seed: Seed): void {
  const kept = rowsOf('values').get(key) as { data: unknown } | undefined;
  const userId = storageOwner();
  if (!kept || userId === null) return;
  seed(kept.data, userId);
  change({ table: 'values', id: key, value: undefined });
}

/** What an earlier version kept under this key is what the server said last. */
export function seedFrom(key: string, seed: Seed): void {
  seeds.set(key, seed);
  sow(key, seed);
}

onOwnerChange(() => {
  queryClient.clear();
  restore();
});
// It may be read later than somebody signs in.
let hasCache = false;
onTable('queries', () => {
  const isThere = rowsOf('queries').has(cacheId);
  if (isThere && !hasCache) restore();
  hasCache = isThere;
});

const askAnew = () => void queryClient.refetchQueries({ type: 'active' });

// The browser may not have noticed that it was offline, nor that the server is there again.
if (typeof window !== 'undefined') {
  window.addEventListener('online', askAnew);
  onLeave(() => {
    if (timer !== undefined) keep();
  });
}

let askedAnewMs = Number.NEGATIVE_INFINITY;
let waitingToAsk: ReturnType<typeof setTimeout> | undefined;

/**
 * Where one route fails and others answer, the app is offline and back with every call: without a
 * pause it would ask for ever.
 */
function askAnewSoon(): void {
  if (waitingToAsk !== undefined) return;
  // No longer than the pause itself: the clock may have been set back.
  const waitMs = Math.min(againMs, Math.max(0, askedAnewMs + againMs - Date.now()));
  waitingToAsk = setTimeout(() => {
    waitingToAsk = undefined;
    askedAnewMs = Date.now();
    askAnew();
  }, waitMs);
}

useIdentity.subscribe((now, before) => {
  if (before.offline && !now.offline && now.status === 'signed-in') askAnewSoon();
});

export const refresh = (queryKey: QueryKey): Promise<void> =>
  queryClient.invalidateQueries({ queryKey });
