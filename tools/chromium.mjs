// Finds the Chromium for the browser tests; on a Debian-like machine it can install one.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './setup.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without windows, in which Playwright's tests run by default: an eighth quicker, but it cannot do all. */
const shell = 'chromium-headless-shell';
const fixedPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that can be run. Throws with what to do when there is none. */
export async function chromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Error(`CHROME_PATH names no program: ${given}`);
  }
  return find() ?? (await installed()) ?? fail();
}

/** The path of its headless shell, where there is one and no other browser is asked for. */
export function headlessShell() {
  return process.env.CHROME_PATH ? undefined : inPath([shell]).find(runnable);
}

function find() {
  return [...inPath(names), ...fixedPlaces].find(runnable);
}

function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function installed() {
  const places = (process.env.PATH ?? '').split(delimiter);
  const mayInstall =
    process.getuid?.() === 0 && places.some((place) => runnable(join(place, 'apt-get')));
  if (!mayInstall) return undefined;
  console.log('No Chromium found: installing the one of the distribution …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], env);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  await run('apt-get', [...options, 'chromium', 'fonts-liberation'], env);
  // Not every distribution has it; the tests do without.
  await run('apt-get', [...options, shell], env);
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
