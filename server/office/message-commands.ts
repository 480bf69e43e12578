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
import { subjectText } from '../mail/subject-text.ts';

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

const suspicions: Readonly<Record<string, string>> = {
  'hidden-field': 'a hidden field was filled in, as robots do',
  'too-fast': 'sent within three seconds of opening the form',
  crowded: 'more messages came at once than the server lets through',
};

/** Why a message is in quarantine. */
const suspicionText = ({ suspicion }: Message) =>
  suspicions[suspicion ?? ''] ?? 'no reason was kept';

/** Whether somebody still has to answer: a requested report goes out by itself. */
function stateOf({ status, budget, answered_at }: Message): string {
  if (status === 'quarantine') return 'quarantine';
  if (answered_at !== null) return 'answered';
  return budget === null ? 'open' : 'report by mail';
}

/** The rows of a list of messages, with the reason of those in quarantine. */
export function messageTable(messages: readonly Message[]): string {
  return table(
    ['Id', 'Received', 'Name', 'Address', 'Subject', 'State'],
    messages.map((message) => [
      message.id.slice(0, 8),
      when(message.created_at),
      brief(message.name, 24),
      message.email,
      brief(subjectText(message), 34),
      message.status === 'quarantine' ? `quarantine: ${suspicionText(message)}` : stateOf(message),
    ]),
    'There are none.',
  );
}

function messageText(message: Message): string {
  const rows = [
    ['Id', message.id],
    ['Received', when(message.created_at)],
    ['From', brief(`${message.name} <${message.email}>`, 400)],
    ['Subject', brief(subjectText(message), 400)],
    ['Language', message.language],
    ['Form', message.form],
    ['State', stateOf(message)],
    ...(message.suspicion === null ? [] : [['Quarantine', suspicionText(message)]]),
    ...(message.answered_at === null ? [] : [['Answered', when(message.answered_at)]]),
    ...(message.note === null ? [] : [['Note', plain(message.note)]]),
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
    .description('note that they were answered, once the reply to the mail about them is sent')
    .option('--note <text>', 'what was answered, for colleagues')
    .option('--undo', 'note that they were not')
    .action(
      withOffice(async (office, { undo, note }: { undo?: true; note?: string }, ids: string[]) => {
        const messages = [];
        for (const id of ids) messages.push(await findMessage(office, id));
        for (const { id } of messages) await markAnswered(office, id, !undo, Date.now(), note);
        const changed = messages.map(({ id }) => id);
        office.print(
          { answered: !undo, ids: changed },
          () => `${count(ids.length, kind)} marked as ${undo ? 'open' : 'answered'}.`,
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
