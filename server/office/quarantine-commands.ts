import type { Command } from 'commander';
import { enqueueMails } from '../storage/enqueue-mails.ts';
import { inTransaction } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import { messageTable } from './message-commands.ts';
import { findMessage, listMessages, messageData, type Message } from './messages.ts';
import { withOffice, type Office } from './office.ts';
import { count } from './output.ts';

/** Releases a message from quarantine and queues its mails. */
async function release(
  { storage, settings }: Office,
  message: Message,
  now: number,
): Promise<void> {
  await inTransaction(storage, async (transaction) => {
    // When two people release it at the same time, only one update succeeds and queues the mails.
    const released = await transaction
      .updateTable('messages')
      .set({ status: 'new' })
      .where('id', '=', message.id)
      .where('status', '=', 'quarantine')
      .returning('id')
      .executeTakeFirst();
    if (!released) return;
    await enqueueMails(transaction, {
      messageId: message.id,
      sender: message.email,
      officeEmail: settings.officeEmail,
      asksForReport: message.budget !== null,
      hashKey: storage.hashKey,
      now,
    });
  });
}

async function drop({ storage }: Office, ids: readonly string[]): Promise<void> {
  await inTransaction(storage, async (transaction) => {
    for (const id of ids) {
      await transaction.deleteFrom('idempotency_keys').where('message_id', '=', id).execute();
      await transaction
        .deleteFrom('messages')
        .where('id', '=', id)
        .where('status', '=', 'quarantine')
        .execute();
    }
  });
  await storage.purgeErased();
}

async function chosen(office: Office, ids: readonly string[], all?: true): Promise<Message[]> {
  if (all && ids.length > 0) throw new OfficeFailure('usage', 'Give ids or --all, not both.');
  if (all) return listMessages(office, { status: 'quarantine' });
  if (ids.length === 0) throw new OfficeFailure('usage', 'Give the ids, or --all.');
  const messages: Message[] = [];
  for (const id of ids) {
    const message = await findMessage(office, id);
    if (message.status !== 'quarantine') {
      throw new OfficeFailure('usage', `${message.id} is not in quarantine.`);
    }
    messages.push(message);
  }
  return messages;
}

/** `quarantine …`: messages that looked like spam, stored without any mail. */
export function quarantineCommands(program: Command): void {
  const group = program
    .command('quarantine')
    .description('messages that looked like spam; none of them was mailed');
  group
    .command('list')
    .description('all of them, newest first (`messages show <id>` shows one wholly)')
    .action(
      withOffice(async (office) => {
        const messages = await listMessages(office, { status: 'quarantine' });
        office.print(messages.map(messageData), () => messageTable(messages));
      }),
    );
  group
    .command('release [ids...]')
    .description('let them through: the office and the sender get their mails')
    .option('--all', 'all of them')
    .action(
      withOffice(async (office, { all }: { all?: true }, ids: string[]) => {
        const messages = await chosen(office, ids, all);
        for (const message of messages) await release(office, message, Date.now());
        const released = messages.map(({ id }) => id);
        office.print({ released }, () => `${count(messages.length, 'message')} released.`);
      }),
    );
  group
    .command('drop [ids...]')
    .description('erase them for good')
    .option('--all', 'all of them')
    .action(
      withOffice(async (office, { all }: { all?: true }, ids: string[]) => {
        const messages = await chosen(office, ids, all);
        const dropped = messages.map(({ id }) => id);
        if (dropped.length > 0) await office.confirm(`Erase ${count(dropped.length, 'message')}?`);
        await drop(office, dropped);
        office.print({ dropped }, () => `${count(dropped.length, 'message')} erased.`);
      }),
    );
}
