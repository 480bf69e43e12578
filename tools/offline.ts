// The last step of the build: icons, the lists of what a device can keep, and the service worker.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { locales } from '../content/locale.ts';
import { compressFile } from '../server/http/precompress.ts';
import { drawIcons } from './app-icons.ts';
import { client } from './built-site.ts';
import { guideList, offlineFiles, versionOf } from './offline-lists.ts';

const root = join(import.meta.dirname, '..');

const lists = locales.map((locale) => ({ locale, list: guideList(locale) }));
const version = versionOf(lists.map(({ list }) => list));

mkdirSync(join(client, 'offline'), { recursive: true });
const written = await Promise.all([
  ...lists.map(({ locale, list }) =>
    write(`offline/${locale}.json`, JSON.stringify({ version, ...list })),
  ),
  workerScript().then((script) => write('sw.js', script)),
]);
await Promise.all([drawIcons(client), ...written.map(compressFile)]);

/** The worker as a classic script, because not every browser supports modules in workers. */
async function workerScript(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      OFFLINE_FILES: JSON.stringify(offlineFiles()),
    },
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'site/service-worker/worker.ts'),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the service worker was not built');
  // Browsers update a worker when its bytes change.
  return `/* ${version} */${chunk.code}`;
}

async function write(path: string, text: string): Promise<string> {
  const file = join(client, path);
  writeFileSync(file, text);
  return file;
}
