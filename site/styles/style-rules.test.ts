import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('site/**/*.css', { cwd: root }).map((file) => ({
  file,
  css: readFileSync(join(root, file), 'utf8'),
}));

/** The widths at which a page changes: phone, tablet, desk, large screen; and what has a width of its own. */
const widths = new Set(['620px', '621px', '820px', '821px', '1180px', '1181px', '1680px']);
const ownWidths: Readonly<Record<string, string>> = {
  'site/layout/logo.module.css 399px': 'the name beside the buttons of narrow phones',
  'site/layout/logo.module.css 374px': 'the search before the second word of the name',
  'site/layout/main-menu.module.css 1240px': 'five headings and the button in one line',
  'site/features/metro/route-diagram.module.css 1300px': 'a ride in one row',
  'site/features/food/ingredient-row.module.css 374px': 'three choices in one row',
  'site/features/my-trip/tool-day.css 374px': 'the time above the name of a stop',
  'site/features/my-trip/tool-head.css 374px': 'each sentence about the trip on a line of its own',
  'site/features/trips/timeline.module.css 374px': 'the longest names of stops in one line',
  'site/features/home/destinations.module.css 374px': 'the longest word of a card in one line',
  'site/features/open-data/dataset-list.module.css 374px':
    'the longest word of a patch in one line',
  'site/features/places/further-map.module.css 374px': 'the name of a map above it',
  'site/features/places/map-canvas.css 374px': 'the buttons of the map without their names',
  'site/features/places/scene-spread.module.css 374px': 'the longest titles of series in one line',
  'site/features/seasons/your-dates.module.css 701px': 'two dates and the button in one row',
  'site/features/transport/ways-drawing.module.css 700px': 'the chart for phones',
  'site/features/transport/ways-drawing.module.css 701px': 'the chart for wide screens',
  'site/ui/page-hero.module.css 374px': 'the whole picture above its patches',
};

// Who sets larger text in the browser gets it by sizes in rem, em or a part of the view; paper has points.
test('no size of text is set in px', () => {
  const sizes = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/\bfont(?:-size)?:\s*([^;}]+)/g), ([, size = '']) => ({ file, size })),
  );
  expect(sizes.length).toBeGreaterThan(200);
  expect(sizes.filter(({ size }) => /\dpx\b/.test(size))).toEqual([]);
});

test('pages change at four widths', () => {
  const asked = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/@media[^{]*/g), ([query]) =>
      Array.from(query.matchAll(/width: ([\d.]+px)/g), ([, width = '']) => ({ file, width })),
    ).flat(),
  );
  const others = asked.filter(({ width }) => !widths.has(width));
  expect(asked.length).toBeGreaterThan(100);
  expect(new Set(others.map(({ file, width }) => `${file} ${width}`))).toEqual(
    new Set(Object.keys(ownWidths)),
  );
});

// With an element that comes or goes, the browser styles all of its parent again: any of its children could be meant.
test('no style depends on just any element before another', () => {
  const rules = sheets.flatMap(({ file, css }) =>
    Array.from(css.matchAll(/\* [+~] \*/g), ([rule]) => `${file} ${rule}`),
  );
  expect(rules).toEqual([]);
});
