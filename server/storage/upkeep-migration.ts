import type { Kysely } from 'kysely';

/**
 * Adds the times of maintenance tasks, and replaces two tables with limits of mails to an address by one. The limits of
 * the last day are lost once.
 */
export async function upkeep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upkeep')
    .addColumn('task', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute();
  await db.schema
    .createTable('mail_limits')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('mails', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_limits_key', ['address_hash', 'kind'])
    .execute();
  await db.schema.dropTable('acknowledged').execute();
  await db.schema.dropTable('reported').execute();
  await db.schema.alterTable('subscribers').dropColumn('mailed_at').execute();
}
