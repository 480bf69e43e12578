import { createHash, createHmac } from 'node:crypto';

/** Finds a subscriber whose address is kept anyway. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address.toLowerCase()).digest('hex');
}

const keyed = 'keyed:';

/**
 * Finds somebody who left without keeping the address: a plain hash could be reversed by trying addresses. With
 * another key nobody is found any more.
 * @param hash what `addressHash` gives.
 */
export function leftHash(hash: string, hashKey: string): string {
  if (hash.startsWith(keyed)) return hash;
  return keyed + createHmac('sha256', hashKey).update(`left:${hash}`).digest('hex');
}

/** One hash for all addresses of a mailbox: capitals and what follows a plus sign make no other one. */
export function mailboxHash(address: string, hashKey: string): string {
  const [, user = address, domain = ''] = /^([^+]*).*@([^@]*)$/.exec(address.toLowerCase()) ?? [];
  return createHmac('sha256', hashKey).update(`mailbox:${user}@${domain}`).digest('hex');
}
