// `npm run data-ids`: adds new ids of the open data to the list of those that were given out. It never takes one out.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { publishedIds } from '#content/open-data/published-ids.ts';

type Kind = keyof typeof publishedIds;

const root = join(import.meta.dirname, '..');
const reader = join(root, 'site/features/open-data/read-open-ids.ts');
const { module } = await runnerImport<{
  readonly openIds: () => Readonly<Record<Kind, readonly string[]>>;
}>(reader, { root, configFile: false, logLevel: 'error' });
const now = module.openIds();

const lists = Object.fromEntries(
  Object.entries(publishedIds).map(([kind, { published, retired }]) => {
    const found = now[kind as Kind].filter((id) => !published.includes(id));
    if (found.length > 0) console.log(`${kind}: ${found.length} new`);
    return [kind, { published: [...published, ...found], retired }];
  }),
);
const file = join(root, 'content/open-data/published-ids.json');
writeFileSync(file, `${JSON.stringify(lists, null, 2)}\n`);
