import type { GrantKind, GrantNeed } from '@cadence/contract/grants';
import { ApiError } from './errors.ts';
import type { Identity } from './identity.ts';

/** What was granted, and by whom. */
export interface Granted {
  ownerId: string;
  id: string;
}

/** What a grant is looked up by: the path, and who is calling. */
export interface Asked {
  params: Record<string, string>;
  user: Identity | null;
}

/** Null for one that is unknown, ended or over. */
export type Grants = Record<GrantKind, (asked: Asked, need: GrantNeed) => Promise<Granted | null>>;

export async function openGrant(
  grants: Grants,
  need: GrantNeed,
  params: unknown,
  user: Identity | null,
): Promise<Granted> {
  const granted = await grants[need.by]({ params: params as Asked['params'], user }, need);
  if (!granted) throw new ApiError('NOT_FOUND');
  return granted;
}

/** For the handler of a route that names a grant: the mount has looked it up. */
export function requireGranted(granted: Granted | null): Granted {
  if (!granted) throw new Error('The route names no grant.');
  return granted;
}
