// Finds the Chromium for the browser tests; on a Debian-like machine it can install one.
import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { run } from './setup.mjs';

/** Chromium without windows, which takes about half of the processor time of the others. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fixedPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that can be run, as visitors have it. Throws with what to do when there is none. */
export async function chromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Error(`CHROME_PATH names no program: ${given}`);
  }
  return find() ?? (await installed()) ?? fail();
}

/** For the browser tests: the Chromium that takes the least time, and the one with all that visitors have. */
export async function chromiumForTests() {
  const whole = await chromium();
  const quickest = process.env.CHROME_PATH ? whole : (find([shell]) ?? whole);
  return { CHROME_PATH: quickest, WHOLE_CHROME_PATH: whole };
}

function find(wanted = [...names, ...fixedPlaces]) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted
    .flatMap((name) => (isAbsolute(name) ? name : folders.map((folder) => join(folder, name))))
    .find(runnable);
}

/** Installs those of the distribution; resolves to the first, undefined where that cannot be done. */
async function installed() {
  if (process.getuid?.() !== 0 || !find(['apt-get'])) return undefined;
  console.log('No Chromium found: installing the one of the distribution …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['-y', '-qq', '--no-install-recommends'];
  await run('apt-get', ['update', '-qq'], env);
  await run('apt-get', ['install', ...quiet, 'chromium', 'fonts-liberation'], env);
  // Not every distribution has it.
  await run('apt-get', ['install', ...quiet, shell], env);
  return find();
}

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail() {
  throw new Error(
    'The browser tests need Chromium or Chrome: install it, or set CHROME_PATH to the program.',
  );
}
