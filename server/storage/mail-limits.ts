import { sql, type Transaction } from 'kysely';
import { mailboxHash } from './address-hashes.ts';
import type { MailLimitKind, Schema } from './schema.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Limits that prevent using the forms to flood an address: mails a day by kind, and the time (ms) between them. */
export const mailLimits: Readonly<
  Record<MailLimitKind, { readonly aDay: number; readonly between: number }>
> = {
  acknowledgement: { aDay: 3, between: hour },
  report: { aDay: 3, between: 0 },
  newsletter: { aDay: 3, between: hour },
};

/**
 * Counts a mail to an address that anybody may have entered, in one statement so that parallel requests are counted.
 * @param now milliseconds since 1970.
 * @returns whether the mail may be sent.
 */
export async function countMail(
  transaction: Transaction<Schema>,
  kind: MailLimitKind,
  {
    address,
    hashKey,
    now,
  }: { readonly address: string; readonly hashKey: string; readonly now: number },
): Promise<boolean> {
  const { aDay, between } = mailLimits[kind];
  const dayAgo = now - day;
  const { rows } = await sql`
    insert into mail_limits (address_hash, kind, since, mails, last_at)
    values (${mailboxHash(address, hashKey)}, ${kind}, ${now}, 1, ${now})
    on conflict (address_hash, kind) do update set
      since = case when mail_limits.since <= ${dayAgo} then excluded.since else mail_limits.since end,
      mails = case when mail_limits.since <= ${dayAgo} then 1 else mail_limits.mails + 1 end,
      last_at = excluded.last_at
    where mail_limits.last_at <= ${now - between}
      and (mail_limits.since <= ${dayAgo} or mail_limits.mails < ${aDay})
    returning mails
  `.execute(transaction);
  return rows.length > 0;
}
