import Table from 'cli-table3';

/** A line of the result. A line without a bar is for information. */
export interface Check {
  readonly what: string;
  readonly figure: string | number;
  readonly bar?: string;
  readonly met?: boolean;
}

/** A count that must be exactly so. */
export function exactly(what: string, figure: number | string, bar: number | string): Check {
  return { what, figure, bar: String(bar), met: figure === bar };
}

/** A count that must be at least so. */
export function atLeast(what: string, figure: number, bar: number): Check {
  return { what, figure, bar: `≥ ${bar}`, met: figure >= bar };
}

/** A count that may be at most so. */
export function atMost(what: string, figure: number, bar: number): Check {
  return { what, figure, bar: `≤ ${bar}`, met: figure <= bar };
}

/** The entry that does worst; undefined of none. */
export function worst<Entry>(
  entries: readonly Entry[],
  which: 'lowest' | 'highest',
  figureOf: (entry: Entry) => number,
): { readonly entry: Entry; readonly figure: number } | undefined {
  const sign = which === 'lowest' ? 1 : -1;
  const ranked = entries
    .map((entry) => ({ entry, figure: figureOf(entry) }))
    // What could not be measured is worst of all.
    .sort((a, b) => rank(a.figure) - rank(b.figure));
  return ranked[0];

  function rank(figure: number): number {
    return Number.isNaN(figure) ? -Infinity : sign * figure;
  }
}

/** Statuses with how often each came. */
export function countsOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
}

/** How many statuses are none of these. */
export function othersThan(statuses: ReadonlyMap<number, number>, expected: number[]): number {
  const others = [...statuses].filter(([status]) => !expected.includes(status));
  return others.reduce((sum, [, count]) => sum + count, 0);
}

/** Whether every bar was met. A run that checked nothing has met none. */
export function allMet(checks: readonly Check[]): boolean {
  return checks.some(({ met }) => met) && checks.every(({ met }) => met !== false);
}

/** How a check went, in a word. */
export function verdict({ met }: Check): string {
  return met === undefined ? '' : met ? 'ok' : 'MISSED';
}

/** Prints the checks as a table; tells whether every bar was met. */
export function print(name: string, checks: readonly Check[]): boolean {
  const table = new Table({ head: [name, 'figure', 'bar', ''], style: { head: [], border: [] } });
  for (const check of checks) {
    table.push([check.what, check.figure, check.bar ?? '', verdict(check)]);
  }
  console.log(table.toString());
  return allMet(checks);
}
