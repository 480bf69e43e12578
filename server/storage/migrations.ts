import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { failedSearches } from './failed-searches-migration.ts';
import { newsletter } from './newsletter-migration.ts';
import { office, officeNotes } from './office-migration.ts';
import type { Schema } from './schema.ts';
import { upkeep } from './upkeep-migration.ts';

/** The migrations, for SQLite and PostgreSQL. Released ones never change; a new one needs a name that sorts last. */
const migrations: Readonly<Record<string, Migration>> = {
  '2025-01-contact': { up: contact },
  '2025-02-budget': { up: budget },
  '2025-03-newsletter': { up: newsletter },
  '2025-04-limits': { up: limits },
  '2025-05-office': { up: office },
  '2026-11-upkeep': { up: upkeep },
  '2026-12-failed-searches': { up: failedSearches },
  '2026-13-office-notes': { up: officeNotes },
};

/**
 * Brings the tables up to date; each migration is atomic.
 * @param until the last one to run, for tests of the next.
 */
export async function migrate(db: Kysely<Schema>, until?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (until ? migrator.migrateTo(until) : migrator.migrateToLatest());
  if (error) throw error;
}

async function contact(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('messages_created_at').on('messages').column('created_at').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
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
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'due_at']).execute();
  await db.schema.createIndex('outbox_message').on('outbox').column('message_id').execute();

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('acknowledged')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('acknowledged_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function budget(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('budget', 'text').execute();
  await db.schema
    .createTable('reported')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('reports', 'integer', (column) => column.notNull())
    .execute();
}

/** The table of rate-limiter-flexible for servers that share a PostgreSQL; on SQLite it stays empty. */
async function limits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}
