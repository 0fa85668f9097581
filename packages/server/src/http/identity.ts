import { type Route, userIdNames } from '@cadence/contract/route';
import type { Scope } from '@cadence/contract/scopes';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** What a personal token may do, and for what its owner made it. */
export interface Grant {
  name: string;
  scopes: readonly Scope[];
}

/** Who is calling, as the token says. `tokenHash` names the token in use without being able to use it. */
export interface Identity {
  userId: string;
  email: string;
  name: string;
  tokenHash: string;
  /** Null for somebody who is signed in, and may do everything of their own. */
  grant: Grant | null;
}

export type Identify = (token: string) => Promise<Identity | null>;

const bearer = /^Bearer ([\w.-]{1,200})$/i;

export async function authenticate(request: FastifyRequest, identify: Identify): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const identity = token ? await identify(token) : null;
  if (!identity) throw new ApiError('NOT_AUTHENTICATED');
  return identity;
}

/** What a route does not name a scope for is closed to every personal token. */
export function requireScope({ grant }: Identity, { scope }: Pick<Route, 'scope'>): void {
  if (grant === null) return;
  if (scope === undefined || !grant.scopes.includes(scope)) throw new ApiError('SCOPE_MISSING');
}

/** For what only somebody who is signed in may open. */
export function signInsOnly(identify: Identify): Identify {
  return async (token) => {
    const identity = await identify(token);
    return identity?.grant === null ? identity : null;
  };
}

/** Every user id that was sent, wherever it stands, must be the token's user. */
export function namesAnother(identity: Identity, ...places: unknown[]): boolean {
  return places.some((place) => {
    if (typeof place !== 'object' || place === null) return false;
    const sent = place as Record<string, unknown>;
    return userIdNames.some((name) => sent[name] !== undefined && sent[name] !== identity.userId);
  });
}
