import { csv } from '#domain/text/csv.ts';
import type { Message } from './messages.ts';
import { iso, plain } from './output.ts';

/** Visitors' texts as CSV, without unprintable characters; null becomes an empty cell. */
export function csvOf(
  head: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  return csv([head, ...rows.map((row) => row.map((value) => plain(value ?? '')))]);
}

const columns = [
  'id',
  'status',
  'form',
  'language',
  'name',
  'email',
  'subject',
  'message',
  'budget',
] as const;

/** Messages as a table for a spreadsheet. */
export function messagesCsv(messages: readonly Message[]): string {
  return csvOf(
    ['received', 'answered', ...columns],
    messages.map((message) => [
      iso(message.created_at),
      iso(message.answered_at),
      ...columns.map((column) => message[column]),
    ]),
  );
}
