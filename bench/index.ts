import { heavyFaults, type Fault } from '../tests/faults/index.ts';
import { chosenPages, readArguments, type Options } from './arguments.ts';
import { cleanBuild } from './clean-build.ts';
import { clock } from './clock-jump.ts';
import { flood } from './flood.ts';
import { kill } from './kill.ts';
import { print } from './report.ts';
import { circumstances, printSheets, writeResults, type Measured } from './results.ts';
import { NotPossible, withBench, type Bench } from './server.ts';
import { serving } from './serving.ts';
import { sigterm } from './sigterm.ts';
import { smtp } from './smtp.ts';
import { diskFull, fsync, locked, readOnly } from './storage-faults.ts';

/** What the server survives. */
const faults: Readonly<Record<string, Fault>> = {
  kill: { run: kill, limit: 300 },
  'disk-full': { run: diskFull, limit: 100 },
  'read-only': { run: readOnly, limit: 100 },
  fsync: { run: fsync, limit: 100 },
  locked: { run: locked, limit: 100 },
  smtp: { run: smtp, limit: 180 },
  sigterm: { run: sigterm, limit: 150 },
  clock: { run: clock, limit: 120 },
  flood: { run: flood, limit: 60 },
  ...heavyFaults,
};

/** Benches of speed, which also write what they found; `all` leaves them out. */
const speeds: Readonly<
  Record<
    string,
    {
      readonly run: (bench: Bench, options: Options) => Promise<Measured>;
      readonly limit: (options: Options) => number;
    }
  >
> = {
  pages: {
    // Lighthouse and the browser's driver are loaded only where they are used.
    run: async (bench, options) => (await import('./page-speed.ts')).pageSpeed(bench, options),
    limit: (options) => 300 + chosenPages(options).length * 240,
  },
  server: { run: serving, limit: ({ runs = 5 }) => 60 + runs * 60 },
  build: { run: cleanBuild, limit: ({ runs = 1 }) => 60 + runs * 240 },
};

/** 0: every bar was met; 1: one was missed; 2: the bench cannot be run here. */
async function runBench(name: string, run: () => Promise<boolean>): Promise<number> {
  try {
    return (await run()) ? 0 : 1;
  } catch (error) {
    if (error instanceof NotPossible) {
      console.log(`${name}: not run: ${error.message}`);
      return 2;
    }
    console.error(`${name}:`, error);
    return 1;
  }
}

async function runSpeed(options: Options): Promise<boolean> {
  const speed = speeds[options.name];
  if (!speed) return false;
  const measured = await withBench(speed.limit(options), (bench) => speed.run(bench, options));
  printSheets(measured.tables);
  const met = print(options.name, measured.checks);
  // What was found on some pages does not replace what was found on all.
  if (options.only === undefined) {
    const command = ['npm run bench --', ...process.argv.slice(2)].join(' ');
    await writeResults(options.name, measured, circumstances(command));
    console.log(`bench/results/${options.name}.md, bench/results/${options.name}.svg`);
  }
  return met;
}

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2));
  const { name } = options;
  if (name in speeds) {
    // A wrong choice of pages is said at once.
    chosenPages(options);
    return runBench(name, () => runSpeed(options));
  }
  const everything = name === 'all' || name === 'faults';
  const chosen = Object.entries(faults).filter(([known]) => name === known || everything);
  if (chosen.length === 0) {
    const names = ['faults', ...Object.keys(faults), ...Object.keys(speeds)];
    throw new TypeError(`npm run bench -- <name>: ${names.join(', ')}`);
  }
  const codes: number[] = [];
  for (const [known, { run, limit }] of chosen) {
    codes.push(await runBench(known, async () => print(known, await withBench(limit, run))));
  }
  return codes.includes(1) ? 1 : Math.max(...codes);
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(error instanceof TypeError ? error.message : error);
    return 1;
  }),
);
