/** Mail services whose domains are often mistyped. */
const services = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
] as const;

/** Real domains that look like a mistyped one. */
const others = ['mail.com', 'email.com', 'ymail.com', 'fmail.com', 'yahoo.com.mx', 'yahoo.com.ar'];

/** Mistyped forms of `.com` that are no top-level domain. */
const mistypedEnding = /\.(?:con|cmo|ocm|comm|vom|xom|cpm)$/;

/**
 * The address that was probably meant, where the part behind the @ looks mistyped: `ana@gmial.con` →
 * `ana@gmail.com`. Undefined when it looks right or is still being typed. Only a hint: the form accepts the typed address.
 */
export function suggestEmail(typed: string): string | undefined {
  const [, name, given] = /^\s*([^\s@]+)@([^\s@]+\.[a-z]{2,})\s*$/i.exec(typed) ?? [];
  if (!name || !given) return undefined;
  const domain = given.toLowerCase();
  const known = [...services, ...others];
  if (known.some((service) => service.startsWith(domain))) return undefined;
  const similar = services.find(
    (service) => distance(domain, service) <= (service.length < 9 ? 1 : 2),
  );
  const meant =
    similar ?? (mistypedEnding.test(domain) ? domain.replace(mistypedEnding, '.com') : undefined);
  return meant && `${name}@${meant}`;
}

/** The edit distance: how many characters to add, remove, replace or swap with the next one. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(rows, row - 1, column) + 1,
        (line[column - 1] ?? 0) + 1,
        at(rows, row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows[row] = line;
  }
  return at(rows, from.length, to.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
