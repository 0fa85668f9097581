import type { Kysely, Migration } from 'kysely';

export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminder_devices')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('endpoint_hash', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('minutes', 'integer', (column) => column.notNull())
      .addColumn('quiet_from', 'integer', (column) => column.notNull())
      .addColumn('quiet_to', 'integer', (column) => column.notNull())
      .addColumn('zone', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminder_devices_key', ['user_id', 'token_hash'])
      // A device that is signed out is not reminded any more.
      .addForeignKeyConstraint(
        'reminder_devices_sign_in',
        ['user_id', 'token_hash'],
        'tokens',
        ['user_id', 'hash'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('reminder_devices_by_time')
      .on('reminder_devices')
      .column('next_at')
      .execute();
    await db.schema
      .createIndex('reminder_devices_by_endpoint')
      .on('reminder_devices')
      .column('endpoint_hash')
      .execute();
  },
};
