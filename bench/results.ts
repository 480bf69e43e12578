import { execFileSync, type StdioOptions } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type as system } from 'node:os';
import { join } from 'node:path';
import Table from 'cli-table3';
import { format } from 'prettier';
import { verdict, type Check } from '../tests/faults/checks.ts';

/** What a bench of speed found. */
export interface Measured {
  readonly title: string;
  readonly checks: readonly Check[];
  readonly tables: readonly Sheet[];
  /** How it was measured, a paragraph each. */
  readonly notes: readonly string[];
}

/** A table of figures beside the checks. */
export interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** When, on what and how the figures came about. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly command: string;
}

const root = join(import.meta.dirname, '..');

/** Prints the tables that stand beside the checks. */
export function printSheets(sheets: readonly Sheet[]): void {
  for (const { title, head, rows } of sheets) {
    const table = new Table({ head: [...head], style: { head: [], border: [] } });
    for (const row of rows) table.push([...row]);
    console.log(`\n${title}\n${table.toString()}`);
  }
}

/** Writes `bench/results/<name>.md`. */
export async function writeResults(
  name: string,
  measured: Measured,
  about: Circumstances,
): Promise<void> {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const text = markdownOf(measured, about);
  writeFileSync(join(folder, `${name}.md`), await format(text, { parser: 'markdown' }));
}

/** The results as a Markdown page. */
export function markdownOf(measured: Measured, about: Circumstances): string {
  const { title, checks, tables, notes } = measured;
  const summary: Sheet = {
    title: 'Bars',
    head: ['What', 'Figure', 'Bar', ''],
    rows: checks.map((check) => [check.what, check.figure, check.bar ?? '', verdict(check)]),
  };
  return [
    `# ${title}`,
    `${about.date}, commit ${about.commit}, on ${about.machine}: \`${about.command}\``,
    ...notes,
    ...sheetLines(summary),
    ...tables.flatMap(sheetLines),
  ].join('\n\n');
}

function sheetLines({ title, head, rows }: Sheet): string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  return [`## ${title}`, table];
}

/** Today, this commit, this machine. */
export function circumstances(command: string): Circumstances {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine:
      `${availableParallelism()} cores of ${processor?.model.trim() ?? 'an unknown processor'}, ` +
      `${memory} GB, ${system()} ${release()}, Node ${process.versions.node}`,
    command,
  };
}

function commit(): string {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio, encoding: 'utf8' });
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results').trim() !== '';
    return git('rev-parse', '--short', 'HEAD').trim() + (changed ? ' with changes' : '');
  } catch {
    return 'unknown';
  }
}
