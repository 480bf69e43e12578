import type { Command } from 'commander';
import { parseSubscriber } from '#domain/newsletter.ts';
import { OfficeFailure } from './failure.ts';
import { jsonOf, withOffice } from './office.ts';
import { count, writePrivate } from './output.ts';
import { erasePerson, mentionsOf, personData } from './person.ts';
import { overwriteErased, removeMailFiles } from './personal-data.ts';

type Data = Awaited<ReturnType<typeof personData>>;

function parseAddress(typed: string): string {
  const address = parseSubscriber(typed);
  if (address === undefined) throw new OfficeFailure('usage', `"${typed}" is no e-mail address.`);
  return address;
}

const amounts = (data: Data) =>
  Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));

const isKnown = (data: Data) => Object.values(data).some((rows) => rows.length > 0);

function amountText(data: Data): string {
  return [
    count(data.messages.length, 'message'),
    count(data.reportRequests.length, 'report request'),
    count(data.subscriptions.length, 'subscription'),
    count(data.mails.length, 'mail'),
    count(data.newsletters.length, 'newsletter'),
    count(data.repeatKeys.length, 'key of a request', 'keys of requests'),
    count(data.limits.length, 'limit'),
  ].join(', ');
}

/** `person …`: the rights of access and erasure (GDPR, articles 15, 17 and 20). */
export function personCommands(program: Command): void {
  const group = program.command('person').description('all that is kept about one person');
  group
    .command('export <address>')
    .description('everything about the person as JSON, to hand over')
    .option('--output <file>', 'the file to write; without it the terminal')
    .action(
      withOffice(async (office, { output }: { output?: string }, typed: string) => {
        const address = parseAddress(typed);
        const data = await personData(office, address);
        const known = isKnown(data);
        if (!known) throw new OfficeFailure('notFound', `Nothing is kept about ${address}.`);
        const content = jsonOf({ address, exportedAt: new Date().toISOString(), ...data });
        if (output === undefined) {
          console.log(content);
          return;
        }
        await writePrivate(output, `${content}\n`);
        office.print(
          { output, ...amounts(data) },
          () => `${amountText(data)} written to ${output}.`,
        );
      }),
    );
  group
    .command('erase <address>')
    .description('erase everything about the person, and overwrite what it leaves in the tables')
    .action(
      withOffice(async (office, _options, typed: string) => {
        const address = parseAddress(typed);
        const { officeEmail } = office.settings;
        if (address.toLowerCase() === officeEmail.toLowerCase()) {
          throw new OfficeFailure('usage', 'That is the address of the office itself.');
        }
        const data = await personData(office, address);
        if (isKnown(data))
          await office.confirm(`Erase ${amountText(data)} of ${address} for good?`);
        // Also when no row is left: an earlier attempt may have ended before files were overwritten.
        const mailFiles = await removeMailFiles(
          office,
          await erasePerson(office, address),
          address,
        );
        const mentions = await mentionsOf(office, address);
        const { found, kept } = await overwriteErased(office, address, mentions.length > 0);
        const addressFound = found ?? null;
        const result = { erased: amounts(data), mailFiles, mentions, addressFound, kept };
        office.print(result, () =>
          [
            isKnown(data) ? `Erased: ${amountText(data)}.` : `Nothing is kept about ${address}.`,
            ...(mailFiles > 0 ? [`${count(mailFiles, 'mail file')} removed.`] : []),
            ...mentions.map(
              (id) => `The message ${id}, by somebody else, names the address: judge it yourself.`,
            ),
            ...(found && mentions.length === 0
              ? ['The address is still in a file of the database: run the command again.']
              : []),
            ...(found === undefined
              ? [
                  'The tables were written anew; this user of PostgreSQL may not look into their files.',
                ]
              : []),
            ...kept,
            'Backups keep what they held: erase there too, or let them expire.',
          ].join('\n'),
        );
        if (found) process.exitCode = 1;
        else if (!isKnown(data)) process.exitCode = 3;
      }),
    );
}
