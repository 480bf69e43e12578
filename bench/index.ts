// `npm run bench -- <name>`: measures a speed, prints it and writes it to `bench/results/`.
import { print } from '../tests/faults/checks.ts';
import { exitCodeOf } from '../tests/faults/exit-code.ts';
import { withHarness, type Harness } from '../tests/faults/harness.ts';
import { chosenPages, readArguments, type Options } from './arguments.ts';
import { cleanBuild } from './clean-build.ts';
import { flood } from './flood.ts';
import { circumstances, printSheets, writeResults, type Measured } from './results.ts';
import { serving } from './serving.ts';

interface Speed {
  readonly run: (harness: Harness, options: Options) => Promise<Measured>;
  /** Cut off after so many seconds. */
  readonly limit: (options: Options) => number;
}

const speeds: Readonly<Record<string, Speed>> = {
  pages: {
    // Lighthouse and the browser's driver are loaded only where they are used.
    run: async (harness, options) => (await import('./page-speed.ts')).pageSpeed(harness, options),
    limit: (options) => 300 + chosenPages(options).length * 240,
  },
  interactions: {
    run: async (harness, options) =>
      (await import('./interactions.ts')).interactionSpeed(harness, options),
    limit: ({ runs = 3 }) => 60 + runs * 120,
  },
  'my-trip': {
    run: async (harness, options) => (await import('./my-trip.ts')).myTrip(harness, options),
    limit: ({ runs = 3 }) => 120 + runs * 120,
  },
  server: { run: serving, limit: ({ runs = 5 }) => 60 + runs * 60 },
  flood: { run: flood, limit: () => 60 },
  build: { run: cleanBuild, limit: ({ runs = 1 }) => 60 + runs * 240 },
};

async function measure(speed: Speed, options: Options): Promise<boolean> {
  const measured = await withHarness(speed.limit(options), (harness) =>
    speed.run(harness, options),
  );
  printSheets(measured.tables);
  const met = print(options.name, measured.checks);
  // What was found on some pages does not replace what was found on all.
  if (options.only === undefined) {
    const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
    await writeResults(options.name, measured, circumstances(command));
    console.log(`bench/results/${options.name}.md`);
  }
  return met;
}

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  const speed = speeds[options.name];
  if (!speed) throw new TypeError(`npm run bench -- <name>: ${Object.keys(speeds).join(', ')}`);
  // A wrong choice of pages is said at once.
  chosenPages(options);
  return exitCodeOf(options.name, () => measure(speed, options));
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof TypeError ? error.message : error);
    return 1;
  }),
);
