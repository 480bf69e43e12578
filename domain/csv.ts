/** A row of the file; numbers are written as they are. */
export type CsvRow = readonly (string | number)[];

/** Spreadsheets take a text that begins like this for a formula, and run it. */
const formula = /^[=+\-@\t\r]/;

/** Rows as a file that spreadsheets open: a byte order mark for the letters, CRLF (RFC 4180). */
export function csv(rows: readonly CsvRow[], separator = ','): string {
  const cell = (value: string | number) =>
    typeof value === 'number' ? String(value) : quoted(value, separator);
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

function quoted(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  const plain = !/["\r\n]/.test(safe) && !safe.includes(separator);
  return plain ? safe : `"${safe.replaceAll('"', '""')}"`;
}
