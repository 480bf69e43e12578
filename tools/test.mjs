// `npm test`: install, build if stale, then what one wants to know while working. `npm test -- full` runs everything,
// `npm test -- unit` one part of it; options, such as `--shard=1/4`, go to the runner of the tests.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, headlessShell } from './chromium.mjs';
import { build, install, run } from './setup.mjs';

/** Each check resolves to what it counted; a step without tests counts only when it fails. */
const everything = {
  checks: [['Format, lint and types', () => statically(format, ...lintAndTypes)]],
  unit: [['Unit and API tests', (atEnd) => unit([], atEnd)]],
  browser: [['Browser tests', () => browser()]],
};

/** What `npm test -- <name>` runs, one after the other; those of a list within it at the same time. */
const parts = {
  ...everything,
  // Neither the documents that were built nor PostgreSQL, and in the browser the main journey of each tool.
  quick: [
    ['Lint and types', () => statically(...lintAndTypes)],
    ['Unit and API tests on SQLite', () => unit(['--project=unit', ...rooms])],
    ['Main journeys in the browser', () => browser('--grep=@main')],
  ],
  // Only the tests that a change touches by what they import.
  changed: [
    ['Unit and API tests', () => unit([`--changed=${base()}`, '--passWithNoTests'])],
    ['Browser tests', () => browser(`--only-changed=${base()}`, '--pass-with-no-tests')],
  ],
  // Browsers wait now and then for a server or a frame, and tests of the server for a process: together they do not.
  full: [...everything.checks, [...everything.browser, ...everything.unit]],
};

const format = ['prettier', ['--check', '.', '--log-level=warn', '--cache']];
const lintAndTypes = ['lint', 'typecheck'].map((script) => ['npm', ['run', '--silent', script]]);

/** The tests that need nothing that was built; new Korean in a text may lack its letters in the typeface. */
const rooms = ['content/', 'domain/', 'server/', 'site/', 'tools/fonts.test.ts'];

const given = process.argv.slice(2);
const forRunner = given.filter((argument) => argument.startsWith('--'));
const wanted = given.filter((argument) => !forRunner.includes(argument));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'rumbo-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

if (await measured('Install and build', prepare)) {
  const names = wanted.length > 0 ? wanted : ['quick'];
  for (const name of names) {
    for (const step of parts[name]) {
      const checks = Array.isArray(step[0]) ? step : [step];
      await Promise.all(
        // One writes as it goes, the others when they have ended.
        checks.map(([title, check], index) => measured(title, () => check(index > 0))),
      );
    }
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
const alsoSkipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${alsoSkipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function measured(title, check) {
  console.log(`\n── ${title}`);
  const began = performance.now();
  const counted = await check().catch((error) => {
    console.error(error.message);
    return { failed: 1 };
  });
  for (const key of Object.keys(total)) total[key] += counted[key] ?? 0;
  const failed = counted.failed > 0;
  if (failed) failures.push(title);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${title}: ${failed ? 'failed' : 'ok'} in ${seconds} s`);
  return !failed;
}

async function prepare() {
  await install();
  await build();
  return {};
}

/** Each of them keeps one core busy at most times. */
async function statically(...checks) {
  const codes = await Promise.all(checks.map((check) => run(...check)));
  return { failed: codes.filter((code) => code !== 0).length };
}

async function unit(only, atEnd = false) {
  const report = join(reports, 'unit.json');
  const log = join(reports, 'unit.log');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const output = atEnd ? openSync(log, 'w') : 'inherit';
  const code = await run('vitest', ['run', ...reporters, ...only, ...forRunner], {}, output);
  if (atEnd) process.stdout.write(readFileSync(log));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = json(report);
  const skipped = numPendingTests + numTodoTests;
  return settled(code, { passed: numPassedTests, failed: numFailedTests, skipped });
}

async function browser(...only) {
  const report = join(reports, 'browser.json');
  const path = await chromium();
  const code = await run('playwright', ['test', '--reporter=list,json', ...only, ...forRunner], {
    CHROME_PATH: path,
    HEADLESS_SHELL: headlessShell() ?? path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { expected, flaky, unexpected, skipped } = json(report).stats;
  return settled(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** The commit that a change is told from: where the branch left its upstream, or the last one. */
function base() {
  const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  try {
    return execFileSync('git', ['merge-base', 'HEAD', '@{upstream}'], options).trim();
  } catch {
    return 'HEAD';
  }
}

/** A run can fail without a failed test: a file that does not load, an error between two tests. */
function settled(code, counted) {
  return code === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

function json(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error('The run left no report.');
  }
}
