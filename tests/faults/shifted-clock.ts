// Loaded before the server: its clock is off by the milliseconds that stand in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env['CLOCK_FILE'] ?? '';

/** The file is read at most so often (ms): the clock is asked in every request. */
const freshFor = 50;

let shift = 0;
let readAt = -Infinity;

function now(): number {
  const real = RealDate.now();
  if (real - readAt > freshFor) {
    shift = Number(readFileSync(file, 'utf8'));
    readAt = real;
  }
  return real + shift;
}

globalThis.Date = class extends RealDate {
  constructor(...given: [] | [number]) {
    super(...(given.length > 0 ? (given as [number]) : ([now()] as const)));
  }

  static override now(): number {
    return now();
  }
} as DateConstructor;
