import type { Transaction } from 'kysely';
import { mailboxHash } from './address-hashes.ts';
import type { MailLimitKind, Schema } from './schema.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** So many mails of a kind a day, and so long (ms) between them: nobody can have us flood an address. */
export const mailLimits: Readonly<
  Record<MailLimitKind, { readonly aDay: number; readonly between: number }>
> = {
  acknowledgement: { aDay: 3, between: hour },
  report: { aDay: 3, between: 0 },
  newsletter: { aDay: 3, between: hour },
};

/**
 * Counts a mail to an address that anybody may have typed, in one statement so that parallel requests are counted too.
 * @param now milliseconds since 1970.
 * @returns whether the mail may be sent.
 */
export async function mayMail(
  transaction: Transaction<Schema>,
  kind: MailLimitKind,
  {
    address,
    hashKey,
    now,
  }: { readonly address: string; readonly hashKey: string; readonly now: number },
): Promise<boolean> {
  const { aDay, between } = mailLimits[kind];
  const row = await transaction
    .insertInto('mail_limits')
    .values({
      address_hash: mailboxHash(address, hashKey),
      kind,
      since: now,
      mails: 1,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'kind'])
        .doUpdateSet((old) => {
          const over = old.case().when('mail_limits.since', '<=', now - day);
          return {
            since: over.then(now).else(old.ref('mail_limits.since')).end(),
            mails: over
              .then(1)
              .else(old('mail_limits.mails', '+', 1))
              .end(),
            last_at: now,
          };
        })
        .where('mail_limits.last_at', '<=', now - between)
        .where((is) =>
          is.or([is('mail_limits.since', '<=', now - day), is('mail_limits.mails', '<', aDay)]),
        ),
    )
    .returning('address_hash')
    .executeTakeFirst();
  return row !== undefined;
}
