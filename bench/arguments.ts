import { parseArgs } from 'node:util';
import { documents, views, type Document } from '../tests/site.ts';

/** The options of the command line. */
export interface Options {
  readonly name: string;
  /** Every document, not only the first page of each module. */
  readonly every: boolean;
  /** Only the pages whose path contains this. */
  readonly only: string | undefined;
  /** How often each figure is taken; each bench has its own number without it. */
  readonly runs: number | undefined;
}

/** @throws TypeError when an option is unknown or no number. */
export function readArguments(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { every: { type: 'boolean' }, only: { type: 'string' }, runs: { type: 'string' } },
  });
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs >= 1)) {
    throw new TypeError('--runs takes a whole number from 1');
  }
  return { name: positionals[0] ?? '', every: values.every ?? false, only: values.only, runs };
}

/** The pages to measure. @throws TypeError when there is none. */
export function chosenPages({ every, only }: Options): readonly Document[] {
  // With `--only`, any page may be chosen.
  const pages = (every || only !== undefined ? documents : views).filter(
    ({ path }) => only === undefined || path.includes(only),
  );
  if (pages.length === 0) throw new TypeError(`no page has “${only}” in its path`);
  return pages;
}
