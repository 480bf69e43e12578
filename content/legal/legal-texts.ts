import type { Locale } from '../locale.ts';
import { parseMarkdown, type TextBlock } from '../markdown.ts';
import type { LegalPageId } from '../pages.ts';

const sources = import.meta.glob<string>('./*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a legal page as it is written in `<page>.<language>.md`, with the placeholders of `legal.ts`. */
export function legalText(page: LegalPageId, locale: Locale): TextBlock[] {
  const file = `./${page}.${locale}.md`;
  const source = sources[file];
  if (source === undefined) throw new Error(`no legal text ${file}`);
  try {
    return parseMarkdown(source);
  } catch (error) {
    throw new Error(`the legal text ${file} is wrong`, { cause: error });
  }
}
