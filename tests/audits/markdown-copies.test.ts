import type { Element, ElementContent, Root } from 'hast';
import { matches, select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { markdownPath } from '#content/document-paths.ts';
import { locales } from '#content/locale.ts';
import { pageIds } from '#content/pages.ts';
import { client, readDocument } from '../../tools/built-site.ts';

/** What a reader of the page does not read as its text: tools, ways through the page, what opens over it. */
const apart =
  'astro-island:not(:has([data-guide])), .needs-script, nav, form, dialog, [popover], [data-proof], [aria-hidden="true"], [hidden]:not([role="tabpanel"]), ' +
  '[role="status"], .visually-hidden, button:not([data-place]), output, label:has(input), label[for], seoul-clock, ' +
  'picture, svg, template, script, style';

const copies = pageIds.flatMap((page) =>
  locales.flatMap((locale) => {
    const path = markdownPath(page, locale);
    return path ? [{ page, locale, path }] : [];
  }),
);

/** Letters and digits alone, which markup does not change. */
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The text of a copy without the targets of its links. */
const plain = (markdown: string) => letters(markdown.replaceAll(/\]\((?:\\.|[^)\\])*\)/g, ']'));

function withoutApart(element: Element): void {
  const kept = (child: ElementContent) => child.type !== 'element' || !matches(apart, child);
  element.children = element.children.filter(kept);
  for (const child of element.children) if (child.type === 'element') withoutApart(child);
}

const holdsParts = ({ children }: Element) =>
  children.some((child) => child.type === 'element' && select('li, table, dl, h2, h3, h4', child));

test.each(copies)('$path says what its document says', ({ page, locale, path }) => {
  const tree: Root = unified().use(rehypeParse).parse(readDocument(page, locale));
  const main = select('main', tree);
  if (!main) throw new Error(`no main in ${page}`);
  const popups = selectAll('[popover]', main).map((popup) => letters(toString(popup)));
  withoutApart(main);
  const source = readFileSync(join(client, path), 'utf8');
  const copy = plain(source);

  const parts = selectAll('h1, h2, h3, h4, h5, h6, li, td, th, dt, dd', main)
    // What stands within an item is looked at by itself.
    .filter((part) => !holdsParts(part))
    .map((part) => toString(part).replaceAll(/\s+/g, ' ').trim());
  expect(parts.filter((part) => !copy.includes(letters(part)))).toEqual([]);

  const cells = source
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  const inCells = plain(cells);
  expect(popups.filter((popup) => popup.length > 40 && inCells.includes(popup))).toEqual([]);
  // Signs that are escaped, or words that run into one another, where two pieces were joined.
  const prose = source.replaceAll(/\]\((?:\\.|[^)\\])*\)|<[^>]*>|`[^`]*`/g, ' ');
  expect(prose.match(/.{0,30}(?:&#x\w+;|\p{Ll}{2}[.,;:]\p{Lu}\p{Ll}).{0,30}/gu) ?? []).toEqual([]);
  // What was not made into text, and what is left of pictures.
  expect(prose.match(/.*(?:\[object |\(\)|``|^\s*[-*]\s*$).*/gm) ?? []).toEqual([]);
});
