import { Marked } from 'marked';
import type { Locale } from '../locale.ts';
import type { TextBlock } from '../markdown.ts';
import { pathTo, type PageId } from '../pages.ts';

/**
 * An article as HTML for readers outside the site.
 * @param origin The origin of the site, which goes before the path of every link within it.
 */
export function articleHtml(blocks: readonly TextBlock[], locale: Locale, origin: string): string {
  const marked = new Marked({
    walkTokens(token) {
      if (token.type === 'link') token.href = urlOf(token.href as string, locale, origin);
    },
  });
  const inline = (text: string) => marked.parseInline(text, { async: false });
  return blocks.map((block) => elementOf(block, inline)).join('\n');
}

function elementOf(block: TextBlock, inline: (text: string) => string): string {
  if ('items' in block) {
    const list = block.kind === 'list' ? 'ul' : 'ol';
    const items = block.items.map((item) => `<li>${inline(item)}</li>`);
    return `<${list}>${items.join('')}</${list}>`;
  }
  const text = inline(block.text);
  if (block.kind === 'heading') return `<h2>${text}</h2>`;
  return block.kind === 'note' ? `<blockquote><p>${text}</p></blockquote>` : `<p>${text}</p>`;
}

function urlOf(target: string, locale: Locale, origin: string): string {
  if (target.startsWith('https://')) return target;
  const [page = '', anchor] = target.split('#');
  return origin + pathTo(page as PageId, locale) + (anchor ? `#${anchor}` : '');
}
