// `npm run bench -- <name>` and `npm run faults -- <name>`: install, build if stale and needed, then run it.
import { chromium } from './chromium.mjs';
import { build, install, node, run } from './setup.mjs';

/** The benches that need the built website. */
const ofTheSite = ['pages', 'interactions', 'server', 'flood'];
const inBrowser = ['pages', 'interactions'];

const [entry, name] = process.argv.slice(2);

try {
  await install();
  if (ofTheSite.includes(name)) await build();
  const env = inBrowser.includes(name) ? { CHROME_PATH: await chromium() } : {};
  process.exitCode = await run(node, process.argv.slice(2), env);
} catch (error) {
  console.error(`${entry}: ${error.message}`);
  process.exitCode = 1;
}
