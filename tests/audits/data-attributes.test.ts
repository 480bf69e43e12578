import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Attributes by which files agree: one writes `data-x`, and a script or a stylesheet of another reads it. What a
 * component says to its own file, or to a stylesheet that it imports, is its own affair.
 */
const protocols: Readonly<Record<string, string>> = {
  away: 'the header has left the view',
  carries: 'a link takes along what the query says of the journey',
  consent: 'what the visitor said to content of others',
  drawing: 'letters are being drawn stroke by stroke',
  drop: 'the day onto which a stop can be dragged',
  fallback: 'a picture that failed to load',
  filter: 'the control of a filter, by its query parameter',
  'filter-*': 'the values of a filter under which a part shows',
  'filter-list': 'what is around the controls and items of filters',
  'foot-bar': 'a bar at the foot of the view',
  guide: 'text of the guide within a tool: part of the Markdown copy',
  'header-picture': 'the picture of a page, for view transitions',
  itinerary: 'the itinerary to which a link leads',
  'leads-to': 'the page to which a picture leads, for view transitions',
  line: 'a line of a card that is shown to somebody',
  moving: 'a card whose panel opens or closes',
  offer: 'the language that the browser prefers',
  paper: 'white as paper in every theme',
  part: 'a place that the script of a component fills or shows, by name',
  place: 'the place that a mark, a link or a row stands for',
  'place-panel': 'the panel of a card of a place',
  'plan-item': 'a step of a plan that gets a tick and dates',
  print: 'the part that is printed alone',
  proof: 'what a page rests on: in the data, not in copies',
  props: 'what a script works with, as JSON',
  scale: 'the scale of the map',
  'scrolls-sideways': 'what is pushed sideways',
  'show-card': 'a card that is shown to somebody',
  shown: 'the day of an itinerary that is in view',
  sky: 'the light in Seoul',
  sort: 'the numbers by which an item is sorted',
  state: 'how sending goes; the same name is used by the toasts of Radix',
  stop: 'the stop that a row stands for',
  theme: 'the theme that is chosen',
  to: 'the goal to which minutes lead',
  trip: 'a trip is at hand',
  voice: 'whether the device speaks Korean',
  way: 'by what one travels',
  without: 'what the map leaves out',
};

const root = join(import.meta.dirname, '../..');
const files = globSync(['site/**/*.{ts,tsx,astro,css}', 'tools/{markdown,report-texts}.ts'], {
  cwd: root,
})
  .filter((path) => !/\.(?:test|spec)\.|\/testing-/.test(path))
  .map(usesIn);
type File = (typeof files)[number];

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The attributes that a file writes and reads, without `data-`, and the stylesheets that it imports. */
function usesIn(path: string) {
  const code = withoutComments(readFileSync(join(root, path), 'utf8'));
  const reads = new Set<string>();
  const writes = new Set<string>();
  for (const [, before = '', name = '', dynamic] of code.matchAll(
    /(\[|attr\(|(?:get|has)Attribute\(\W|attributeFilter: \['|(?<![\w/-]))data-([a-z][a-z-]*[a-z]|[a-z])(-\$\{)?(?![\w.-]*\.(?:tsx?|css))/g,
  ))
    (before ? reads : writes).add(dynamic ? `${name}-*` : name);
  for (const [, deleted, dashed = '', assigned] of code.matchAll(
    /(delete [^;]*)?\bdataset(?:\.|\[')(\w+)(?:'\])?( \??\??=(?!=))?/g,
  ))
    (deleted || assigned ? writes : reads).add(kebab(dashed));
  for (const [, names = ''] of code.matchAll(/\{([^{}]*)\} = [\w.!?]*\bdataset\b/g))
    for (const [name] of names.matchAll(/\w+(?=\s*(?:[:=,]|$))/g)) reads.add(kebab(name));
  for (const [, name = ''] of code.matchAll(/properties\['data([A-Z]\w*)'\]/g))
    reads.add(kebab(name).slice(1));
  const sheets = Array.from(
    code.matchAll(/(?:from|import) '([^']+\.css)(?:\?url)?'/g),
    ([, file = '']) => (file.startsWith('#') ? file.slice(1) : join(dirname(path), file)),
  );
  return { path, reads, writes, sheets };
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const isOwn = (writer: File, reader: File) =>
  writer === reader || writer.sheets.includes(reader.path);

const names = new Set(files.flatMap(({ reads, writes }) => [...reads, ...writes]));
const uses = [...names].map((name) => {
  const writers = files.filter(({ writes }) => writes.has(name));
  const readers = files.filter(({ reads }) => reads.has(name));
  const apart =
    readers.some((reader) => !writers.some((writer) => isOwn(writer, reader))) ||
    writers.some((writer) => !readers.some((reader) => isOwn(writer, reader)));
  return { name, writers, readers, apart };
});

test('files agree by few attributes, and each of them is known', () => {
  const found = uses.filter(({ writers, readers, apart }) => writers[0] && readers[0] && apart);
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(protocols).toSorted());
  expect(found.length).toBeLessThanOrEqual(40);
});

test('no attribute is written that nothing reads', () => {
  const unread = uses.filter(({ readers }) => readers.length === 0);
  expect(unread.map(({ name, writers }) => [name, writers.map(({ path }) => path)])).toEqual([]);
});
