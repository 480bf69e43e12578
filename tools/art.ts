// `npm run art` writes `art/index.ts`, the typed list of the drawings, from what their files say of themselves.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../art');
const file = join(folder, 'index.ts');

/** The drawings by their ids: a group and a name, and with `.svg` the file. */
export const svgs: ReadonlyMap<string, string> = new Map(
  globSync('*/*.svg', { cwd: folder })
    .toSorted()
    .map((path) => [path.slice(0, -'.svg'.length), readFileSync(join(folder, path), 'utf8')]),
);

/** The numbers of an attribute of the root. */
function numbersOf(svg: string, attribute: string, count: number): string[] {
  const [, value = ''] = new RegExp(`^<svg [^>]*\\b${attribute}="([^"]*)"`).exec(svg) ?? [];
  const numbers = value.split(' ').filter((each) => /^-?\d+$/.test(each));
  if (numbers.length !== count) throw new Error(`${attribute} needs ${count} whole numbers`);
  return numbers;
}

function entryOf([id, svg]: readonly [id: string, svg: string]): string {
  try {
    const [, , width, height] = numbersOf(svg, 'viewBox', 4);
    const safe = numbersOf(svg, 'data-safe', 4).join(', ');
    const position = numbersOf(svg, 'data-position', 2).join(', ');
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return `  '${id}': { width: ${width}, height: ${height}, safe: [${safe}], position: [${position}], hash: '${hash}' },\n`;
  } catch (cause) {
    throw new Error(`art/${id}.svg has no size, safe box or position`, { cause });
  }
}

/** What has to stand in `art/index.ts`. */
function indexOf(drawings: ReadonlyMap<string, string>): string {
  return [
    '// Written by `npm run art`. The safe box is in units of the drawing, the position in per cent.\n',
    `export const drawings = {\n${Array.from(drawings, entryOf).join('')}} as const;\n\n`,
    'export type DrawingId = keyof typeof drawings;\n',
  ].join('');
}

export const isUpToDate = () => readFileSync(file, 'utf8') === indexOf(svgs);

/** Files are sent to every visitor, so they may neither run code nor fetch anything. */
export function markupProblems(svg: string): string[] {
  const references = [...svg.matchAll(/(?:href="|url\(['"]?)([^")']*)/g)].map(([, to = '']) => to);
  const urls = [...svg.matchAll(/\w+:\/\/[^"\s<]+/g)].map(([url]) => url);
  const executable =
    /<(?:[!?]|(?:script|foreignObject|style|image|iframe|a|animate\w*|set)\b)/i.test(svg) ||
    /\son\w+=|javascript:|data:|@import/i.test(svg);
  return [
    !/<title>[^<]+<\/title>/.test(svg) && 'has no title',
    executable && 'is more than a picture',
    references.some((to) => !to.startsWith('#')) && 'refers to something else',
    urls.some((url) => url !== 'http://www.w3.org/2000/svg') && 'names another URL',
  ].filter((problem) => problem !== false);
}

if (import.meta.main) {
  writeFileSync(file, indexOf(svgs));
  console.log(`${svgs.size} drawings listed in art/index.ts`);
}
