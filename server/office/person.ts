import { sql, type Kysely } from 'kysely';
import { addressHash, formerHash, mailboxHash } from '../storage/address-hashes.ts';
import type { Schema } from '../storage/schema.ts';
import { inTransaction, run } from '../storage/storage.ts';
import { listMessages, messageData, type Message } from './messages.ts';
import type { Office } from './office.ts';
import { iso } from './output.ts';

const isAddress = (column: string, address: string) =>
  sql<boolean>`(${sql.ref(column)} = ${address} or lower(${sql.ref(column)}) = ${address.toLowerCase()})`;

/** The rows about a person, as subqueries. */
function rowsOf(db: Kysely<Schema>, address: string, hashKey: string) {
  const hash = addressHash(address);
  const hashes = [hash, formerHash(hash, hashKey)];
  const messages = db.selectFrom('messages').select('id').where(isAddress('email', address));
  const subscribers = db
    .selectFrom('subscribers')
    .select('id')
    .where((is) => is.or([is('email_hash', 'in', hashes), isAddress('email', address)]));
  return { limits: mailboxHash(address, hashKey), messages, subscribers };
}

/** Everything stored about a person, as JSON data. @throws StorageUnavailable */
export async function personData(office: Office, address: string) {
  const { db } = office;
  const { hashKey } = office.storage;
  const { limits, messages, subscribers } = rowsOf(office.storage.db, address, hashKey);
  const [subscriptions, mails, deliveries, keys, counted] = await run(
    Promise.all([
      db.selectFrom('subscribers').selectAll().where('id', 'in', subscribers).execute(),
      db
        .selectFrom('outbox')
        .select(['id', 'kind', 'recipient', 'status', 'attempts', 'created_at', 'settled_at'])
        .where((is) =>
          is.or([
            is('message_id', 'in', messages),
            is('subscriber_id', 'in', subscribers),
            isAddress('recipient', address),
          ]),
        )
        .execute(),
      db
        .selectFrom('newsletter_deliveries')
        .select(['id', 'issue', 'language', 'status', 'settled_at'])
        .where('subscriber_id', 'in', subscribers)
        .execute(),
      db.selectFrom('idempotency_keys').selectAll().where('message_id', 'in', messages).execute(),
      db.selectFrom('mail_limits').selectAll().where('address_hash', '=', limits).execute(),
    ]),
  );
  const written = (await messagesOf(office, address)).map(messageData);
  return {
    messages: written.filter(({ budget }) => budget === null),
    reportRequests: written.filter(({ budget }) => budget !== null),
    subscriptions: subscriptions.map(dated),
    mails: mails.map(dated),
    newsletters: deliveries.map(dated),
    repeatKeys: keys.map(dated),
    limits: counted.map(({ kind, since, mails: count }) => ({ kind, since: iso(since), count })),
  };
}

/** A row with its times in ISO 8601. */
function dated(row: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('_at') && typeof value === 'number' ? iso(value) : value,
    ]),
  );
}

async function messagesOf(office: Office, address: string): Promise<Message[]> {
  const own = new Set([address, address.toLowerCase()]);
  const all = await listMessages(office, {});
  return all.filter(({ email }) => own.has(email) || own.has(email.toLowerCase()));
}

/** The ids of other people's messages that mention the address; the office has to decide about them. */
export async function mentionsOf(office: Office, address: string): Promise<string[]> {
  const wanted = address.toLowerCase();
  const all = await listMessages(office, {});
  return all
    .filter(({ email, name, subject, message }) => {
      const words = [name, subject, message].join('\n').toLowerCase();
      return email.toLowerCase() !== wanted && words.includes(wanted);
    })
    .map(({ id }) => id);
}

/**
 * Erases all rows about a person, in one transaction.
 * @returns the ids of the erased mails.
 * @throws StorageUnavailable when nothing was erased.
 */
export function erasePerson(office: Office, address: string): Promise<string[]> {
  return inTransaction(office.storage, async (transaction) => {
    const { hashKey } = office.storage;
    const { limits, messages, subscribers } = rowsOf(transaction, address, hashKey);
    const deliveries = await transaction
      .$extendTables<{ newsletter_deliveries: { id: string; subscriber_id: string } }>()
      .deleteFrom('newsletter_deliveries')
      .where('subscriber_id', 'in', subscribers)
      .returning('id')
      .execute();
    const mails = await transaction
      .deleteFrom('outbox')
      .where((is) =>
        is.or([
          is('message_id', 'in', messages),
          is('subscriber_id', 'in', subscribers),
          isAddress('recipient', address),
        ]),
      )
      .returning('id')
      .execute();
    await transaction.deleteFrom('idempotency_keys').where('message_id', 'in', messages).execute();
    await transaction.deleteFrom('messages').where(isAddress('email', address)).execute();
    await transaction
      .deleteFrom('subscriber_tokens')
      .where('subscriber_id', 'in', subscribers)
      .execute();
    await transaction.deleteFrom('subscribers').where('id', 'in', subscribers).execute();
    await transaction.deleteFrom('mail_limits').where('address_hash', '=', limits).execute();
    return [...deliveries, ...mails].map(({ id }) => id);
  });
}
