import { csv } from '#domain/csv.ts';
import type { Letter } from './messages.ts';
import { iso, plain } from './output.ts';

/** What strangers wrote, without characters that no spreadsheet prints; null is an empty cell. */
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
export function lettersCsv(letters: readonly Letter[]): string {
  return csvOf(
    ['received', 'answered', ...columns],
    letters.map((letter) => [
      iso(letter.created_at),
      iso(letter.answered_at),
      ...columns.map((column) => letter[column]),
    ]),
  );
}
