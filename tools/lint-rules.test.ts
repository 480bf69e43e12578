import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A file of the project and one line of it. */
type Line = readonly [file: string, line: string];

const forbidden: Line[] = [
  ['site/ui/card.tsx', `import { map } from '../features/places/map.tsx';`],
  ['site/ui/card.tsx', `import { food } from '#site/features/food/food.tsx';`],
  ['site/ui/card.tsx', `import { header } from '../layout/header.tsx';`],
  ['site/ui/card.tsx', `import { readPage } from '#site/lib/read-page.ts';`],
  ['site/ui/card.tsx', `import { es } from '#content/ui/es.ts';`],
  ['site/lib/draft.ts', `import { routes } from '../pages/_document.ts';`],
  ['site/lib/draft.ts', `import { owner } from '../../content/data/owner.ts';`],
  ['site/lib/draft.ts', `export { settings } from '#server/settings.ts';`],
  ['site/features/food/food.tsx', `import { places } from '../places/places.tsx';`],
  ['site/features/food/food.tsx', `import { places } from '#site/features/places/places.tsx';`],
  ['site/features/food/food.tsx', `import { header } from '#site/layout/header.tsx';`],
  ['site/features/food/food.tsx', `import type { Props } from '#site/pages/_document.ts';`],
  ['site/features/food/food.tsx', `import { places } from '#content/data/places.ts';`],
  ['site/features/food/food.tsx', `import { readFood } from './read.ts';`],
  ['site/features/food/read.ts', `import type { Props } from '#site/pages/_document.ts';`],
  ['site/layout/header.tsx', `import { map } from '../features/places/map.tsx';`],
  ['site/layout/header.tsx', `import { en } from '#content/ui/en.ts';`],
  ['site/layout/header.tsx', `import { readFrame } from './read-frame.ts';`],
  ['site/pages/_home.astro', `---\nimport { copy } from '#content/text/home.ts';\n---`],
  ['site/pages/_home.astro', `---\nimport { settings } from '#server/settings.ts';\n---`],
  ['domain/budget/budget.ts', `import { copy } from '#content/text/budget.ts';`],
  ['domain/budget/budget.ts', `import { readPage } from '#site/lib/read-page.ts';`],
  ['domain/budget/budget.ts', `import type { Settings } from '#server/settings.ts';`],
  ['domain/budget/budget.ts', `import { button } from '../site/ui/button.tsx';`],
  ['content/data/places.ts', `import { parseContact } from '../../domain/contact.ts';`],
  ['content/data/places.ts', `import { button } from '#site/ui/button.tsx';`],
  ['content/pages.ts', `import { settings } from '../server/settings.ts';`],
  ['server/http/app.ts', `import { home } from '#site/pages/_document.ts';`],
  ['server/http/app.ts', `import { office } from '../office/office.ts';`],
  ['server/storage/open.ts', `import { home } from '#site/pages/_document.ts';`],
  ['server/storage/open.ts', `import { tables } from '../office/tables.ts';`],
  ['server/storage/open.ts', `import { app } from '#server/http/app.ts';`],
  ['server/storage/open.ts', `import type { Mail } from '../mail/transport.ts';`],
  ['server/mail/worker.ts', `import { OfficeFailure } from '../office/failure.ts';`],
  ['server/mail/worker.ts', `import { app } from '../http/app.ts';`],
  ['server/office/main.ts', `import { app } from '../http/app.ts';`],
];

