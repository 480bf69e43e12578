import { Option, type Command } from 'commander';
import { locales, type Locale } from '#content/locale.ts';
import { run } from '../storage/storage.ts';
import { csvOf } from './csv.ts';
import { wholeNumber } from './message-commands.ts';
import { jsonOf, withOffice, type CommonOptions, type Office } from './office.ts';
import { count, iso, table, when, writePrivate } from './output.ts';

const states = ['pending', 'confirmed', 'unsubscribed'] as const;

interface Filter {
  readonly status?: (typeof states)[number];
  readonly language?: Locale;
  readonly limit?: number;
}

interface ExportOptions extends Filter, CommonOptions {
  readonly output?: string;
}

function subscribers({ db }: Office, { status, language, limit }: Filter) {
  let query = db
    .selectFrom('subscribers')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id');
  if (status) query = query.where('status', '=', status);
  if (language) query = query.where('language', '=', language);
  if (limit !== undefined) query = query.limit(limit);
  return run(query.execute());
}

type Subscriber = Awaited<ReturnType<typeof subscribers>>[number];

/** A subscriber with the record of the consent, for the JSON output. */
function subscriberData(row: Subscriber) {
  return {
    email: row.email,
    status: row.status,
    language: row.language,
    form: row.form,
    consentVersion: row.consent_version,
    requestedAt: iso(row.requested_at),
    confirmedAt: iso(row.confirmed_at),
    unsubscribedAt: iso(row.unsubscribed_at),
  };
}

function filtered(command: Command): Command {
  return command
    .addOption(new Option('--status <state>').choices(states))
    .addOption(new Option('--language <language>').choices(locales))
    .addOption(new Option('--limit <number>', 'at most so many').argParser(wholeNumber));
}

/** `subscribers …`: the subscribers of the newsletter. */
export function subscriberCommands(program: Command): void {
  const group = program.command('subscribers').description('who asked for the newsletter');
  filtered(group.command('list').description('the newest first, 50 unless told otherwise')).action(
    withOffice(async (office, options: Filter) => {
      const rows = await subscribers(office, { limit: 50, ...options });
      office.print(rows.map(subscriberData), () =>
        table(
          ['Address', 'State', 'Language', 'Asked', 'Confirmed', 'Ended'],
          rows.map((row) => [
            row.email ?? '(erased)',
            row.status,
            row.language,
            when(row.requested_at),
            when(row.confirmed_at),
            when(row.unsubscribed_at),
          ]),
          'There are none.',
        ),
      );
    }),
  );
  filtered(group.command('export').description('all of them with their consents, as CSV or JSON'))
    .option('--output <file>', 'the file to write; without it the terminal')
    .action(
      withOffice(async (office, { json, output, ...options }: ExportOptions) => {
        const data = (await subscribers(office, options)).map(subscriberData);
        const head = [
          'email',
          'status',
          'language',
          'form',
          'consentVersion',
          'requestedAt',
          'confirmedAt',
          'unsubscribedAt',
        ] as const;
        const csv = () =>
          csvOf(
            head,
            data.map((row) => head.map((name) => row[name])),
          );
        const content = json ? `${jsonOf(data)}\n` : csv();
        if (output === undefined) {
          process.stdout.write(content);
          return;
        }
        await writePrivate(output, content);
        office.print(
          { written: data.length, output },
          () => `${count(data.length, 'subscriber')} written to ${output}.`,
        );
      }),
    );
}
