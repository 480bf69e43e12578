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

/** Statuses with how often each came. */
export function countsOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
}

/** How many statuses are none of these. */
export function othersThan(statuses: ReadonlyMap<number, number>, expected: number[]): number {
  const others = [...statuses].filter(([status]) => !expected.includes(status));
  return others.reduce((sum, [, count]) => sum + count, 0);
}

/** Prints the checks as a table; tells whether every bar was met. */
export function print(name: string, checks: readonly Check[]): boolean {
  const table = new Table({ head: [name, 'figure', 'bar', ''], style: { head: [], border: [] } });
  for (const { what, figure, bar = '', met } of checks) {
    table.push([what, figure, bar, met === undefined ? '' : met ? 'ok' : 'MISSED']);
  }
  console.log(table.toString());
  return checks.every(({ met }) => met !== false);
}
