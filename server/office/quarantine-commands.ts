import type { Command } from 'commander';
import { queueMails } from '../storage/owed-mails.ts';
import { inTransaction } from '../storage/storage.ts';
import { OfficeFailure } from './failure.ts';
import { letterTable } from './letter-commands.ts';
import { findLetter, letterData, listLetters, type Letter } from './messages.ts';
import { withOffice, type Office } from './office.ts';
import { count } from './output.ts';

/** Lets a message through: it counts as new, and its mails are owed. */
async function release({ storage, settings }: Office, letter: Letter, now: number): Promise<void> {
  await inTransaction(storage, async (transaction) => {
    // Of two people who release it at once one owes the mails.
    const released = await transaction
      .updateTable('messages')
      .set({ status: 'new' })
      .where('id', '=', letter.id)
      .where('status', '=', 'quarantine')
      .returning('id')
      .executeTakeFirst();
    if (!released) return;
    await queueMails(transaction, {
      messageId: letter.id,
      sender: letter.email,
      officeEmail: settings.officeEmail,
      asksForReport: letter.budget !== null,
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
  await storage.forgetErased();
}

async function chosen(office: Office, ids: readonly string[], all?: true): Promise<Letter[]> {
  if (all && ids.length > 0) throw new OfficeFailure('usage', 'Give ids or --all, not both.');
  if (all) return listLetters(office, { status: 'quarantine' });
  if (ids.length === 0) throw new OfficeFailure('usage', 'Give the ids, or --all.');
  const letters: Letter[] = [];
  for (const id of ids) {
    const letter = await findLetter(office, id);
    if (letter.status !== 'quarantine') {
      throw new OfficeFailure('usage', `${letter.id} is not in quarantine.`);
    }
    letters.push(letter);
  }
  return letters;
}

/** `quarantine …`: what looked like spam and was kept without any mail. */
export function quarantineCommands(program: Command): void {
  const group = program
    .command('quarantine')
    .description('messages that looked like spam; none of them was mailed');
  group
    .command('list')
    .description('all of them, newest first (`messages show <id>` shows one wholly)')
    .action(
      withOffice(async (office) => {
        const letters = await listLetters(office, { status: 'quarantine' });
        office.print(letters.map(letterData), () => letterTable(letters));
      }),
    );
  group
    .command('release [ids...]')
    .description('let them through: the office and the sender get their mails')
    .option('--all', 'all of them')
    .action(
      withOffice(async (office, { all }: { all?: true }, ids: string[]) => {
        const letters = await chosen(office, ids, all);
        for (const letter of letters) await release(office, letter, Date.now());
        const released = letters.map(({ id }) => id);
        office.print({ released }, () => `${count(letters.length, 'message')} released.`);
      }),
    );
  group
    .command('drop [ids...]')
    .description('erase them for good')
    .option('--all', 'all of them')
    .action(
      withOffice(async (office, { all }: { all?: true }, ids: string[]) => {
        const letters = await chosen(office, ids, all);
        const dropped = letters.map(({ id }) => id);
        if (dropped.length > 0) await office.confirm(`Erase ${count(dropped.length, 'message')}?`);
        await drop(office, dropped);
        office.print({ dropped }, () => `${count(dropped.length, 'message')} erased.`);
      }),
    );
}
