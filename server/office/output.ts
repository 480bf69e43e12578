import { open, unlink } from 'node:fs/promises';
import Table from 'cli-table3';
import { unprintable } from '#domain/text/printable.ts';

/** A visitor's text without control characters, for a terminal; line breaks and tabs stay. */
export function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unprintable, '\ufffd');
}

/** The beginning of a text in one line, at most `longest` characters. */
export function brief(text: string, longest: number): string {
  const characters = [...plain(text).replace(/\s+/g, ' ').trim()];
  return characters.length > longest
    ? `${characters.slice(0, longest - 1).join('')}…`
    : characters.join('');
}

/** A readable time in UTC. */
export function when(time: number | null): string {
  return time === null ? '' : `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** A time in ISO 8601. */
export function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

type Cell = string | number | null;

/** Long enough for every e-mail address: one that is cut cannot be answered. */
const longestCell = 254;

/** A text table with headings; `none` when there are no rows. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  none: string,
): string {
  if (rows.length === 0) return none;
  const drawn = new Table({ head: [...head], style: { head: [], border: [], compact: true } });
  for (const row of rows) drawn.push(row.map((cell) => brief(String(cell ?? ''), longestCell)));
  return drawn.toString();
}

/** `1 message`, `2 messages`. */
export function count(number: number, one: string, several = `${one}s`): string {
  return `${number} ${number === 1 ? one : several}`;
}

/** Writes a file that only its owner can read. @throws when it already exists. */
export async function writePrivate(file: string, content: string | Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    await unlink(file);
    throw error;
  } finally {
    await handle.close();
  }
}
