import type { Check } from '../../bench/report.ts';
import type { Bench } from '../../bench/server.ts';
import { clockJumps } from './clock-jumps.ts';
import { crowd } from './crowd.ts';
import { databaseOutages } from './database-outages.ts';
import { killOnPostgres } from './kill-on-postgres.ts';
import { oneNetwork } from './one-network.ts';
import { silentConnections } from './silent-connections.ts';

export interface Fault {
  readonly run: (bench: Bench) => Promise<Check[]>;
  /** Cut off after so many seconds. */
  readonly limit: number;
}

/** Faults that take a server of their own, or several, and some time. */
export const heavyFaults: Readonly<Record<string, Fault>> = {
  'kill-postgres': { run: killOnPostgres, limit: 420 },
  'postgres-outages': { run: databaseOutages, limit: 420 },
  crowd: { run: crowd, limit: 120 },
  'clock-jumps': { run: clockJumps, limit: 120 },
  'silent-connections': { run: silentConnections, limit: 120 },
  'one-network': { run: oneNetwork, limit: 120 },
};
