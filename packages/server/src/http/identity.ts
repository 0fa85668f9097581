import { userIdNames } from '@cadence/contract/route';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** Who is calling, as the token says. `tokenHash` names the token in use without being able to use it. */
export interface Identity {
  userId: string;
  email: string;
  name: string;
  tokenHash: string;
}

export type Identify = (token: string) => Promise<Identity | null>;

const bearer = /^Bearer ([\w.-]{1,200})$/i;

export async function authenticate(request: FastifyRequest, identify: Identify): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const identity = token ? await identify(token) : null;
  if (!identity) throw new ApiError('NOT_AUTHENTICATED');
  return identity;
}

/** Every user id that was sent, wherever it stands, must be the token's user. */
export function namesAnother(identity: Identity, ...places: unknown[]): boolean {
  return places.some((place) => {
    if (typeof place !== 'object' || place === null) return false;
    const sent = place as Record<string, unknown>;
    return userIdNames.some((name) => sent[name] !== undefined && sent[name] !== identity.userId);
  });
}
