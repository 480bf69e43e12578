// `npm run bench -- <name>`: install, build if stale and needed, then run the bench.
import { chromium } from './chromium.mjs';
import { build, install, node, run } from './setup.mjs';

/** Benches that ask the built website; the others do without. */
const ofTheSite = ['pages', 'server', 'flood', 'faults', 'all'];

const [name] = process.argv.slice(2);

try {
  await install();
  if (ofTheSite.includes(name)) await build();
  const env = name === 'pages' ? { CHROME_PATH: await chromium() } : {};
  process.exitCode = await run(node, ['bench/index.ts', ...process.argv.slice(2)], env);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
