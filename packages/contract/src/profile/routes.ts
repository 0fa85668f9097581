import * as z from 'zod/mini';
import { cursor } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { itemBatch, itemPage, storedItem } from './schemas.ts';

export const listItems = defineRoute({
  method: 'GET',
  path: '/profile/items',
  summary: 'Facts, goals, preferences and the like that changed since a cursor, deletions included',
  access: 'user',
  owner: 'token',
  query: z.object({
    since: z.optional(cursor),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 200),
  }),
  reply: { status: 200, body: itemPage },
});

export const putItems = defineRoute({
  method: 'PUT',
  path: '/profile/items',
  summary: 'Merge items, the last change of each wins; answers with each as it is stored now',
  access: 'user',
  owner: 'token',
  body: itemBatch,
  stores: true,
  bodyLimit: 1024 * 1024,
  reply: { status: 200, body: z.object({ items: z.array(storedItem) }) },
  errors: ['TOO_MANY_OWN_EXERCISES'],
});
