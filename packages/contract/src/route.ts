import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { GrantNeed } from './grants.ts';
import type { Scope } from './scopes.ts';

export const apiPrefix = '/api/v1';

/** Enough for every form and message; what carries workouts, sessions or a history says so. */
export const defaultBodyLimit = 64 * 1024;

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'user';

/** The names under which a user's id crosses the wire. Whatever carries one is checked against the token. */
export const userIdNames = ['userId', 'user_id'] as const;
type UserIdName = (typeof userIdNames)[number];

type DeclaredKeys<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type UserIdIn<Place extends string, S> = S extends Schema
  ? `${Place}.${DeclaredKeys<z.output<S>> & UserIdName}`
  : never;
type UserIdField<P, Q, B> = UserIdIn<'params', P> | UserIdIn<'query', Q> | UserIdIn<'body', B>;

/**
 * Who owns what the route touches.
 * - `none`: nobody, and only for a public route that carries no user id
 * - `token`: the token's user, and only when no user id is sent
 * - `params.userId` and the like: the field that must equal the token's user
 */
export type Owner<A extends Access, P, Q, B> = [UserIdField<P, Q, B>] extends [never]
  ? A extends 'public'
    ? 'none'
    : 'token'
  : A extends 'public'
    ? never
    : UserIdField<P, Q, B>;

interface Reply {
  status: 200 | 201 | 204;
  body: Schema | null;
  /** The type of the bytes for a caller who does not ask for `application/json`; without a body, for all. */
  binary?: string;
  /** Sent piece by piece as it is read, since it may be longer than fits into memory. */
  streamed?: true;
}

/** Only `defineRoute` can give it, so no route gets past its owner rule. */
const checked: unique symbol = Symbol('checked');

export interface Route<
  A extends Access = Access,
  P extends Schema | null = Schema | null,
  Q extends Schema | null = Schema | null,
  B extends Schema | null = Schema | null,
  R extends Reply = Reply,
> {
  method: Method;
  /** Below `/api/v1`, with parameters in braces as the specification writes them. */
  path: `/${string}`;
  summary: string;
  access: A;
  owner: string;
  /** What a personal token must be allowed to call it; without one, none may. */
  scope?: Scope;
  /** It opens what is somebody else's, by what they have granted; without one, nothing is. */
  grant?: GrantNeed;
  params: P;
  query: Q;
  body: B;
  reply: R;
  /** Bytes of the longest body; `defaultBodyLimit` where it is left out. */
  bodyLimit?: number;
  /** What this route may answer beyond what every route may (see `commonErrors`). */
  errors: readonly ErrorCode[];
  /** It adds to what is stored of the user, which is refused once their account is full. */
  stores?: true;
  /** Sending it again under the same `Idempotency-Key` gives the same answer and does nothing twice. */
  idempotencyKey?: true;
  /** The lines of progress that precede the reply for a caller who accepts `application/x-ndjson`. */
  progress?: Schema;
  readonly [checked]: true;
}

/** Any route may answer with these: they come from the edge, before its handler runs. */
const commonErrors = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

const inputErrors = [
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly ErrorCode[];

/** Left out, each of these is none. */
type Optional = 'params' | 'query' | 'body' | 'errors';

/** The only way to make a route: one that forgets its access or its owner does not compile. */
export function defineRoute<
  const A extends Access,
  const R extends Reply,
  const P extends Schema | null = null,
  const Q extends Schema | null = null,
  const B extends Schema | null = null,
>(
  route: Omit<Route<A, P, Q, B, R>, typeof checked | Optional> &
    Partial<Pick<Route<A, P, Q, B, R>, Optional>> & {
      owner: Owner<NoInfer<A>, NoInfer<P>, NoInfer<Q>, NoInfer<B>>;
    },
): Route<A, P, Q, B, R> {
  const none = { params: null as P, query: null as Q, body: null as B, errors: [] };
  return { ...none, ...route, [checked]: true };
}

/** Every code that the route can answer with: its own, and those of the edge that apply to its kind. */
export function documentedErrors(route: Route): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrors, ...route.errors]);
  if (route.access === 'user') codes.add('NOT_AUTHENTICATED').add('SCOPE_MISSING');
  if (route.owner !== 'none' && route.owner !== 'token') codes.add('FORBIDDEN');
  if (route.params || route.query || route.body) codes.add('VALIDATION_ERROR');
  if (route.stores) codes.add('ACCOUNT_FULL');
  if (route.grant) codes.add('NOT_FOUND');
  // A body may be sent to a route that reads none; it is still parsed, and refused when broken.
  if (route.method !== 'GET') for (const code of inputErrors) codes.add(code);
  return [...codes];
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<R extends Route> = Output<R['params']>;
export type QueryOf<R extends Route> = Output<R['query']>;
export type BodyOf<R extends Route> = Output<R['body']>;
export type ReplyOf<R extends Route> = Output<R['reply']['body']>;

export const progressMediaType = 'application/x-ndjson';

type Given<Name extends string, S> = S extends Schema
  ? undefined extends Input<S>
    ? { [K in Name]?: Input<S> }
    : { [K in Name]: Input<S> }
  : unknown;

/** What a caller hands over: just the parts that the route declares. */
export type RequestOf<R extends Route> = Given<'params', R['params']> &
  Given<'query', R['query']> &
  Given<'body', R['body']>;

/** `/goals/{id}` with `{ id }` filled in and escaped, below the API's prefix. */
export function routeUrl(route: Route, params: Record<string, unknown> = {}): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(String(params[name]));
  });
  return `${apiPrefix}${path}`;
}
