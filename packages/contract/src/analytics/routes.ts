import * as z from 'zod/mini';
import { cursor } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { session, sessionChanges, sessionId, sessionPage } from './schemas.ts';

/** Devices fill a batch up to it. */
const batchLimit = 1024 * 1024;

const byId = z.object({ id: sessionId });

export const putSession = defineRoute({
  method: 'PUT',
  path: '/sessions/{id}',
  summary: 'Store a session; sending it again changes nothing, an older version is ignored',
  access: 'user',
  owner: 'token',
  params: byId,
  body: session,
  stores: true,
  bodyLimit: batchLimit,
  reply: { status: 200, body: z.object({ session }) },
  errors: ['SESSION_ID_MISMATCH'],
});

export const changeSessions = defineRoute({
  method: 'PUT',
  path: '/sessions',
  summary: 'Store and delete several sessions, each as if it had come alone',
  access: 'user',
  owner: 'token',
  body: sessionChanges,
  stores: true,
  bodyLimit: batchLimit,
  reply: { status: 204, body: null },
});

export const listSessions = defineRoute({
  method: 'GET',
  path: '/sessions',
  scope: 'log:read',
  summary: 'Sessions that were stored or deleted since a cursor, oldest change first',
  access: 'user',
  owner: 'token',
  query: z.object({
    since: z.optional(cursor),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 200),
  }),
  reply: { status: 200, body: sessionPage },
});

export const deleteSession = defineRoute({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Delete a session; deleting it again is fine',
  access: 'user',
  owner: 'token',
  params: byId,
  reply: { status: 204, body: null },
});
