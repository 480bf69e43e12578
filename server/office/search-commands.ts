import { InvalidArgumentError, Option, type Command } from 'commander';
import { readFailedSearches } from '../storage/failed-searches.ts';
import { wholeNumber } from './message-commands.ts';
import { withOffice } from './office.ts';
import { table } from './output.ts';

interface ListOptions {
  readonly since?: string;
  readonly limit: number;
}

function day(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('Give a day such as 2026-03-31.');
  return text;
}

/** `searches`: what visitors searched for and did not find. */
export function searchCommands(program: Command): void {
  program
    .command('searches')
    .description('what visitors searched for without a result, the most frequent first')
    .option('--since <day>', 'searched on this day (UTC) or later', day)
    .addOption(new Option('--limit <number>', 'at most so many').argParser(wholeNumber).default(50))
    .action(
      withOffice(async (office, options: ListOptions) => {
        const found = await readFailedSearches(office, options);
        office.print(found, () =>
          table(
            ['Words', 'Language', 'Searches', 'Last day'],
            found.map(({ words, language, searches, last }) => [words, language, searches, last]),
            'There are none.',
          ),
        );
      }),
    );
}
