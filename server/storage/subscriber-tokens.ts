import { createHash, randomBytes } from 'node:crypto';
import { confirmationLife } from '#domain/newsletter.ts';
import type { SubscriberTokenRow } from './schema.ts';
import { run, type Storage } from './storage.ts';

export type TokenPurpose = SubscriberTokenRow['purpose'];

/** Only hashes are stored, so that the database does not reveal working links. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Creates the token of a link in a mail. Links to confirm expire after 48 hours; links to unsubscribe work as long as
 * the subscriber is stored.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailable
 */
export async function makeToken(
  storage: Storage,
  subscriberId: string,
  purpose: TokenPurpose,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await run(
    storage.db
      .insertInto('subscriber_tokens')
      .values({
        token_hash: tokenHash(token),
        subscriber_id: subscriberId,
        purpose,
        created_at: now,
        expires_at: purpose === 'confirm' ? now + confirmationLife : null,
        used_at: null,
      })
      .execute(),
  );
  return token;
}
