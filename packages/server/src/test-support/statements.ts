import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import { CompiledQuery as Compiled, createQueryId } from 'kysely';
import type { Database } from '../platform/database/engines.ts';

/** Every table by its user; of the users, one. */
const ofOneUser = [/^SEARCH \w+ .*\((\w+=\? AND )?user_id=\?/, /^SEARCH users .*\(id=\?\)/];

/**
 * Looked up by another key, each in an index of its own: what somebody signs in with and the
 * secret of a calendar or a link have to lead to a user first. The plan, and the statement that may
 * have it.
 */
const byAnotherKey: readonly [RegExp, RegExp][] = [
  [/^SEARCH users .*\(email=\?\)/, /^select \* from "users" where "email" = \?$/],
  [/^SEARCH calendar_links .*\(hash=\?\)/, /^select [^;]* where "hash" = \?$/],
  [/^SEARCH shares .*\(hash=\?\)/, /^select [^;]* where "hash" = \?$/],
  [/^SEARCH classes .*\(hash=\?\)/, /^select [^;]* where "hash" = \?$/],
  [/^SEARCH coach_grants .*\(hash=\?\)/, /^select [^;]* where "hash" = \?$/],
  // Who runs the server is whoever came first: one row, by the key.
  [/^SCAN users USING .*INDEX/, /^select "id" from "users" order by "id" limit \?$/],
  // Whoever runs the server sees the accounts, page by page, and how many there are.
  [
    /^SEARCH users .*\(id>\?\)/,
    /^select "id", "email", .* where "id" > \? order by "id" limit \?$/,
  ],
  [/^SCAN users/, /^select count\(\*\) as "count" from "users"$/],
  // What others have of an account that is deleted; of classes there are only those of the day.
  [/^SEARCH coach_grants .*\(coach=\?\)/, /^delete from "coach_grants" where "coach" = \?$/],
  [/^SEARCH coach_comments .*\(coach=\?\)/, /^delete from "coach_comments" where "coach" = \?$/],
  [/^SEARCH coach_changes .*\(coach=\?\)/, /^delete from "coach_changes" where "coach" = \?$/],
  [/^SEARCH clients .*\(athlete=\?\)/, /^delete from "clients" where "athlete" = \?$/],
  [/^SCAN classes/, /^select "user_id", "id", "live", "revision" from "classes" where "live" like/],
  // What is due, whoever it is for, and a browser that somebody else was signed in on before.
  [
    /^SEARCH reminder_devices .*\(next_at<\?\)/,
    /^select \* from "reminder_devices" where "next_at" </,
  ],
  [
    /^SEARCH reminder_devices .*\(endpoint_hash=\?\)/,
    /^delete from "reminder_devices" where "endpoint_hash" = \?$/,
  ],
  [/^SCAN pragma_/, /^select page_count/],
];

const isExpected = (step: string, text: string) =>
  ofOneUser.some((plan) => plan.test(step)) ||
  byAnotherKey.some(([plan, statement]) => plan.test(step) && statement.test(text));

/** A table that a plan reads; the rows of an insert are no table. */
const reads = /^(SCAN|SEARCH) (?!(\d+ )?CONSTANT)/;

export interface Statements {
  /** The same database; what is asked of this one is noted. */
  db: Database;
  /**
   * How the engine would carry out what reads the rows of more than one user. The last thing to
   * ask: a plan of a delete stays under way, and no transaction ends after it.
   */
  readingAcrossUsers(): Promise<string[]>;
}

/** For SQLite, which says in words how it would go about a statement. */
export function noteStatements(db: Database): Statements {
  const noted = new Map<string, CompiledQuery>();
  const note = (node: RootOperationNode) => {
    const compiled = db.getExecutor().compileQuery(node, createQueryId());
    noted.set(compiled.sql, compiled);
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      note(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  async function planOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
    const explained = Compiled.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explained);
    return rows.map(({ detail }) => detail);
  }

  return {
    db: db.withPlugin(plugin),
    async readingAcrossUsers() {
      const found: string[] = [];
      for (const statement of noted.values()) {
        const wide = (await planOf(statement)).filter(
          (step) => reads.test(step) && !isExpected(step, statement.sql),
        );
        for (const step of wide) found.push(`${step}\n  ${statement.sql}`);
      }
      return found;
    },
  };
}
