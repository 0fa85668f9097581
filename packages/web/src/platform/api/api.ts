import { type ReplyOf, type RequestOf, type Route, routeUrl } from '@cadence/contract/route';
import * as z from 'zod/mini';
import { ApiFailure, failureFrom, networkFailure, unreadableReply } from './api-failure.ts';
import { parseJson } from './json.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For what is known to take longer, or is of use only when it is quick. */
  timeLimitMs?: number;
  /** For what is sent as the page is left. */
  keepalive?: boolean;
}

export const defaultTimeLimitMs = 30_000;

export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What the calls need of the identity, and what they tell it. */
interface Bearer {
  token: () => string | null;
  /** The server does not know this token, or no longer. */
  rejected: (token: string) => void;
  reached: (yes: boolean) => void;
}

let bearer: Bearer = { token: () => null, rejected: () => {}, reached: () => {} };

export const readBearer = (): Bearer => bearer;

export function setBearer(given: Bearer): void {
  bearer = given;
}

/** The same origin unless the build names another. */
function baseUrl(): string {
  const given: string | undefined = import.meta.env.VITE_API_BASE_URL;
  return (given ?? '').replace(/\/+$/, '');
}

/** Calls a route of the contract. Whatever goes wrong arrives as an `ApiFailure`, but an abort. */
export function call<R extends Route>(
  route: R,
  request: RequestOf<R>,
  options: CallOptions = {},
): Promise<ReplyOf<R>> {
  return callReading(route, request, asWhole, options);
}

export type Checked<T> = { success: true; data: T } | { success: false };

/** How an answer is asked for, and how it is read. */
export interface Manner {
  headers: Record<string, string>;
  read: (response: Response) => Promise<Exchanged>;
  /** For what is too long to be checked in one go. */
  check?: (body: unknown) => Promise<Checked<unknown>>;
}

export const asWhole: Manner = {
  headers: { Accept: 'application/json' },
  read: async (response) => ({ response, text: await response.text() }),
};

export async function callReading<R extends Route>(
  route: R,
  request: RequestOf<R>,
  manner: Manner,
  options: CallOptions,
): Promise<ReplyOf<R>> {
  const token = route.access === 'user' ? bearer.token() : null;
  const exchanged = await exchange(route, request as Parts, token, manner, options);
  return settle(route, token, exchanged, manner);
}

interface Exchanged {
  response: Response;
  text: string;
}

/** Throws what the answer says went wrong, if it does. */
export function refuseFailure(token: string | null, { response, text }: Exchanged): void {
  if (response.ok) return;
  const failure = failureFrom(response, text);
  if (isAnswer(failure)) bearer.reached(true);
  if (response.status === 401 && token !== null) bearer.rejected(token);
  throw failure;
}

async function settle<R extends Route>(
  route: R,
  token: string | null,
  exchanged: Exchanged,
  { check }: Manner,
): Promise<ReplyOf<R>> {
  const { response, text } = exchanged;
  refuseFailure(token, exchanged);
  if (route.reply.body === null) {
    bearer.reached(true);
    return undefined as ReplyOf<R>;
  }
  const body = parseJson(text);
  const reply = check ? await check(body) : z.safeParse(route.reply.body, body);
  // A network that asks for a sign-in of its own answers everything with its page and a 200.
  if (!reply.success) throw unreadableReply(response.status);
  bearer.reached(true);
  return reply.data as ReplyOf<R>;
}

export async function exchange(
  route: Route,
  { params, query, body }: Parts,
  token: string | null,
  { headers, read }: Manner,
  { signal, timeLimitMs = defaultTimeLimitMs, keepalive = false }: CallOptions,
): Promise<Exchanged> {
  const sent: Record<string, string> = { ...headers };
  if (token !== null) sent.Authorization = `Bearer ${token}`;
  if (body !== undefined) sent['Content-Type'] = 'application/json';
  const limit = AbortSignal.timeout(timeLimitMs);
  const init: RequestInit = {
    method: route.method,
    headers: sent,
    keepalive,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await read(await fetch(`${baseUrl()}${routeUrl(route, params)}${search(query)}`, init));
  } catch (error) {
    if (signal?.aborted) throw error;
    bearer.reached(false);
    throw networkFailure();
  }
}

function search(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Of the way between, a request that got stuck on it included. */
const passingStatuses = [408, 502, 503, 504];

/** Whether the server itself said no, rather than the network, a proxy or a server going down. */
export function isAnswer({ status, code }: ApiFailure): boolean {
  const ours = code !== 'UNKNOWN_ERROR' && code !== 'UNREADABLE_REPLY';
  return status !== 0 && ours && !passingStatuses.includes(status);
}

export function asFailure(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  throw error;
}
