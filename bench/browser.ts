import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { NotPossible, type Harness } from '../tests/faults/harness.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--no-first-run',
];

/** The browser's program. @throws NotPossible when there is none. */
function program(): string {
  const path = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(path)) {
    throw new NotPossible('it needs Chromium or Chrome; CHROME_PATH names the program');
  }
  return path;
}

/** A browser that Playwright drives. */
export async function openBrowser(harness: Harness): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: program(),
    args: flags,
    // The bench itself ends what it started.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  harness.atEnd(() => browser.close());
  return browser;
}

let number = 0;

/** Lends a browser with a fresh profile to the work, by its debugging port. */
export async function withChrome<T>(
  harness: Harness,
  work: (port: number) => Promise<T>,
): Promise<T> {
  const profile = join(harness.folder, `profile-${number++}`);
  const own = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const chrome = spawn(program(), [...flags, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  harness.own(chrome);
  try {
    for await (const line of createInterface(chrome.stderr)) {
      const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (!port) continue;
      chrome.stderr.resume();
      return await work(Number(port));
    }
    throw new Error('the browser ended before it listened');
  } finally {
    chrome.kill('SIGKILL');
  }
}
