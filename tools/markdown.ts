import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Ways through the page, pictures, and what only works in a browser. */
const leftOut = [
  // A button that opens a place on the map is the name of that place.
  'button:not([data-place])',
  'nav, picture, img, svg, template, script, style, [hidden], [aria-hidden=true], .visually-hidden',
  'astro-island, seoul-clock, [data-office-hours], form, label, input, select, textarea, output, dialog, [role=status]',
].join();

/** The `<main>` of the document at a URL as Markdown, with absolute links. */
export function markdownOf(html: string, url: string): string {
  const markdown = unified()
    .use(rehypeParse)
    .use(() => (tree: Root) => mainOf(tree, url))
    .use(rehypeRemark)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', emphasis: '_' })
    .processSync(html);
  return `${String(markdown)}\n---\n\n<${url}>\n`;
}

function mainOf(tree: Root, url: string): Root {
  const main = select('main', tree);
  if (!main) throw new Error(`no main at ${url}`);
  const heading = select('h1', main);
  // The selectors are parsed once for the page, not for each of its elements.
  tidy(main, url, new Set(selectAll(leftOut, main)));
  // That of the calculator belongs to the tool.
  if (heading && !select('h1', main)) main.children.unshift(heading);
  return { type: 'root', children: main.children };
}

/** Leaves out what is not read, makes links absolute, and separates words that only the stylesheets set apart. */
function tidy(element: Element, url: string, unread: ReadonlySet<ElementContent>): void {
  const { href } = element.properties;
  if (typeof href === 'string') element.properties['href'] = new URL(href, url).href;
  const children = element.children.filter((child) => isRead(child, unread));
  for (const child of children) if (child.type === 'element') tidy(child, url, unread);
  element.children = children.flatMap((child, index) =>
    isJoined(children[index - 1], child) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

function isRead(child: ElementContent, unread: ReadonlySet<ElementContent>): boolean {
  if (child.type !== 'element') return child.type === 'text';
  const isEmptyLink = child.tagName === 'a' && toString(child).trim() === '';
  return !isEmptyLink && !unread.has(child);
}

function isJoined(before: ElementContent | undefined, after: ElementContent): boolean {
  return (
    before !== undefined &&
    /[\p{L}\p{N}]$/u.test(toString(before)) &&
    /^[\p{L}\p{N}≈]/u.test(toString(after))
  );
}
