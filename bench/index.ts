import { clock } from './clock-jump.ts';
import { flood } from './flood.ts';
import { kill } from './kill.ts';
import { print, type Check } from './report.ts';
import { NotPossible, withBench, type Bench } from './server.ts';
import { sigterm } from './sigterm.ts';
import { smtp } from './smtp.ts';
import { diskFull, fsync, locked, readOnly } from './storage-faults.ts';

interface Entry {
  readonly run: (bench: Bench) => Promise<Check[]>;
  /** Cut off after so many seconds. */
  readonly limit: number;
}

const benches: Readonly<Record<string, Entry>> = {
  kill: { run: kill, limit: 300 },
  'disk-full': { run: diskFull, limit: 100 },
  'read-only': { run: readOnly, limit: 100 },
  fsync: { run: fsync, limit: 100 },
  locked: { run: locked, limit: 100 },
  smtp: { run: smtp, limit: 180 },
  sigterm: { run: sigterm, limit: 150 },
  clock: { run: clock, limit: 120 },
  flood: { run: flood, limit: 60 },
};

/** 0: every bar was met; 1: one was missed; 2: the bench cannot be run here. */
async function runBench(name: string, { run, limit }: Entry): Promise<number> {
  try {
    return print(name, await withBench(limit, run)) ? 0 : 1;
  } catch (error) {
    if (error instanceof NotPossible) {
      console.log(`${name}: not run: ${error.message}`);
      return 2;
    }
    console.error(`${name}:`, error);
    return 1;
  }
}

const [name = ''] = process.argv.slice(2);
const chosen = Object.entries(benches).filter(([known]) => name === known || name === 'all');
if (chosen.length === 0) {
  console.error(`npm run bench -- <name>: all, ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
const codes: number[] = [];
for (const [known, entry] of chosen) codes.push(await runBench(known, entry));
process.exit(codes.includes(1) ? 1 : Math.max(...codes));
