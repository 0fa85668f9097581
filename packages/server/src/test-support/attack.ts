import type { Route } from '@cadence/contract/route';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../platform/database/engines.ts';
import { type TableName, tablesInOrder } from '../platform/database/schema.ts';
import { request } from './app.ts';
import { type Material, sampleOf } from './sample.ts';

/** Calls the route with everything filled in that it declares. */
export function callWith(
  app: FastifyInstance,
  route: Route,
  material: Material,
  token?: string,
  headers?: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const given: Record<string, unknown> = {};
  for (const place of ['params', 'query', 'body'] as const) {
    const schema = route[place];
    if (!schema) continue;
    given[place] = sampleOf(schema, material);
    if (given[place] === null) throw new Error(`No sample for the ${place} of ${route.path}`);
  }
  return request(app, route, given as never, token, headers);
}

interface Keepsake {
  userId: string;
  /** Every id and key of what is kept. */
  id: string;
  /** All text of it. */
  secret: string;
}

/** One row in each table but the user's own, whatever the table: a new one is filled by itself. */
export async function fillTables(db: Database, { userId, id, secret }: Keepsake): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const name of tablesInOrder.filter((table) => table !== 'users')) {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const row = Object.fromEntries(
      columns.map((column) => {
        if (column.name === 'user_id') return [column.name, userId];
        if (/int/i.test(column.dataType)) return [column.name, 1];
        if (column.name === 'document') return [column.name, JSON.stringify({ secret })];
        if (column.name === 'deleted_at') return [column.name, null];
        return [column.name, /id$|key$/.test(column.name) ? id : secret];
      }),
    );
    await db
      .insertInto(name)
      .values(row as never)
      .execute();
  }
}

/** All that is stored of a user, as text to compare. */
export async function everythingOf(db: Database, userId: string): Promise<Map<TableName, string>> {
  const found = new Map<TableName, string>();
  for (const table of tablesInOrder) {
    const column = sql.ref(table === 'users' ? 'id' : 'user_id');
    const { rows } =
      await sql`select * from ${sql.table(table)} where ${column} = ${userId}`.execute(db);
    found.set(table, JSON.stringify(rows));
  }
  return found;
}
