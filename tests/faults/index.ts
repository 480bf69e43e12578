// `npm run faults -- <name>`: what the server survives; `all` runs everything in turn.
import { print, type Check } from './checks.ts';
import { clockADayOff } from './clock-a-day-off.ts';
import { clockJumps } from './clock-jumps.ts';
import { crowd } from './crowd.ts';
import { exitCodeOf } from './exit-code.ts';
import { withHarness, type Harness } from './harness.ts';
import { killPostgres } from './kill-postgres.ts';
import { kill } from './kill.ts';
import { oneNetwork } from './one-network.ts';
import { postgresOutages } from './postgres-outages.ts';
import { sigterm } from './sigterm.ts';
import { silentConnections } from './silent-connections.ts';
import { smtp } from './smtp.ts';
import { diskFull, fsync, locked, readOnly } from './storage-faults.ts';

interface Fault {
  readonly run: (harness: Harness) => Promise<Check[]>;
  /** Cut off after so many seconds. */
  readonly limit: number;
}

const faults: Readonly<Record<string, Fault>> = {
  kill: { run: kill, limit: 300 },
  'disk-full': { run: diskFull, limit: 100 },
  'read-only': { run: readOnly, limit: 100 },
  fsync: { run: fsync, limit: 100 },
  locked: { run: locked, limit: 100 },
  smtp: { run: smtp, limit: 180 },
  sigterm: { run: sigterm, limit: 150 },
  clock: { run: clockADayOff, limit: 120 },
  'clock-jumps': { run: clockJumps, limit: 120 },
  'silent-connections': { run: silentConnections, limit: 120 },
  'one-network': { run: oneNetwork, limit: 120 },
  crowd: { run: crowd, limit: 120 },
  'kill-postgres': { run: killPostgres, limit: 420 },
  'postgres-outages': { run: postgresOutages, limit: 420 },
};

async function main(wanted: string): Promise<number> {
  const chosen = Object.entries(faults).filter(([name]) => wanted === name || wanted === 'all');
  if (chosen.length === 0) {
    console.error(`npm run faults -- <name>: all, ${Object.keys(faults).join(', ')}`);
    return 1;
  }
  const codes: number[] = [];
  for (const [name, { run, limit }] of chosen) {
    codes.push(await exitCodeOf(name, async () => print(name, await withHarness(limit, run))));
  }
  return codes.includes(1) ? 1 : Math.max(...codes);
}

process.exit(await main(process.argv[2] ?? ''));
