import type { Kysely } from 'kysely';

/** How often words were searched without result, by language and day; nothing about who searched. */
export async function failedSearches({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('failed_searches')
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('failed_searches_key', ['day', 'language', 'words'])
    .execute();
}
