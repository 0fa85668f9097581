import { makeContext } from '../../../context.ts';
import type { Request, Slot } from '../../../request.ts';
import { makeRequest } from '../../../test-support/make-request.ts';
import type { SessionParts } from '../../parts.ts';
import { buildEndurance } from '../build.ts';

export const today = '2026-11-15T10:00:00Z';

export const said = <T>(value: T): Slot<T> => ({ value, source: 'text', confidence: 1 });

export function build(changes: Partial<Request>): SessionParts | null {
  const request = makeRequest(changes);
  return buildEndurance(makeContext(request, request.format.value, Date.parse(today), 1));
}

/** Of a request that must give a session. */
export function built(changes: Partial<Request>): SessionParts {
  const parts = build(changes);
  if (!parts) throw new Error(`no session for ${JSON.stringify(changes)}`);
  return parts;
}
