import type { Kysely } from 'kysely';

/** The migration with the office's tables; it needs those of the website. */
export async function office({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('answers')
    .ifNotExists()
    .addColumn('message_id', 'text', (column) =>
      column.primaryKey().references('messages.id').onDelete('cascade'),
    )
    .addColumn('answered_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('newsletter_issues')
    .ifNotExists()
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('newsletter_issues_key', ['issue', 'language'])
    .execute();
  await schema
    .createTable('newsletter_deliveries')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issue', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('subscriber_id', 'text', (column) =>
      column.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('owed'))
    .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('settled_at', 'bigint')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('newsletter_deliveries_once', ['issue', 'subscriber_id'])
    .execute();
  await schema
    .createIndex('newsletter_deliveries_subscriber')
    .ifNotExists()
    .on('newsletter_deliveries')
    .column('subscriber_id')
    .execute();
}

/** Why a message is in quarantine, and what the office noted when it answered one. */
export async function officeNotes({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema.alterTable('messages').addColumn('suspicion', 'text').execute();
  await schema.alterTable('answers').addColumn('note', 'text').execute();
}
