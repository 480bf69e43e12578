// `npm run bench -- <name>`, `npm run faults -- <name>` and the like: install, build if stale and needed, then run it.
import { chromium } from './chromium.mjs';
import { build, install, node, run } from './setup.mjs';

/** What needs the built website. */
const ofTheSite = ['pages', 'interactions', 'server', 'flood', 'contact-sheets'];
const inBrowser = ['pages', 'interactions', 'contact-sheets'];

const [entry, named] = process.argv.slice(2);
const name = entry === 'tools/contact-sheets.ts' ? 'contact-sheets' : named;

try {
  await install();
  if (ofTheSite.includes(name)) await build();
  const env = inBrowser.includes(name) ? { CHROME_PATH: await chromium() } : {};
  process.exitCode = await run(node, process.argv.slice(2), env);
} catch (error) {
  console.error(`${entry}: ${error.message}`);
  process.exitCode = 1;
}
