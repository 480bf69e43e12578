import type { Command } from 'commander';
import { readSettings } from '../settings.ts';
import { openStorage } from '../storage/open.ts';
import { confirmClock, runRetention } from '../storage/retention-run.ts';
import { run } from '../storage/storage.ts';
import { storeUpkeep } from '../storage/upkeep.ts';
import { backUp, restore } from './backup.ts';
import { OfficeFailure } from './failure.ts';
import {
  confirmed,
  printer,
  sqliteFile,
  withOffice,
  type CommonOptions,
  type Office,
} from './office.ts';
import { count, iso, when } from './output.ts';
import { heldText } from './status.ts';

const kept = [
  'messages',
  'outbox',
  'idempotency_keys',
  'subscribers',
  'subscriber_tokens',
] as const;

async function amounts({ db }: Office): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const name of kept) {
    const row = await run(
      db
        .selectFrom(name)
        .select((select) => select.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow(),
    );
    counted[name] = row.rows;
  }
  return counted;
}

/** The file of the database. @throws OfficeFailure on PostgreSQL, which has its own tools. */
function embeddedFile(): string {
  const file = sqliteFile(readSettings(process.env));
  if (file === undefined) {
    throw new OfficeFailure(
      'usage',
      'This is for SQLite; on PostgreSQL use pg_dump and pg_restore.',
    );
  }
  return file;
}

/** `backup`, `restore`, `purge` and `retention`. */
export function databaseCommands(program: Command): void {
  program
    .command('backup <file>')
    .description('copy the SQLite database into a new file while the server runs')
    .action(async (file: string, _options: object, command: Command) => {
      const database = embeddedFile();
      const bytes = await backUp(database, file);
      const storage = await openStorage(`sqlite:${database}`);
      await storeUpkeep(storage, 'backup', Date.now()).finally(() => storage.close());
      printer(command.optsWithGlobals<CommonOptions>())(
        { file, bytes },
        () => `The backup is in ${file} (${bytes} bytes).`,
      );
    });
  program
    .command('restore <file>')
    .description('put a backup in the place of the SQLite database; the server may run meanwhile')
    .option('--no-keep', 'keep no copy of what the database holds now')
    .action(async (file: string, _options: object, command: Command) => {
      const options = command.optsWithGlobals<CommonOptions & { keep: boolean }>();
      const database = embeddedFile();
      const replaced = await restore(file, database, options.keep, (messages) =>
        confirmed(
          `Replace what ${database} holds by this backup (${count(messages, 'message')})?`,
          options.yes === true,
        ),
      );
      printer(options)({ restored: database, replaced: replaced ?? null }, () =>
        [
          `${database} holds what the backup held.`,
          ...(replaced
            ? [`What it held before is in ${replaced}: remove that when all is well.`]
            : []),
          'People erased since the backup are back: erase them again.',
        ].join('\n'),
      );
    });
  program
    .command('purge')
    .description('erase now what is older than its retention; the server does it every hour')
    .action(
      withOffice(async (office) => {
        await office.confirm(
          'Erase messages older than twelve months, addresses unconfirmed for a week, and old records?',
        );
        const before = await amounts(office);
        const result = await runRetention(office.storage, Date.now());
        if ('held' in result) {
          throw new OfficeFailure('failed', `Nothing was erased: ${heldText(result.held)}`);
        }
        const after = await amounts(office);
        const erased = Object.fromEntries(
          kept.map((name) => [name, (before[name] ?? 0) - (after[name] ?? 0)]),
        );
        office.print({ erased }, () =>
          Object.entries(erased)
            .map(([name, rows]) => `${name}: ${rows} erased`)
            .join('\n'),
        );
      }),
    );

  program
    .command('retention')
    .description('the erasing of what has expired')
    .command('confirm')
    .description('say that the clock is right, after retention was held because it had jumped')
    .action(
      withOffice(async (office) => {
        const now = Date.now();
        await office.confirm(`Is it ${when(now)} now? What expired by then will be erased.`);
        await confirmClock(office.storage, now);
        office.print(
          { confirmed: iso(now) },
          () => 'Retention goes on by the clock; the server runs it within the hour.',
        );
      }),
    );
}
