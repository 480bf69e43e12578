import type { Letter } from './messages.ts';
import { iso, plain } from './output.ts';

/** Spreadsheets would take cells that begin like this for formulas. */
const formula = /^[=+\-@\t]/;

function cell(value: string | null): string {
  const text = plain(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8. */
export function csvOf(
  head: readonly string[],
  rows: readonly (readonly (string | null)[])[],
): string {
  return `\ufeff${[head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
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
