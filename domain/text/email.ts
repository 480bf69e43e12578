const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\u0060{|}~\-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\-]{0,61}[\p{L}\p{M}\p{N}])?`;

/** What a browser takes in a field for an e-mail address, and the letters of every language (RFC 6531): `peña@correo.es`. */
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}$`, 'u');

/**
 * An address as it is stored. Letters beyond ASCII are composed and in lower case, because SQLite compares only those of
 * ASCII without their case.
 */
export function storedEmail(typed: string): string {
  return typed
    .toWellFormed()
    .trim()
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => letter.toLowerCase());
}

/** The longest address that mail can be sent to, in UTF-16 units (RFC 5321). */
export const longestEmail = 254;

/** Whether a text, as it is stored, is an e-mail address: the same rule in the browser and on the server. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && pattern.test(text);
}
