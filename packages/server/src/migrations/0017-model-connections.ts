import type { Kysely, Migration } from 'kysely';

export const modelConnections: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('model_connections')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('sealed_key', 'text')
      .addColumn('base_url', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('light_model', 'text', (column) => column.notNull())
      .addColumn('for_coach', 'integer', (column) => column.notNull())
      .addColumn('for_all', 'integer', (column) => column.notNull())
      .addColumn('connected_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_connections_key', ['user_id', 'provider'])
      .execute();
    await db.schema
      .createTable('model_usage')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addColumn('input_tokens', 'integer', (column) => column.notNull())
      .addColumn('output_tokens', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('model_usage_key', ['user_id', 'source', 'provider', 'model'])
      .execute();
  },
};
