import { sql, type Kysely } from 'kysely';

/** Subscribers and their links; a queued mail may belong to a subscriber instead of a message. */
export async function newsletter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text')
    .addColumn('email_hash', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('consent_version', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('unsubscribed_at', 'bigint')
    .addColumn('mailed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subscribers_status')
    .on('subscribers')
    .columns(['status', 'requested_at'])
    .execute();

  await db.schema
    .createTable('subscriber_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('subscriber_tokens_subscriber')
    .on('subscriber_tokens')
    .column('subscriber_id')
    .execute();
  await rebuildOutbox(db);
}

const kept = [
  'id',
  'message_id',
  'kind',
  'recipient',
  'status',
  'attempts',
  'due_at',
  'claimed_until',
  'settled_at',
  'last_error',
  'created_at',
];

/** SQLite cannot make a column nullable, so the table is recreated with the same rows. */
async function rebuildOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_next')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.references('messages.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'text', (column) =>
      column.references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('settled_at', 'bigint')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  const columns = sql.join(kept.map((name) => sql.ref(name)));
  await sql`insert into outbox_next (${columns}) select ${columns} from outbox`.execute(db);
  await db.schema.dropTable('outbox').execute();
  await db.schema.alterTable('outbox_next').renameTo('outbox').execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'due_at']).execute();
  await db.schema.createIndex('outbox_message').on('outbox').column('message_id').execute();
  await db.schema.createIndex('outbox_subscriber').on('outbox').column('subscriber_id').execute();
}
