import type { Kysely, Migration } from 'kysely';
import { documentType } from '../platform/database/documents.ts';

export const coach: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('conversations')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      // Raising it locks the row, so that messages get their numbers one turn after the other.
      .addColumn('message_count', 'integer', (column) => column.notNull())
      .addColumn('request_key', 'text')
      .addColumn('body_hash', 'text')
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('conversations_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('conversations_by_update')
      .on('conversations')
      .columns(['user_id', 'updated_at'])
      .execute();
    // Requests without a key are null there, and nulls do not collide.
    await db.schema
      .createIndex('conversations_by_request')
      .unique()
      .on('conversations')
      .columns(['user_id', 'request_key'])
      .execute();

    await db.schema
      .createTable('coach_messages')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('conversation_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('request_key', 'text')
      .addColumn('body_hash', 'text')
      // In lower case: the engines do not agree on what that is beyond ASCII.
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('coach_messages_key', ['user_id', 'conversation_id', 'number'])
      .addForeignKeyConstraint(
        'coach_messages_conversation',
        ['user_id', 'conversation_id'],
        'conversations',
        ['user_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('coach_messages_by_request')
      .unique()
      .on('coach_messages')
      .columns(['user_id', 'request_key'])
      .execute();

    await db.schema
      .createTable('goal_analyses')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('goal_analyses_key', ['user_id', 'id'])
      .execute();

    await db.schema
      .createTable('learned_facts')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      // In lower case: said again, it is the same fact.
      .addColumn('value_key', 'text', (column) => column.notNull())
      .addColumn('learned_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('learned_facts_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('learned_facts_by_value')
      .unique()
      .on('learned_facts')
      .columns(['user_id', 'slot', 'value_key'])
      .execute();

    await db.schema
      .createTable('coach_context')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('document', documentType(db), (column) => column.notNull())
      .addPrimaryKeyConstraint('coach_context_key', ['user_id', 'key'])
      .execute();

    await db.schema
      .createTable('unlocked_features')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('unlocked_at', 'text', (column) => column.notNull())
      .addColumn('acknowledged_at', 'text')
      .addPrimaryKeyConstraint('unlocked_features_key', ['user_id', 'id'])
      .execute();
  },
};
