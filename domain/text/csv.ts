/** A row of the file; numbers are written as they are. */
export type CsvRow = readonly (string | number)[];

/** Spreadsheets treat a text that begins with one of these as a formula and run it. */
const formula = /^[=+\-@\t\r]/;

/** Rows as a CSV file (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. */
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
