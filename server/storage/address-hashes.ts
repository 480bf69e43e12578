import { createHash, createHmac } from 'node:crypto';

/** The plain hash for finding a current subscriber, whose address is stored as well. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

const keyed = 'keyed:';

/**
 * The keyed hash for finding a former subscriber, whose address is not stored: a plain hash could be reversed by trying
 * addresses. When the key changes, former subscribers can no longer be found.
 * @param hash the result of `addressHash`.
 */
export function formerHash(hash: string, hashKey: string): string {
  if (hash.startsWith(keyed)) return hash;
  return keyed + createHmac('sha256', hashKey).update(`left:${hash}`).digest('hex');
}

/** One hash for all spellings of a mailbox: case and the part after a plus sign are ignored. */
export function mailboxHash(address: string, hashKey: string): string {
  const [, user = address, domain = ''] = /^([^+]*).*@([^@]*)$/.exec(address.toLowerCase()) ?? [];
  return createHmac('sha256', hashKey).update(`mailbox:${user}@${domain}`).digest('hex');
}
