import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { OfficeFailure } from './failure.ts';
import { messagesCsv } from './csv.ts';
import {
  findMessage,
  messageData,
  listMessages,
  markAnswered,
  searchMessages,
  type Message,
  type MessageKind,
} from './messages.ts';
import { withOffice, type Office } from './office.ts';
import { brief, count, plain, table, when, writePrivate } from './output.ts';

const exportFormats = ['csv', 'mbox', 'eml'] as const;

interface FilterOptions {
  readonly answered?: boolean;
  readonly since?: number;
  readonly until?: number;
  readonly limit?: number;
}

interface ExportOptions extends FilterOptions {
  readonly format: (typeof exportFormats)[number];
  readonly output?: string;
}

/** A day or a time, as milliseconds since 1970. */
function time(text: string): number {
  const parsed = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(parsed)) throw new InvalidArgumentError('Give a day such as 2026-03-31.');
  return parsed;
}

export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < 1) throw new InvalidArgumentError('Give a whole number.');
  return number;
}

function filtered(command: Command): Command {
  return command
    .option('--since <day>', 'received on this day (UTC) or later', time)
    .option('--until <day>', 'received before this day (UTC)', time)
    .option('--answered', 'only those that were answered')
    .option('--no-answered', 'only those that were not')
    .addOption(
      new Option('--limit <number>', 'at most so many, newest first').argParser(wholeNumber),
    );
}

/** The rows of a list of messages. */
export function messageTable(messages: readonly Message[]): string {
  return table(
    ['Id', 'Received', 'From', 'Subject', 'State'],
    messages.map((message) => [
      message.id.slice(0, 8),
      when(message.created_at),
      brief(`${message.name} <${message.email}>`, 40),
      brief(message.subject, 34),
      message.status === 'quarantine' ? 'quarantine' : message.answered_at ? 'answered' : 'open',
    ]),
    'There are none.',
  );
}

function messageText(message: Message): string {
  const rows = [
    ['Id', message.id],
    ['Received', when(message.created_at)],
    ['From', brief(`${message.name} <${message.email}>`, 400)],
    ['Subject', brief(message.subject, 400)],
    ['Language', message.language],
    ['Form', message.form],
    ['State', message.status],
    ['Answered', when(message.answered_at) || 'no'],
    ...(message.budget === null ? [] : [['Budget', plain(message.budget)]]),
  ];
  return `${rows.map(([name, value]) => `${name}: ${value}`).join('\n')}\n\n${plain(message.message)}`;
}

async function exportMessages(office: Office, messages: Message[], options: ExportOptions) {
  const { officeEmail, publicUrl } = office.settings;
  const { format, output } = options;
  const { emlOf, mboxOf } = await import('./mail-files.ts');
  if (format === 'eml') {
    if (output === undefined) throw new OfficeFailure('usage', 'Name a folder: --output <folder>.');
    await mkdir(output, { recursive: true, mode: 0o700 });
    for (const message of messages) {
      const day = new Date(message.created_at).toISOString().slice(0, 10);
      const mail = await emlOf(message, officeEmail, publicUrl);
      await writePrivate(join(output, `${day}-${message.id}.eml`), mail);
    }
  } else {
    const content =
      format === 'csv' ? messagesCsv(messages) : await mboxOf(messages, officeEmail, publicUrl);
    if (output === undefined) {
      process.stdout.write(content);
      return;
    }
    await writePrivate(output, content);
  }
  office.print(
    { written: messages.length, output },
    () => `${count(messages.length, 'message')} written to ${output}.`,
  );
}

/** `messages …` and `reports …`: the same commands for messages and for requests for a report. */
export function messageCommands(program: Command, name: string, kind: MessageKind, about: string) {
  const group = program.command(name).description(about);

  filtered(group.command('list').description('the newest first, 50 unless told otherwise')).action(
    withOffice(async (office, options: FilterOptions) => {
      const messages = await listMessages(office, { limit: 50, ...options, kind });
      office.print(messages.map(messageData), () => messageTable(messages));
    }),
  );
  group
    .command('show <id>')
    .description('one of them, wholly; the first characters of the id are enough')
    .action(
      withOffice(async (office, _options, id: string) => {
        const message = await findMessage(office, id);
        office.print(messageData(message), () => messageText(message));
      }),
    );
  filtered(
    group
      .command('search <words...>')
      .description('those in which every word occurs; accents and capitals do not matter'),
  ).action(
    withOffice(async (office, options: FilterOptions, words: string[]) => {
      const messages = await searchMessages(office, words, { ...options, kind });
      office.print(messages.map(messageData), () => messageTable(messages));
    }),
  );
  group
    .command('answered <ids...>')
    .description('note that they were answered')
    .option('--undo', 'note that they were not')
    .action(
      withOffice(async (office, { undo }: { undo?: true }, ids: string[]) => {
        const messages = [];
        for (const id of ids) messages.push(await findMessage(office, id));
        for (const { id } of messages) await markAnswered(office, id, !undo, Date.now());
        const changed = messages.map(({ id }) => id);
        office.print(
          { answered: !undo, ids: changed },
          () => `${count(ids.length, 'message')} marked as ${undo ? 'open' : 'answered'}.`,
        );
      }),
    );
  filtered(group.command('export').description('all of them, as files for other programs'))
    .addOption(new Option('--format <format>').choices(exportFormats).default('csv'))
    .option('--output <path>', 'the file to write, or the folder for eml')
    .action(
      withOffice(async (office, options: ExportOptions) => {
        await exportMessages(office, await listMessages(office, { ...options, kind }), options);
      }),
    );
}