const allowed: Line[] = [
  ['site/ui/card.tsx', `import { draft } from '../lib/draft.ts';`],
  ['site/ui/card.tsx', `import type { Ui } from '#content/ui/es.ts';`],
  ['site/ui/card.tsx', `import { budget } from '#domain/budget/budget.ts';`],
  ['site/features/food/food.tsx', `import { dish } from './dish.tsx';`],
  ['site/features/food/food.tsx', `import { card } from '#site/ui/card.tsx';`],
  ['site/features/food/food.tsx', `import type { Food } from './read.ts';`],
  ['site/features/food/food.tsx', `import type { Place } from '#content/data/places.ts';`],
  ['site/features/food/food.tsx', `import { pathTo } from '#content/pages.ts';`],
  ['site/features/food/read.ts', `import { copy } from '#content/text/food.ts';`],
  ['site/features/food/read.ts', `import { readPlaces } from '#site/features/places/read.ts';`],
  ['site/layout/header.tsx', `import { pathTo } from '#content/pages.ts';`],
  ['site/layout/header.tsx', `import type { Menu } from '#site/layout/read-frame.ts';`],
  ['site/pages/_home.astro', `---\nimport { readPage } from '#site/lib/read-page.ts';\n---`],
  [
    'site/pages/_home.astro',
    `---\nimport { map } from '#site/features/places/map.island.tsx';\n---`,
  ],
  ['domain/budget/budget.ts', `import { rates } from './rates.ts';`],
  ['domain/budget/budget.ts', `import { formats } from '#content/formats.ts';`],
  ['site/layout/read-frame.ts', `import { copy } from '#content/text/home.ts';`],
  ['content/data/places.ts', `import { locales } from '../locale.ts';`],
  ['server/http/app.ts', `import { pages } from '#content/pages.ts';`],
  ['server/http/app.ts', `import { budget } from '../../domain/budget.ts';`],
  ['server/http/app.ts', `import { storage } from '../storage/storage.ts';`],
  ['server/mail/worker.ts', `import { claim } from '../storage/outbox.ts';`],
  ['server/office/issue-mail.ts', `import { renderMail } from '../mail/render.ts';`],
  ['site/ui/card.test.tsx', `import { es } from '#content/ui/es.ts';`],
];

const defaultExport = 'export default function it() {}';

const exporting: Line[] = [
  ['site/ui/card.tsx', defaultExport],
  ['site/layout/header.tsx', defaultExport],
  ['domain/budget/budget.ts', defaultExport],
  ['server/http/app.ts', defaultExport],
];

const mayExport: Line[] = [
  ['astro.config.ts', defaultExport],
  ['vitest.config.ts', defaultExport],
];

/** A module that one below it imports for a type. */
const circle: Line = [
  'site/ui/card.tsx',
  `import type { Row } from './row.tsx';\nexport type Card = Row;`,
];

const importRule = 'eslint(no-restricted-imports)';
const exportRule = 'import(no-default-export)';
const circleRule = 'import(no-cycle)';

let tree: string;
let found: Set<string>;

// One run of the linter over a tree with a folder for each line, so that lines do not meet.
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'rumbo-lint-'));
  const all = [...forbidden, ...allowed, ...exporting, ...mayExport, circle];
  for (const [index, [file, line]] of all.entries()) {
    const path = join(tree, String(index), file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${line}\n`);
    copyFileSync(join(root, '.oxlintrc.json'), join(tree, String(index), '.oxlintrc.json'));
  }
  const row = join(tree, String(all.indexOf(circle)), 'site/ui/row.tsx');
  writeFileSync(row, `import type { Card } from './card.tsx';\nexport type Row = Card[];\n`);
  const reports = await lint(tree);
  found = new Set(
    reports.map(({ filename, code }) => {
      const index = Number(filename.split(/[\\/]/).find((part) => /^\d+$/.test(part)));
      return key(all[index] ?? ['', ''], code);
    }),
  );
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('imports point downward', () => {
  test.each(forbidden)('%s may not: %s', (file, line) => {
    expect(found).toContain(key([file, line], importRule));
  });

  test.each(allowed)('%s may: %s', (file, line) => {
    expect(found).not.toContain(key([file, line], importRule));
  });
});

describe('exports have names', () => {
  test.each(exporting)('%s may not: %s', (file, line) => {
    expect(found).toContain(key([file, line], exportRule));
  });

  test.each(mayExport)('%s may: %s', (file, line) => {
    expect(found).not.toContain(key([file, line], exportRule));
  });
});

test('modules do not import each other in a circle, not even for a type', () => {
  expect(found).toContain(key(circle, circleRule));
});

function key([file, line]: Line, rule: string): string {
  return `${file}: ${line} ${rule}`;
}

interface Report {
  readonly filename: string;
  readonly code: string;
}

/** What the linter says about a folder whose parts bring the project's configuration along. */
function lint(folder: string): Promise<Report[]> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, '--format=json', '.'],
      { cwd: folder, maxBuffer: 1e8 },
      (error, stdout) => {
        try {
          const { diagnostics } = JSON.parse(stdout) as { diagnostics: Report[] };
          resolve(diagnostics);
        } catch {
          reject(error ?? new Error(stdout));
        }
      },
    );
  });
}
