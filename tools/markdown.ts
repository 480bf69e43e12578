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
    'nav picture img svg iframe template script style seoul-clock',
    'form input select textarea output dialog',
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

/** Leaves out what is not read, makes links absolute, and separates what only the stylesheets set apart. */
function tidy(element: Element, url: string, inCell = false): void {
  const { href } = element.properties;
  if (typeof href === 'string') element.properties['href'] = new URL(href, url).href;
  const isCell = inCell || element.tagName === 'td' || element.tagName === 'th';
  const read = element.children.filter(isRead);
  for (const child of read) if (child.type === 'element') tidy(child, url, isCell);
  const children = read.filter((child) => !isEmpty(child));
  element.children = children.flatMap((child, index) => {
    const between = separator(children[index - 1], child, isCell);
    return between ? [{ type: 'text', value: between }, child] : [child];
  });
  for (const child of children) if (child.type === 'element') rename(child, isCell);
}

/** A cell is one line; what stands beside a heading in a summary, and the title of a step, are lines of their own. */
function rename(element: Element, inCell: boolean): void {
  if (inCell && isBlock(element)) element.tagName = 'span';
  else if (element.tagName === 'summary') element.tagName = 'div';
  else if (element.tagName === 'label') element.tagName = 'p';
}

const blocks = new Set(['div', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'details', 'summary']);

const isBlock = (child: ElementContent): boolean =>
  child.type === 'element' && blocks.has(child.tagName);

/** What goes between two pieces: a cell is one line, in which its blocks need a sign. */
function separator(before: ElementContent | undefined, after: ElementContent, inCell: boolean) {
  if (!before || !toString(before).trim() || !toString(after).trim()) return undefined;
  if (inCell && (isBlock(before) || isBlock(after))) return ' · ';
  return trimEnd(before) || isJoined(toString(before), toString(after)) ? ' ' : undefined;
}

const emphasis = new Set(['b', 'strong', 'i', 'em']);

/** Takes the space from the end of emphasised words, where Markdown has none; whether there was one. */
function trimEnd(child: ElementContent): boolean {
  const last = child.type === 'element' && emphasis.has(child.tagName) && child.children.at(-1);
  if (!last || last.type !== 'text' || !/\s$/.test(last.value)) return false;
  last.value = last.value.trimEnd();
  return true;
}

const isRead = (child: ElementContent): boolean =>
  child.type === 'element' ? !isLeftOut(child) : child.type === 'text';

/** Whether nothing is left of a link or an item of a list, which showed a picture alone. */
const isEmpty = (child: ElementContent): boolean =>
  child.type === 'element' && /^(?:a|li)$/.test(child.tagName) && !toString(child).trim();

function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element;
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  // A button that opens a place on the map is the name of that place.
  const isTool = tagName === 'button' && properties['dataPlace'] === undefined;
  // The label of a step, which gets its tick in the browser, is the title of that step.
  const isOfField =
    tagName === 'label' &&
    (properties['htmlFor'] !== undefined || Boolean(select('input, select, textarea', element)));
  // A tab that is not chosen is part of what the page says; what opens over the page is not.
  const isUnseen =
    (Boolean(properties['hidden']) && properties['role'] !== 'tabpanel') ||
    properties['popover'] !== undefined ||
    properties['ariaHidden'] === 'true' ||
    // What a drawing shows to those who see it is marked as part of the guide.
    (classes.includes('visually-hidden') && properties['dataGuide'] === undefined);
  // An island is a tool, unless it shows the text of the guide.
  const isIsland = tagName === 'astro-island' && !select('[data-guide]', element);
  // A copy says neither what a script shows nor what stands in its place.
  const needsScript = classes.includes('needs-script') || classes.includes('without-script');
  const isOfVoice = properties['dataVoice'] !== undefined;
  // What a page rests on is in the data, to which the copy leads.
  const isProof = properties['dataProof'] !== undefined;
  const isLive = properties['role'] === 'status';
  return (
    leftOut.has(tagName) ||
    isTool ||
    isOfField ||
    isUnseen ||
    isIsland ||
    needsScript ||
    isOfVoice ||
    isProof ||
    isLive
  );
}

/** Whether two pieces would be read as one word or sentence: `₩` belongs to the number behind it. */
function isJoined(end: string, start: string): boolean {
  if (/[₩$€]$/.test(end)) return /^[\p{L}¿¡]/u.test(start);
  return /[\p{L}\p{N}.,;:!?%)»”…]$/u.test(end) && /^[\p{L}\p{N}≈¿¡(«“₩_]/u.test(start);
}
