// Copies the guide's SQLite file into an empty PostgreSQL database:
//   node tools/copy-database.ts sqlite:data/rumbo-corea.db postgres://…
import { pathToFileURL } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { openStorage } from '#server/storage/open.ts';
import type { Schema } from '#server/storage/schema.ts';
import { run } from '#server/storage/storage.ts';

type Row = Record<string, unknown>;

type AnyTable = Kysely<Record<string, Row>>;

const batch = 500;

/** The tables of a migrated database, each after the tables that it references. */
async function tablesOf(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
  const ordered: string[] = [];
  const visit = async (name: string): Promise<void> => {
    if (ordered.includes(name)) return;
    const { rows } = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})
    `.execute(db);
    for (const { table } of rows) if (table !== name) await visit(table);
    ordered.push(name);
  };
  for (const name of names.sort()) await visit(name);
  return ordered;
}

/**
 * Copies every row in one transaction. The server must not run meanwhile.
 * @returns how many rows each table got.
 * @throws when the target already has rows.
 */
export async function copyDatabase(from: string, to: string): Promise<Record<string, number>> {
  const source = await openStorage(from);
  try {
    const target = await openStorage(to);
    try {
      const tables = await tablesOf(source.db);
      const copied: Record<string, number> = {};
      await run(
        target.db.transaction().execute(async (transaction) => {
          const into = transaction as unknown as AnyTable;
          for (const table of tables) {
            copied[table] = await copyTable(source.db as unknown as AnyTable, into, table);
          }
        }),
      );
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyTable(from: AnyTable, into: AnyTable, table: string): Promise<number> {
  const present = await into.selectFrom(table).select(sql.lit(1).as('one')).executeTakeFirst();
  if (present) throw new Error(`the table ${table} of the target is not empty`);
  let copied = 0;
  for (;;) {
    const rows = await from
      .selectFrom(table)
      .selectAll()
      .orderBy(sql.ref('rowid'))
      .limit(batch)
      .offset(copied)
      .execute();
    if (rows.length > 0) await into.insertInto(table).values(rows).execute();
    copied += rows.length;
    if (rows.length < batch) break;
  }
  const { count } = await into
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count !== copied) throw new Error(`${table}: ${copied} rows sent, ${count} arrived`);
  return copied;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [from, to, ...rest] = process.argv.slice(2);
  if (!from?.startsWith('sqlite:') || !/^postgres(?:ql)?:/.test(to ?? '') || rest.length > 0) {
    console.error('Usage: node tools/copy-database.ts sqlite:FILE postgres://…');
    process.exit(2);
  }
  try {
    console.table(await copyDatabase(from, to!));
  } catch (error) {
    console.error(`Nothing was copied: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
