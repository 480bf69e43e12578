import type { Element, ElementContent, Root } from 'hast';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Ways through the page, pictures, and what only works in a browser. */
const leftOut = new Set(
  [
    'nav picture img svg template script style astro-island seoul-clock',
    'form label input select textarea output dialog',
  ].flatMap((names) => names.split(' ')),
);

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
  tidy(main, url);
  // That of the calculator belongs to the tool.
  if (heading && !select('h1', main)) main.children.unshift(heading);
  return { type: 'root', children: main.children };
}

/** Leaves out what is not read, makes links absolute, and separates words that only the stylesheets set apart. */
function tidy(element: Element, url: string): void {
  const { href } = element.properties;
  if (typeof href === 'string') element.properties['href'] = new URL(href, url).href;
  const children = element.children.filter(isRead);
  for (const child of children) if (child.type === 'element') tidy(child, url);
  element.children = children.flatMap((child, index) =>
    isJoined(children[index - 1], child) ? [{ type: 'text', value: ' ' }, child] : [child],
  );
}

function isRead(child: ElementContent): boolean {
  if (child.type !== 'element') return child.type === 'text';
  const isEmptyLink = child.tagName === 'a' && toString(child).trim() === '';
  return !isEmptyLink && !isLeftOut(child);
}

function isLeftOut({ tagName, properties }: Element): boolean {
  // A button that opens a place on the map is the name of that place.
  const isTool = tagName === 'button' && properties['dataPlace'] === undefined;
  const isUnseen =
    Boolean(properties['hidden']) ||
    properties['ariaHidden'] === 'true' ||
    (Array.isArray(properties['className']) && properties['className'].includes('visually-hidden'));
  const isLive = properties['role'] === 'status' || properties['dataOfficeHours'] !== undefined;
  return leftOut.has(tagName) || isTool || isUnseen || isLive;
}

function isJoined(before: ElementContent | undefined, after: ElementContent): boolean {
  return (
    before !== undefined &&
    /[\p{L}\p{N}]$/u.test(toString(before)) &&
    /^[\p{L}\p{N}≈]/u.test(toString(after))
  );
}
