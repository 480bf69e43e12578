import { createHash, randomBytes } from 'node:crypto';
import { confirmationLife } from '#domain/newsletter.ts';
import type { SubscriberTokenRow } from './schema.ts';
import { run, type Storage } from './storage.ts';

export type TokenPurpose = SubscriberTokenRow['purpose'];

/** Only hashes are stored: whoever reads the database cannot make a working link from them. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes the token of one link of one mail. Confirming ends after 48 hours; unsubscribing works as long as the
 * subscriber is known.
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
