import { Option, type Command } from 'commander';
import { run } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import { wholeNumber } from './message-commands.ts';
import { withOffice, type Office } from './office.ts';
import { printMails, printStatus, retry, states, type State } from './outbox.ts';
import { count } from './output.ts';

interface ListOptions {
  readonly status?: State;
  readonly limit: number;
}

/** The full ids of dead letters, or of waiting mails when retrying, from the beginnings that were given. */
async function chosen(
  office: Office,
  starts: readonly string[],
  from: readonly State[],
  all?: true,
) {
  if (all && starts.length > 0) throw new OfficeFailure('usage', 'Give ids or --all, not both.');
  if (!all && starts.length === 0) throw new OfficeFailure('usage', 'Give the ids, or --all.');
  const jobs = office.db.selectFrom('outbox').select('id');
  if (all) return (await run(jobs.where('status', '=', 'failed').execute())).map(({ id }) => id);
  const ids: string[] = [];
  for (const start of starts) {
    if (!/^[\da-f-]{4,36}$/i.test(start)) throw new OfficeFailure('usage', `"${start}" is no id.`);
    const found = await run(
      jobs
        .where('id', 'like', `${start.toLowerCase()}%`)
        .where('status', 'in', from)
        .limit(2)
        .execute(),
    );
    if (!found[0]) throw new OfficeFailure('notFound', `No mail ${start} waits or was given up.`);
    if (found[1]) throw new OfficeFailure('usage', `More than one id begins with ${start}.`);
    ids.push(found[0].id);
  }
  return ids;
}

/** `outbox …`: the mails that are queued, sent or given up. */
export function outboxCommands(program: Command): void {
  const group = program.command('outbox').description('the mails that the website owes');
  group
    .command('status')
    .description('how many wait, went out or were given up')
    .action(withOffice(printStatus));
  group
    .command('list')
    .description('the newest mails')
    .addOption(new Option('--status <state>').choices(states))
    .addOption(new Option('--limit <number>').argParser(wholeNumber).default(50))
    .action(
      withOffice((office, { status: state, limit }: ListOptions) =>
        printMails(office, state, limit),
      ),
    );
  group
    .command('dead')
    .description('the dead letters: refused for good, or not taken for three days')
    .addOption(new Option('--limit <number>').argParser(wholeNumber).default(50))
    .action(withOffice((office, { limit }: ListOptions) => printMails(office, 'failed', limit)));
  group
    .command('retry [ids...]')
    .description('try mails again now, dead letters for three days more')
    .option('--all', 'all dead letters')
    .action(
      withOffice(async (office, { all }: { all?: true }, starts: string[]) => {
        const ids = await chosen(office, starts, ['failed', 'pending'], all);
        for (const id of ids) await retry(office, id, Date.now());
        office.print(
          { retried: ids },
          () => `${count(ids.length, 'mail')} will be tried again now.`,
        );
      }),
    );
  group
    .command('drop [ids...]')
    .description('erase dead letters; what they are about stays')
    .option('--all', 'all dead letters')
    .action(
      withOffice(async (office, { all }: { all?: true }, starts: string[]) => {
        const ids = await chosen(office, starts, ['failed'], all);
        if (ids.length > 0) await office.confirm(`Erase ${count(ids.length, 'dead letter')}?`);
        for (const id of ids) {
          await run(
            office.db
              .deleteFrom('outbox')
              .where('id', '=', id)
              .where('status', '=', 'failed')
              .execute(),
          );
        }
        await office.storage.purgeErased();
        office.print({ dropped: ids }, () => `${count(ids.length, 'dead letter')} erased.`);
      }),
    );
}
